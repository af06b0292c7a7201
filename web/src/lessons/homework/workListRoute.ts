// The query of the homework queue.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { filterOf, namedIds, workList } from './workList.ts';
import type { workListRouteQuery } from '../../__generated__/workListRouteQuery.graphql.ts';

export const workListRoute = companyPage<workListRouteQuery>({
  query: graphql`
    query workListRouteQuery(
      $company: String!
      $filter: HomeworkFilter
      $orderBy: HomeworkWorkOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...WorkListScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...WorkListScreen_company @arguments(filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => {
    const state = workList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return {
      orderBy: workList.variables(state).orderBy,
      filter: filterOf(state),
      named,
      hasNamed: named.length > 0,
    };
  },
  screen: () => import('./WorkListScreen.tsx').then((module) => module.WorkListScreen),
});
