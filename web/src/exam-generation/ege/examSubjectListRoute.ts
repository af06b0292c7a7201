// URL state and query of the list of exam subjects.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { examSubjectListRouteQuery } from '../../__generated__/examSubjectListRouteQuery.graphql.ts';

export const subjectList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const examSubjectListRoute = companyPage<examSubjectListRouteQuery>({
  query: graphql`
    query examSubjectListRouteQuery($company: String!, $search: String, $orderBy: ExamSubjectOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...ExamSubjectListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: subjectList.variablesAt,
  screen: () =>
    import('./ExamSubjectListScreen.tsx').then((module) => module.ExamSubjectListScreen),
});
