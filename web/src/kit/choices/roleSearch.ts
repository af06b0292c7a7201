// Searches the company's roles, for combo boxes.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type { roleSearchQuery } from '../../__generated__/roleSearchQuery.graphql.ts';

/** Results are in the manual order of roles. */
export const useRoleSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query roleSearchQuery($companyId: ID!, $search: String, $after: String) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            roles(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: roleSearchQuery['response']) => node?.roles,
    record: ({ id, name }) => ({ id, name }),
  });
