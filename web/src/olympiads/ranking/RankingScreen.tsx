// The ranking of an olympiad: places, points for each test, prizes and diplomas.
import { useMemo } from 'react';
import { Award, Trophy, User } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { Badge, Button, formatDateTime, lazyPart } from '../../ui/index.ts';
import { OlympiadNotFound } from '../OlympiadNotFound.tsx';
import { olympiadUrl, OlympiadTabs } from '../OlympiadTabs.tsx';
import { ProcessButton } from './ProcessButton.tsx';
import { rankingColumns } from './rankingColumns.tsx';
import { rankingConditions, rankingList } from './rankingList.ts';
import { rankingRoute } from './rankingRoute.ts';
import { useDiplomas } from './useDiplomas.ts';
import type { TablePaginationQuery } from '../../__generated__/TablePaginationQuery.graphql.ts';
import type { RankingScreen_company$key } from '../../__generated__/RankingScreen_company.graphql.ts';
import type { RankingScreen_folder$key } from '../../__generated__/RankingScreen_folder.graphql.ts';

const TableExportButton = exportButton(
  lazyPart(() => import('../export/TableExportModal.ts'), 'TableExportModal'),
);
const RankingFilter = lazyPart(() => import('./RankingFilter.tsx'), 'RankingFilter');

export function RankingScreen() {
  const page = usePageData(rankingRoute);
  const company = useFragment<RankingScreen_company$key>(
    graphql`
      fragment RankingScreen_company on Company
      @argumentDefinitions(
        folder: { type: "Int!" }
        search: { type: "String" }
        filter: { type: "TestResultFolderLearnerFilter" }
        orderBy: { type: "TestResultFolderLearnerOrder" }
      )
      @throwOnFieldError {
        ...Admin_company
        testResultFolder(databaseId: $folder) {
          ...RankingScreen_folder @arguments(search: $search, filter: $filter, orderBy: $orderBy)
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code } = useAdmin(company);
  if (!company.testResultFolder) return <OlympiadNotFound />;
  return <Table folder={company.testResultFolder} companyId={companyId} code={code} />;
}

function Table({
  folder: key,
  companyId,
  code,
}: {
  folder: RankingScreen_folder$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
}) {
  const pagination = usePaginationFragment<TablePaginationQuery, RankingScreen_folder$key>(
    graphql`
      fragment RankingScreen_folder on TestResultFolder
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "TestResultFolderLearnerFilter" }
        orderBy: { type: "TestResultFolderLearnerOrder" }
      )
      @refetchable(queryName: "TablePaginationQuery")
      @throwOnFieldError {
        id
        databaseId
        name
        processedAt
        isOutdated @catch(to: NULL)
        viewerCanUpdate @catch(to: NULL)
        schoolClasses
        prizes {
          name
        }
        tests {
          testId
          test {
            title: name
          }
        }
        learners(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "RankingScreen_learners", filters: ["search", "filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              userId
              fullName
              prize
              ...rankingColumns_learner
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(rankingList, pagination, ({ learners }) => learners);
  const { data: folder, state, change, totalCount } = list;
  const refresh = useFreshPage();
  const { print, isPrinting } = useDiplomas({ companyId, folderId: folder.id });
  usePageName(folder.name);
  const at = olympiadUrl(code, folder.databaseId);
  const conditions = rankingConditions(state);
  const columns = useMemo(
    () =>
      rankingColumns(
        at,
        folder.tests.map(({ testId, test }) => ({ testId, title: test?.title ?? 'Тест' })),
      ),
    [at, folder.tests],
  );
  const { processedAt, isOutdated } = folder;
  return (
    <ListPage
      id="olympiad-table"
      list={list}
      title={folder.name}
      count={null}
      badge={isOutdated && <Badge tone="warning">Есть новые результаты</Badge>}
      note={processedAt && `Обработана ${formatDateTime(processedAt)}`}
      create={false}
      actions={
        folder.viewerCanUpdate !== false && (
          <ProcessButton
            key={folder.id}
            folderId={folder.id}
            companyId={companyId}
            isNeeded={processedAt === null || isOutdated === true}
            onDone={refresh}
          />
        )
      }
      tabs={<OlympiadTabs at={at} current="table" count={totalCount} />}
      search={{ label: 'Поиск участника', placeholder: 'Имя участника' }}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить фильтр. Закройте его и откройте ещё раз."
        >
          <RankingFilter
            state={state}
            change={change}
            classes={folder.schoolClasses}
            prizes={folder.prizes.map(({ name }) => name)}
          />
        </ListFilter>
      }
      tools={
        totalCount > 0 && (
          <>
            {folder.prizes.length > 0 && (
              <Button
                size="sm"
                icon={<Award size={14} aria-hidden />}
                loading={isPrinting}
                onClick={() => void print(null)}
              >
                Дипломы
              </Button>
            )}
            <TableExportButton
              companyId={companyId}
              folderId={folder.id}
              state={state}
              conditions={conditions.map(({ words }) => words)}
              totalCount={totalCount}
            />
          </>
        )
      }
      columns={columns}
      rowLabel={({ fullName }) => fullName}
      rowActions={({ userId, prize }) => [
        { id: 'open', label: 'Результаты', icon: <User />, to: `${at}/user/${userId}` },
        ...(prize === null
          ? []
          : [
              {
                id: 'diploma',
                label: 'Диплом',
                icon: <Award />,
                onAction: () => void print([userId]),
              },
            ]),
      ]}
      start={{
        title: processedAt === null ? 'Таблица ещё не обработана' : 'В таблице никого нет',
        text:
          processedAt === null
            ? 'Добавьте тесты, дождитесь попыток и обработайте таблицу: она расставит участников по местам.'
            : 'Никто не завершил ни одного теста олимпиады.',
        icon: <Trophy />,
      }}
    />
  );
}
