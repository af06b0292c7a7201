// URL state and query of the list of custom fields.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { choice, values } from '../../kit/pages/addressParameters.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { customFieldTypeLabels } from './customFieldTypes.ts';
import type { customFieldListRouteQuery } from '../../__generated__/customFieldListRouteQuery.graphql.ts';

export const customFieldList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT' },
  views: { tab: choice(['USER', 'BID', 'COURSE']) },
  conditions: { type: values(keysOf(customFieldTypeLabels)) },
});

export const filterOf = ({ tab, type }: StateOf<typeof customFieldList>) => ({
  subtype: [tab],
  ...(type.length > 0 && { type: [...type] }),
});

export const customFieldListRoute = companyPage<customFieldListRouteQuery>({
  query: graphql`
    query customFieldListRouteQuery(
      $company: String!
      $search: String
      $filter: CustomFieldFilter
      $orderBy: CustomFieldOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CustomFieldListScreen_company
          @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => ({
    ...customFieldList.variablesAt(place),
    filter: filterOf(customFieldList.read(place.search)),
  }),
  screen: () =>
    import('./CustomFieldListScreen.tsx').then((module) => module.CustomFieldListScreen),
});
