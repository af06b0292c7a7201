// The query of a custom field's page. An id that is not a number means a new field.
import { graphql } from 'react-relay';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { customFieldRouteQuery } from '../../__generated__/customFieldRouteQuery.graphql.ts';

export const customFieldTab = valueAt('tab', choice(['settings', 'history']));

/** The record type of a new field. */
export const subtypeAt = valueAt('subtype', choice(['USER', 'BID', 'COURSE']));

/** Null for a new field. */
export const customFieldIdOf = idAt('customFieldId');

export const customFieldRoute = companyPage<customFieldRouteQuery>({
  query: graphql`
    query customFieldRouteQuery(
      $company: String!
      $id: Int!
      $exists: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CustomFieldScreen_company
          @arguments(id: $id, exists: $exists, history: $history, changes: $changes)
      }
    }
  `,
  variables: (place) => {
    const id = customFieldIdOf(place);
    return {
      id: id ?? 0,
      exists: id !== null,
      history: id !== null && customFieldTab(place) === 'history',
      changes: customFieldTab(place) === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./CustomFieldScreen.tsx').then((module) => module.CustomFieldScreen),
});
