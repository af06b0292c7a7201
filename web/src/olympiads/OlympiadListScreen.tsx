// The list of olympiads: numbers of tests and learners, and whether the ranking is up to date.
import { useMemo } from 'react';
import { Award, ListChecks, Trophy } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../kit/pages/Admin.ts';
import { selectionOf } from '../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/useList.ts';
import { useRecordActions } from '../kit/list/useRecordActions.tsx';
import { usePageData } from '../kit/relay/pageData.ts';
import {
  Badge,
  dayColumn,
  formatDateTime,
  lazyPart,
  nameColumn,
  numberColumn,
  textColumn,
} from '../ui/index.ts';
import { olympiadList, olympiadListRoute } from './olympiadListRoute.ts';
import { folderAt } from './OlympiadTabs.tsx';
import type { OlympiadListPaginationQuery } from '../__generated__/OlympiadListPaginationQuery.graphql.ts';
import type {
  OlympiadListScreen_company$data,
  OlympiadListScreen_company$key,
} from '../__generated__/OlympiadListScreen_company.graphql.ts';
import type { OlympiadListScreenDeleteMutation } from '../__generated__/OlympiadListScreenDeleteMutation.graphql.ts';

type Row = OlympiadListScreen_company$data['testResultFolders']['edges'][number]['node'];

const OlympiadModal = lazyPart(() => import('./OlympiadModal.tsx'), 'OlympiadModal');

export function OlympiadListScreen() {
  const page = usePageData(olympiadListRoute);
  const pagination = usePaginationFragment<
    OlympiadListPaginationQuery,
    OlympiadListScreen_company$key
  >(
    graphql`
      fragment OlympiadListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "TestResultFolderOrder" }
      )
      @refetchable(queryName: "OlympiadListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        testResultFolders(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "OlympiadListScreen_testResultFolders", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              name
              description
              testsCount @catch(to: NULL)
              learnersCount @catch(to: NULL)
              processedAt
              isOutdated @catch(to: NULL)
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...OlympiadModal_folder
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(olympiadList, pagination, ({ testResultFolders }) => testResultFolders);
  const { companyId, code, may } = useAdmin(list.data);
  const { create, menu, bulk } = useRecordActions<OlympiadListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: OlympiadModal,
    noun: ['олимпиада', 'олимпиады', 'олимпиад'],
    accusative: 'олимпиаду',
    deletion: graphql`
      mutation OlympiadListScreenDeleteMutation(
        $input: DeleteTestResultFoldersInput!
        $connections: [ID!]!
      ) {
        deleteTestResultFolders(input: $input) {
          deletedTestResultFolderIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      testResultFolders: selectionOf(selection, { search: list.search }),
    }),
    loss: () => 'Таблица и награды исчезнут, тесты и попытки останутся.',
    pageOf: (databaseId) => folderAt(code, databaseId),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="olympiads"
      list={list}
      title="Олимпиады"
      search={{ label: 'Поиск по олимпиадам', placeholder: 'Название или описание' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(folder) =>
        menu(
          folder,
          {
            id: 'tests',
            label: 'Тесты',
            icon: <ListChecks />,
            to: `${folderAt(code, folder.databaseId)}/settings`,
          },
          {
            id: 'prizes',
            label: 'Награды',
            icon: <Award />,
            to: `${folderAt(code, folder.databaseId)}/settings?tab=prizes`,
          },
        )
      }
      create={may('TESTS_CREATE') && { label: 'Создать олимпиаду', onClick: create }}
      bulk={may('TESTS_DELETE_ALL') && bulk}
      start={{
        title: 'Олимпиад пока нет',
        text: 'Олимпиада складывает баллы за несколько тестов, расставляет участников по местам и печатает дипломы.',
        icon: <Trophy />,
      }}
    />
  );
}

const columnsOf = (code: string): ListColumns<Row, typeof olympiadList> => ({
  name: nameColumn(({ name }) => name, {
    link: ({ databaseId }) => folderAt(code, databaseId),
  }),
  description: textColumn('Описание', ({ description }) => description, { minWidth: 220 }),
  tests: numberColumn('Тесты', ({ testsCount }) => testsCount, {
    width: 90,
    link: ({ databaseId }) => `${folderAt(code, databaseId)}/settings`,
  }),
  learners: numberColumn('Участники', ({ learnersCount }) => learnersCount, {
    width: 120,
    link: ({ databaseId }) => folderAt(code, databaseId),
  }),
  processed: {
    header: 'Таблица',
    width: 210,
    cell: ({ processedAt, isOutdated }) => {
      if (processedAt == null) return '—';
      if (isOutdated) return <Badge tone="warning">Есть новые результаты</Badge>;
      return formatDateTime(processedAt);
    },
  },
  created: dayColumn('Создана', ({ createdAt }) => createdAt),
});
