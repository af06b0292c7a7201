// What the list of a form's answers asks for at an address.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/addressParts.ts';
import { companyPage } from '../../kit/Admin.ts';
import { answerList, filterOf } from './answerList.ts';
import type { answerListRouteQuery } from '../../__generated__/answerListRouteQuery.graphql.ts';

const formIdOf = idAt('formId');

export const answerListRoute = companyPage<answerListRouteQuery>({
  query: graphql`
    query answerListRouteQuery(
      $company: String!
      $id: Int!
      $search: String
      $filter: FormAnswerFilter
      $orderBy: FormAnswerOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...AnswerListScreen_company
          @arguments(id: $id, search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => ({
    ...answerList.variablesAt(place),
    id: formIdOf(place) ?? 0,
    filter: filterOf(answerList.read(place.search)),
  }),
  screen: () => import('./AnswerListScreen.tsx').then((module) => module.AnswerListScreen),
});
