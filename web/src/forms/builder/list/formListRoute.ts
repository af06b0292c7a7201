// URL state and query of the list of forms.
import { formTypes, type FormType } from '@kafedra/common/forms';
import { graphql } from 'react-relay';
import { values } from '../../../kit/pages/addressParameters.ts';
import { companyPage } from '../../../kit/pages/Admin.ts';
import { listAddress, type StateOf } from '../../../kit/list/listAddress.ts';
import { toGraphqlEnum } from '../../graphqlEnums.ts';
import type {
  FormFilter,
  formListRouteQuery,
} from '../../../__generated__/formListRouteQuery.graphql.ts';

export const formList = listAddress({
  sorting: { name: 'NAME', type: 'TYPE', created: 'CREATED_AT' },
  conditions: { type: values<FormType>(formTypes) },
});

export type FormListState = StateOf<typeof formList>;

export const filterOf = ({ type }: Pick<FormListState, 'type'>): FormFilter => ({
  type: type.length === 0 ? null : type.map((each) => toGraphqlEnum(each)),
});

export const formListRoute = companyPage<formListRouteQuery>({
  query: graphql`
    query formListRouteQuery(
      $company: String!
      $search: String
      $filter: FormFilter
      $orderBy: FormOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...FormListScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => ({
    ...formList.variablesAt(place),
    filter: filterOf(formList.read(place.search)),
  }),
  screen: () => import('./FormListScreen.tsx').then((module) => module.FormListScreen),
});
