// Search for possible dependents of a variable: fields of the same record type and variables of other lists, ten at a
// time.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../../kit/relay/useConnectionSearch.ts';
import type { ChosenRecord, RecordSearch } from '../../../ui/index.ts';
import type {
  CustomFieldFilter,
  dependentChoicesFieldsQuery$data,
} from '../../../__generated__/dependentChoicesFieldsQuery.graphql.ts';
import type { dependentChoicesVariablesQuery$data } from '../../../__generated__/dependentChoicesVariablesQuery.graphql.ts';

/** Fields of the company except one. */
export const useFieldSearch = (
  companyId: string,
  filter: CustomFieldFilter,
  except: string,
): RecordSearch =>
  useConnectionSearch({
    variables: { companyId, filter },
    query: graphql`
      query dependentChoicesFieldsQuery(
        $companyId: ID!
        $filter: CustomFieldFilter
        $search: String
        $after: String
      ) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            customFields(first: 10, after: $after, search: $search, filter: $filter) {
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
    connection: ({ node }: dependentChoicesFieldsQuery$data) => node?.customFields,
    record: ({ id, name }) => (id === except ? null : { id, name }),
  });

/** Variables of a list, prefixed by its name; none until a list is selected. */
export function useVariableSearch(list: ChosenRecord | null): RecordSearch {
  const search = useConnectionSearch({
    variables: { id: list?.id ?? '' },
    query: graphql`
      query dependentChoicesVariablesQuery($id: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $id) {
          ... on CustomField {
            pagedVariables(first: 10, after: $after, search: $search) {
              nodes {
                id
                value
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
    connection: ({ node }: dependentChoicesVariablesQuery$data) => node?.pagedVariables,
    record: ({ id, value }) => ({ id, name: `${list?.name ?? ''}: ${value}` }),
  });
  return list === null ? () => Promise.resolve({ records: [], next: null }) : search;
}
