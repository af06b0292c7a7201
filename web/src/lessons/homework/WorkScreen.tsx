// The page of one submission: on narrow screens, and for links.
import { graphql, useRefetchableFragment } from 'react-relay';
import { Suspense, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { chakra, lazyPart, PageBody, PageHeader, Skeleton } from '../../ui/index.ts';
import { workRoute } from './workRoute.ts';
import type { WorkScreenRefetchQuery } from '../../__generated__/WorkScreenRefetchQuery.graphql.ts';
import type { WorkScreen_company$key } from '../../__generated__/WorkScreen_company.graphql.ts';

const WorkPanel = lazyPart(() => import('./WorkPanel.tsx'), 'WorkPanel');

export function WorkScreen() {
  const page = usePageData(workRoute);
  const [company, refetch] = useRefetchableFragment<WorkScreenRefetchQuery, WorkScreen_company$key>(
    graphql`
      fragment WorkScreen_company on Company
      @argumentDefinitions(work: { type: "Int!" })
      @refetchable(queryName: "WorkScreenRefetchQuery")
      @throwOnFieldError {
        ...Admin_company
        homework(databaseId: $work) {
          lessonName
          user {
            fullName
          }
          ...WorkPanel_work
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code } = useAdmin(company);
  const navigate = useNavigate();
  const [, startTransition] = useTransition();
  const work = company.homework;
  usePageName(work?.user?.fullName);
  if (!work) {
    return (
      <NotFoundHere
        title="Работа не найдена"
        text="Возможно, её удалили вместе с уроком или её проверяет кто-то другой."
      />
    );
  }
  return (
    <>
      <PageHeader title={work.lessonName} />
      <PageBody>
        <chakra.div maxW="860px">
          <Suspense fallback={<Skeleton h="480px" />}>
            <WorkPanel
              work={work}
              companyId={companyId}
              code={code}
              onDecided={() => void navigate(`/${code}/homeworks`)}
              onStale={() =>
                startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
              }
            />
          </Suspense>
        </chakra.div>
      </PageBody>
    </>
  );
}
