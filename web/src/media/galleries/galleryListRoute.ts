// The route of the list of galleries: its address parameters and query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { galleryListRouteQuery } from '../../__generated__/galleryListRouteQuery.graphql.ts';

export const galleryList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const galleryListRoute = companyPage<galleryListRouteQuery>({
  query: graphql`
    query galleryListRouteQuery($company: String!, $search: String, $orderBy: GalleryOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GalleryListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: galleryList.variablesAt,
  screen: () => import('./GalleryListScreen.tsx').then((module) => module.GalleryListScreen),
});
