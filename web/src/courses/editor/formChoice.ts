// Searches the company's forms, for combo boxes. Requires the permission COMPANY_SETTINGS.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type { formChoiceQuery } from '../../__generated__/formChoiceQuery.graphql.ts';

/** Searches by name. */
export const useFormSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query formChoiceQuery($companyId: ID!, $search: String, $after: String) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            forms(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: formChoiceQuery['response']) => node?.forms,
    record: ({ id, name }) => ({ id, name }),
  });
