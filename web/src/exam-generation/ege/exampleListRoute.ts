// URL state and query of the examples of a question number.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { exampleListRouteQuery } from '../../__generated__/exampleListRouteQuery.graphql.ts';

const numberIdOf = idAt('question_id');

export const exampleList = listAddress({ sorting: { created: 'CREATED_AT' } });

export const exampleListRoute = companyPage<exampleListRouteQuery>({
  query: graphql`
    query exampleListRouteQuery(
      $company: String!
      $id: Int!
      $search: String
      $orderBy: ExamExampleOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...ExampleListScreen_company @arguments(id: $id, search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => ({ ...exampleList.variablesAt(place), id: numberIdOf(place) ?? 0 }),
  screen: () => import('./ExampleListScreen.tsx').then((module) => module.ExampleListScreen),
});
