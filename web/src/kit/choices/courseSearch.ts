// Searches the courses that the viewer may see, for combo boxes.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type { courseSearchQuery } from '../../__generated__/courseSearchQuery.graphql.ts';

export const useCourseSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query courseSearchQuery($companyId: ID!, $search: String, $after: String) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            courses(first: 20, after: $after, search: $search, orderBy: { field: NAME }) {
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
    connection: ({ node }: courseSearchQuery['response']) => node?.courses,
    record: ({ id, name }) => ({ id, name }),
  });
