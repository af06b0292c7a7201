// What orders are described with, for fields that choose among it.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../kit/useConnectionSearch.ts';
import type { RecordSearch } from '../ui/index.ts';
import type { choicesOrderManagersQuery } from '../__generated__/choicesOrderManagersQuery.graphql.ts';

/** Who may work on orders, by name. */
export const useOrderManagerSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesOrderManagersQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            availableOrderManagers(first: 20, after: $after, search: $search) {
              nodes {
                userId
                fullName
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
    connection: ({ node }: choicesOrderManagersQuery['response']) => node?.availableOrderManagers,
    record: ({ userId, fullName }) => ({ id: userId, name: fullName }),
  });
