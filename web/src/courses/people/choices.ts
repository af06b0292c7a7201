// The people of a company and the packages of a course, for fields that choose among them.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type { choicesCoursePackagesQuery } from '../../__generated__/choicesCoursePackagesQuery.graphql.ts';
import type { choicesStaffQuery } from '../../__generated__/choicesStaffQuery.graphql.ts';

/** Active people by name, but for those who are there already. */
export const useStaffSearch = (companyId: string, without: readonly string[] = []): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesStaffQuery($companyId: ID!, $search: String, $after: String) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            users(first: 20, after: $after, search: $search, filter: { status: [ACTIVE] }) {
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
    connection: ({ node }: choicesStaffQuery['response']) => node?.users,
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
