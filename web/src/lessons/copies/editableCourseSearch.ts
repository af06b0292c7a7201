// Search for courses that the user may edit, for fields that select the target of copies.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type { editableCourseSearchQuery } from '../../__generated__/editableCourseSearchQuery.graphql.ts';

export const useEditableCourseSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query editableCourseSearchQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            editableCourses(
              first: 20
              after: $after
              search: $search
              orderBy: { field: NAME, direction: ASC }
            ) {
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
    connection: ({ node }: editableCourseSearchQuery['response']) => node?.editableCourses,
    record: ({ id, name }) => ({ id, name }),
  });
