// The query of the list of a form's answers.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
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
      $namesVariables: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...AnswerListScreen_company
          @arguments(
            id: $id
            search: $search
            filter: $filter
            orderBy: $orderBy
            namesVariables: $namesVariables
          )
      }
    }
  `,
  variables: (place) => {
    const state = answerList.read(place.search);
    return {
      ...answerList.variables(state),
      id: formIdOf(place) ?? 0,
      filter: filterOf(state),
      // The filter chips need the names of variables in the conditions.
      namesVariables: state.fields.some(({ variables }) => variables.length > 0),
    };
  },
  screen: () => import('./AnswerListScreen.tsx').then((module) => module.AnswerListScreen),
});
