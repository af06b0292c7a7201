// Search for custom fields of users that may hold the school class, by name; requires permission to see people.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type { useClassFieldSearchQuery$data } from '../../__generated__/useClassFieldSearchQuery.graphql.ts';

export const useClassFieldSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId, filter: { subtype: ['USER'] } },
    query: graphql`
      query useClassFieldSearchQuery(
        $companyId: ID!
        $filter: CustomFieldFilter
        $search: String
        $after: String
      ) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            customFields(first: 20, after: $after, search: $search, filter: $filter) {
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
    connection: ({ node }: useClassFieldSearchQuery$data) => node?.customFields,
    record: ({ id, name }) => ({ id, name }),
  });
