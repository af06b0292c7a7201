// The query of an answer's page.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { answerRouteQuery } from '../../__generated__/answerRouteQuery.graphql.ts';

const formIdOf = idAt('formId');
const answerIdOf = idAt('answerId');

export const answerRoute = companyPage<answerRouteQuery>({
  query: graphql`
    query answerRouteQuery($company: String!, $form: Int!, $id: Int!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...AnswerScreen_company @arguments(form: $form, id: $id)
      }
    }
  `,
  variables: (place) => ({ form: formIdOf(place) ?? 0, id: answerIdOf(place) ?? 0 }),
  screen: () => import('./AnswerScreen.tsx').then((module) => module.AnswerScreen),
});
