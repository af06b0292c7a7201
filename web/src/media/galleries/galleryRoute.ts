// What the page of a gallery asks for.
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
  // What can't be an id is that of no gallery.
  variables: (place) => ({ id: galleryIdOf(place) ?? 0 }),
  screen: () => import('./GalleryScreen.tsx').then((module) => module.GalleryScreen),
});
