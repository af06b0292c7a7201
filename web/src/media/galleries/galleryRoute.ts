// The route of a gallery's page and its query.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { galleryRouteQuery } from '../../__generated__/galleryRouteQuery.graphql.ts';

const galleryIdOf = idAt('gallery_id');

export const galleryRoute = companyPage<galleryRouteQuery>({
  query: graphql`
    query galleryRouteQuery($company: String!, $id: Int!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GalleryScreen_company @arguments(id: $id)
      }
    }
  `,
  // An invalid id becomes 0, which no record has.
  variables: (place) => ({ id: galleryIdOf(place) ?? 0 }),
  screen: () => import('./GalleryScreen.tsx').then((module) => module.GalleryScreen),
});
