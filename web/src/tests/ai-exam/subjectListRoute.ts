// The list of subjects in the address, and what it asks for there.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { subjectListRouteQuery } from '../../__generated__/subjectListRouteQuery.graphql.ts';

export const subjectList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const subjectListRoute = companyPage<subjectListRouteQuery>({
  query: graphql`
    query subjectListRouteQuery($company: String!, $search: String, $orderBy: ExamSubjectOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...SubjectListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: subjectList.variablesAt,
  screen: () => import('./SubjectListScreen.tsx').then((module) => module.SubjectListScreen),
});
