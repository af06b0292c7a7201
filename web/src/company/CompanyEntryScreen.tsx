// The entry of a company: on to the first area that the person may open.
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router';
import { usePageData } from '../kit/pageData.ts';
import { admitted } from '../kit/Admin.ts';
import { permittedAreas } from '../shell/index.ts';
import { ErrorState } from '../ui/index.ts';
import { companyEntryRoute } from './companyEntryRoute.ts';
import type { CompanyEntryScreen_company$key } from '../__generated__/CompanyEntryScreen_company.graphql.ts';

export function CompanyEntryScreen() {
  const { company: entry } = usePageData(companyEntryRoute);
  const company = useFragment<CompanyEntryScreen_company$key>(
    graphql`
      fragment CompanyEntryScreen_company on Company @throwOnFieldError {
        code
        adminProfile {
          permissions
        }
      }
    `,
    admitted(entry),
  );
  const first = permittedAreas(admitted(company.adminProfile).permissions)[0]?.areas[0];
  if (first) return <Navigate to={`/${company.code}/${first.path}`} replace />;
  return (
    <ErrorState
      title="Нет доступных разделов"
      message="Ваша роль в этой компании не открывает ни одного раздела. Права может дать владелец компании."
    />
  );
}
