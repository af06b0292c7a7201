// The results of one test of an olympiad: the best attempt of each learner, with the school class.
import { useMemo } from 'react';
import { ClipboardCheck, Eye, User } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { formatNumber, formatOutOf, momentColumn, nameColumn, textColumn } from '../../ui/index.ts';
import { durationWords, learnerName } from '../../assessments/lazy.ts';
import { OlympiadNotFound } from '../OlympiadNotFound.tsx';
import { olympiadUrl } from '../OlympiadTabs.tsx';
import { testResultList, testResultsRoute } from './testResultsRoute.ts';
import type { TestResultsPaginationQuery } from '../../__generated__/TestResultsPaginationQuery.graphql.ts';
import type { TestResultsScreen_company$key } from '../../__generated__/TestResultsScreen_company.graphql.ts';
import type {
  TestResultsScreen_folder$data,
  TestResultsScreen_folder$key,
} from '../../__generated__/TestResultsScreen_folder.graphql.ts';

type Row = TestResultsScreen_folder$data['results']['edges'][number]['node'];
type TestResult = NonNullable<TestResultsScreen_folder$data['testResults']>[number];

export function TestResultsScreen() {
  const page = usePageData(testResultsRoute);
  const company = useFragment<TestResultsScreen_company$key>(
    graphql`
      fragment TestResultsScreen_company on Company
      @argumentDefinitions(
        folder: { type: "Int!" }
        filter: { type: "TestResultFolderResultFilter" }
        orderBy: { type: "TestResultFolderResultOrder" }
      )
      @throwOnFieldError {
        ...Admin_company
        testResultFolder(databaseId: $folder) {
          ...TestResultsScreen_folder @arguments(filter: $filter, orderBy: $orderBy)
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { code } = useAdmin(company);
  if (!company.testResultFolder) return <OlympiadNotFound />;
  return <Results folder={company.testResultFolder} code={code} />;
}

function Results({
  folder: key,
  code,
}: {
  folder: TestResultsScreen_folder$key;
  /** Company code, used in URLs. */
  code: string;
}) {
  const pagination = usePaginationFragment<
    TestResultsPaginationQuery,
    TestResultsScreen_folder$key
  >(
    graphql`
      fragment TestResultsScreen_folder on TestResultFolder
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "TestResultFolderResultFilter" }
        orderBy: { type: "TestResultFolderResultOrder" }
      )
      @refetchable(queryName: "TestResultsPaginationQuery")
      @throwOnFieldError {
        databaseId
        name
        testResults @catch(to: NULL) {
          testId
          title
          averagePoints
          bestPoints
          maxPoints
        }
        results(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "TestResultsScreen_results", filters: ["filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              userId
              attemptId
              schoolClass
              points
              maxPoints
              duration
              finishedAt
              user {
                fullName
              }
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(testResultList, pagination, ({ results }) => results);
  const { databaseId, name, testResults } = list.data;
  const testId = useParams()['test_id'] ?? '';
  const test = testResults?.find((each) => String(each.testId) === testId);
  const at = olympiadUrl(code, databaseId);
  usePageName(test?.title ?? 'Результаты теста');
  usePageName(name, at);
  const columns = useMemo(() => columnsOf(at), [at]);
  return (
    <ListPage
      id="olympiad-test"
      list={list}
      title={test?.title ?? 'Результаты теста'}
      note={test && factsOf(test)}
      create={false}
      columns={columns}
      rowLabel={({ user }) => learnerName(user?.fullName)}
      rowActions={({ userId, attemptId }) => [
        { id: 'user', label: 'Все тесты участника', icon: <User />, to: `${at}/user/${userId}` },
        {
          id: 'attempt',
          label: 'Попытка',
          icon: <Eye />,
          to: `/${code}/tests/${testId}/results/${attemptId}`,
        },
      ]}
      start={{
        title: 'Результатов нет',
        text: 'Здесь лучшая попытка каждого участника, как её взяла таблица при последней обработке.',
        icon: <ClipboardCheck />,
      }}
    />
  );
}

/** «В среднем 4,5, лучший результат 9 из 10» */
function factsOf({ averagePoints, bestPoints, maxPoints }: TestResult): string | undefined {
  if (averagePoints == null || bestPoints == null || maxPoints == null) return undefined;
  const best = formatOutOf(bestPoints, maxPoints) ?? '';
  return `В среднем ${formatNumber(averagePoints)}, лучший результат ${best}`;
}

const columnsOf = (at: string): ListColumns<Row, typeof testResultList> => ({
  learner: nameColumn(({ user }) => learnerName(user?.fullName), {
    header: 'Участник',
    link: ({ userId }) => `${at}/user/${userId}`,
  }),
  schoolClass: textColumn('Класс', ({ schoolClass }) => schoolClass, { width: 140 }),
  points: {
    header: 'Баллы',
    width: 130,
    digits: true,
    align: 'end',
    cell: ({ points, maxPoints }) => formatOutOf(points, maxPoints),
  },
  took: textColumn('Время', ({ duration }) => durationWords(duration), { width: 130 }),
  finished: momentColumn('Завершено', ({ finishedAt }) => finishedAt),
});
