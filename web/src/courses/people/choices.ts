// The people of a company and the packages of a course, for fields that choose among them.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type { choicesCoursePackagesQuery } from '../../__generated__/choicesCoursePackagesQuery.graphql.ts';
import type {
  choicesPeopleQuery,
  UserStatus,
} from '../../__generated__/choicesPeopleQuery.graphql.ts';

interface WhichPeople {
  /** Those who are there already. */
  without?: readonly string[];
  statuses?: readonly UserStatus[];
}

/** Active people by name. */
export const usePeopleSearch = (
  companyId: string,
  { without = [], statuses = ['ACTIVE'] }: WhichPeople = {},
): RecordSearch =>
  useConnectionSearch({
    variables: { companyId, statuses },
    query: graphql`
      query choicesPeopleQuery(
        $companyId: ID!
        $statuses: [UserStatus!]!
        $search: String
        $after: String
      ) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            users(first: 20, after: $after, search: $search, filter: { status: $statuses }) {
              nodes {
                id
                fullName
                email
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: choicesPeopleQuery['response']) => node?.users,
    record: ({ id, fullName, email }) =>
      without.includes(id) ? null : { id, name: fullName, note: email ?? '' },
  });

/** By name. */
export const useCoursePackageSearch = (courseId: string): RecordSearch =>
  useConnectionSearch({
    variables: { courseId },
    query: graphql`
      query choicesCoursePackagesQuery($courseId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $courseId) {
          ... on Course {
            packages(first: 20, after: $after, search: $search) {
              nodes {
                id
                name
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: choicesCoursePackagesQuery['response']) => node?.packages,
    record: ({ id, name }) => ({ id, name }),
  });
