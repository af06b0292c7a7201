// The «Анализ» tab of a test: its statistics.
import { graphql, useFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { PagePart } from '../../../kit/pages/PagePart.tsx';
import { usePageName } from '../../../kit/pages/breadcrumbs.tsx';
import { lazyPart, PageBody, PageHeader, Stack } from '../../../ui/index.ts';
import { TestTabs } from '../../editor/TestTabs.tsx';
import { checkRights } from '../permissions.ts';
import { useNames } from '../useNames.ts';
import { statisticsRoute } from './statisticsRoute.ts';
import type { StatisticsScreen_company$key } from '../../../__generated__/StatisticsScreen_company.graphql.ts';
import type { StatisticsScreen_query$key } from '../../../__generated__/StatisticsScreen_query.graphql.ts';

const AttemptScopeFilter = lazyPart(() => import('./AttemptScopeFilter.tsx'), 'AttemptScopeFilter');
const TestStatistics = lazyPart(() => import('./TestStatistics.tsx'), 'TestStatistics');
const TopicStatistics = lazyPart(() => import('./TopicStatistics.tsx'), 'TopicStatistics');

export function StatisticsScreen() {
  const page = usePageData(statisticsRoute);
  const query = useFragment<StatisticsScreen_query$key>(
    graphql`
      fragment StatisticsScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useNames_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const company = useFragment<StatisticsScreen_company$key>(
    graphql`
      fragment StatisticsScreen_company on Company
      @argumentDefinitions(test: { type: "Int!" }, filter: { type: "TestStatisticsFilter" })
      @throwOnFieldError {
        ...Admin_company
        test(databaseId: $test) {
          databaseId
          title: name
          ...TestStatistics_test @arguments(filter: $filter)
          ...TopicStatistics_test @arguments(filter: $filter)
        }
      }
    `,
    requireAdmission(page.company),
  );
  const names = useNames(query);
  const { companyId, code, may } = useAdmin(company);
  const { test } = company;
  usePageName(test?.title);
  if (!test) {
    return (
      <NotFoundHere
        title="Тест не найден"
        text="Возможно, его удалили или он открыт не всем в вашей команде."
      />
    );
  }
  const at = `/${code}/tests/${String(test.databaseId)}`;
  return (
    <>
      <PageHeader
        sticky
        title={test.title}
        tabs={<TestTabs at={at} current="statistics" may={may} />}
      />
      <PageBody>
        <PagePart>
          <Stack gap="5">
            <AttemptScopeFilter
              companyId={companyId}
              names={names}
              asksGroups={may('USERS_SHOW')}
            />
            <TestStatistics
              test={test}
              answersAt={
                checkRights.some(may)
                  ? (id, waits) => `${at}/answers/${id}${waits ? '' : '?tab=all'}`
                  : null
              }
            >
              <TopicStatistics test={test} at={`${at}/results`} />
            </TestStatistics>
          </Stack>
        </PagePart>
      </PageBody>
    </>
  );
}
