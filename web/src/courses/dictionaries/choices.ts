// Searches of course types, formats, places and categories, for combo boxes.
import { folded } from '@kafedra/common/words';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import { sortDepthFirst } from '../categories/categoryTree.ts';
import type { choicesCategoriesQuery } from '../../__generated__/choicesCategoriesQuery.graphql.ts';
import type { choicesFormatsQuery } from '../../__generated__/choicesFormatsQuery.graphql.ts';
import type { choicesPlacesQuery } from '../../__generated__/choicesPlacesQuery.graphql.ts';
import type { choicesTypesQuery } from '../../__generated__/choicesTypesQuery.graphql.ts';

/** Results are sorted by name. */
export const useTypeSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesTypesQuery($companyId: ID!, $search: String, $after: String) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            courseTypes(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: choicesTypesQuery['response']) => node?.courseTypes,
    record: ({ id, name }) => ({ id, name }),
  });

/** Results are sorted by name. */
export const useFormatSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesFormatsQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            courseFormats(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: choicesFormatsQuery['response']) => node?.courseFormats,
    record: ({ id, name }) => ({ id, name }),
  });

/** Results are sorted by name. */
export const usePlaceSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesPlacesQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            places(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: choicesPlacesQuery['response']) => node?.places,
    record: ({ id, name }) => ({ id, name }),
  });

/** In tree order, each with its parent's name. All are fetched at once: there are few. */
export function useCategorySearch(companyId: string): RecordSearch {
  const environment = useRelayEnvironment();
  return async (search) => {
    const answer = await fetchQuery<choicesCategoriesQuery>(
      environment,
      graphql`
        query choicesCategoriesQuery($companyId: ID!) @throwOnFieldError {
          node(id: $companyId) {
            ... on Company {
              courseCategories {
                id
                title
                parentCategory {
                  id
                  title
                }
              }
            }
          }
        }
      `,
      { companyId },
    ).toPromise();
    const words = folded(search);
    const all = sortDepthFirst(
      answer?.node?.courseCategories ?? [],
      ({ parentCategory }) => parentCategory?.id,
    );
    const found = all.filter(({ title }) => folded(title).includes(words));
    return {
      records: found.map(({ id, title, parentCategory }) => ({
        id,
        name: title,
        ...(parentCategory && { note: parentCategory.title }),
      })),
      next: null,
    };
  };
}
