// The list of forms in the address, and what it asks for there.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { formListRouteQuery } from '../../__generated__/formListRouteQuery.graphql.ts';

export const formList = listAddress({
  sorting: { name: 'NAME', type: 'TYPE', created: 'CREATED_AT' },
});

export const formListRoute = companyPage<formListRouteQuery>({
  query: graphql`
    query formListRouteQuery($company: String!, $search: String, $orderBy: FormOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...FormListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: formList.variablesAt,
  screen: () => import('./FormListScreen.tsx').then((module) => module.FormListScreen),
});
