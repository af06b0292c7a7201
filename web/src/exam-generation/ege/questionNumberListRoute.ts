// URL state and query of a subject's question numbers.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { questionNumberListRouteQuery } from '../../__generated__/questionNumberListRouteQuery.graphql.ts';

const subjectIdOf = idAt('subject_id');

export const questionNumberList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const questionNumberListRoute = companyPage<questionNumberListRouteQuery>({
  query: graphql`
    query questionNumberListRouteQuery(
      $company: String!
      $id: Int!
      $search: String
      $orderBy: ExamQuestionNumberOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...QuestionNumberListScreen_company @arguments(id: $id, search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => ({
    ...questionNumberList.variablesAt(place),
    id: subjectIdOf(place) ?? 0,
  }),
  screen: () =>
    import('./QuestionNumberListScreen.tsx').then((module) => module.QuestionNumberListScreen),
});
