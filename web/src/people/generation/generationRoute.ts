// What the making of accounts asks for.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/page.tsx';
import { companyCode } from '../../kit/Admin.ts';
import type { generationRouteQuery } from '../../__generated__/generationRouteQuery.graphql.ts';

export const generationRoute: Page<generationRouteQuery> = {
  query: graphql`
    query generationRouteQuery($company: String!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GenerationScreen_company
      }
    }
  `,
  variables: (place) => ({ company: companyCode(place) }),
  screen: () => import('./GenerationScreen.tsx').then((module) => module.GenerationScreen),
};
