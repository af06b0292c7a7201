// The route of the public catalogue, open without signing in: its query, and its search, filter and sort in the URL.
import { graphql } from 'react-relay';
import { flag, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { catalogRouteQuery } from '../../__generated__/catalogRouteQuery.graphql.ts';

export const catalogList = listAddress({
  sorting: { name: 'NAME', price: 'PRICE', start: 'START_DATE' },
  conditions: { category: values(), format: values(), place: values(), free: flag },
});

export type CatalogState = StateOf<typeof catalogList>;

/** Ignores values of the URL that can't be ids. */
function idsOf(texts: readonly string[]): number[] | null {
  const ids = texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number);
  return ids.length > 0 ? ids : null;
}

export const catalogRoute: Page<catalogRouteQuery> = {
  open: true,
  query: graphql`
    query catalogRouteQuery(
      $company: String!
      $search: String
      $filter: CatalogCourseFilter
      $orderBy: CatalogCourseOrder
    ) {
      ...CatalogScreen_query
        @arguments(company: $company, search: $search, filter: $filter, orderBy: $orderBy)
    }
  `,
  variables: ({ params, search }) => {
    const state = catalogList.read(search);
    return {
      ...catalogList.variables(state),
      company: params['company'] ?? '',
      filter: {
        categoryId: idsOf(state.category),
        formatId: idsOf(state.format),
        placeId: idsOf(state.place),
        free: state.free || null,
      },
    };
  },
  screen: () => import('./CatalogScreen.tsx').then((module) => module.CatalogScreen),
};
