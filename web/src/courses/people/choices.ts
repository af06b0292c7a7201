// Searches the packages of a course, for combo boxes.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import { formatPrice, type RecordSearch } from '../../ui/index.ts';
import type { choicesCoursePackagesQuery } from '../../__generated__/choicesCoursePackagesQuery.graphql.ts';

/** Searches by name. */
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
                price @catch(to: NULL)
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
    record: ({ id, name, price }) => ({ id, name, note: formatPrice(price) }),
  });
