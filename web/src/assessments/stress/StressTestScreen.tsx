// The «Нагрузка» page: how many simultaneous learners this installation can hold.
import { graphql, useFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { PageBody, PageHeader } from '../../ui/index.ts';
import { StressTests } from './StressTests.tsx';
import { stressTestRoute } from './stressTestRoute.ts';
import type { StressTestScreen_company$key } from '../../__generated__/StressTestScreen_company.graphql.ts';

export function StressTestScreen() {
  const page = usePageData(stressTestRoute);
  const company = useFragment<StressTestScreen_company$key>(
    graphql`
      fragment StressTestScreen_company on Company {
        ...Admin_company
        ...StressTests_company
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId } = useAdmin(company);
  return (
    <>
      <PageHeader
        title="Нагрузка"
        note="Сколько учеников одновременно проходят тест, пока ответы принимаются быстро и ничего не теряется"
      />
      <PageBody>
        <PagePart>
          <StressTests company={company} companyId={companyId} />
        </PagePart>
      </PageBody>
    </>
  );
}
