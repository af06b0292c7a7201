// The list of olympiads: numbers of tests and learners, and whether the ranking is up to date.
import type { FunctionComponent } from 'react';
import { Award, ListChecks, Trophy } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../kit/list/entityList.tsx';
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
import { olympiadUrl } from './OlympiadTabs.tsx';
import type { OlympiadListScreen_company$data } from '../__generated__/OlympiadListScreen_company.graphql.ts';
import type { DeleteTestResultFoldersInput } from '../__generated__/OlympiadListScreenDeleteMutation.graphql.ts';

export const OlympiadListScreen: FunctionComponent = entityListScreen(olympiadListRoute, {
  id: 'olympiads',
  title: 'Олимпиады',
  noun: ['олимпиада', 'олимпиады', 'олимпиад'],
  accusative: 'олимпиаду',
  create: 'Создать олимпиаду',
  search: { label: 'Поиск по олимпиадам', placeholder: 'Название или описание' },
  start: {
    title: 'Олимпиад пока нет',
    text: 'Олимпиада складывает баллы за несколько тестов, расставляет участников по местам и печатает дипломы.',
    icon: <Trophy />,
  },
  permission: { create: 'TESTS_CREATE', sort: 'TESTS_UPDATE_ALL', delete: 'TESTS_DELETE_ALL' },
  address: olympiadList,
  connection: ({ testResultFolders }: OlympiadListScreen_company$data) => testResultFolders,
  fragment: graphql`
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
  columns: (code) => ({
    name: nameColumn(({ name }) => name, {
      link: ({ databaseId }) => olympiadUrl(code, databaseId),
    }),
    description: textColumn('Описание', ({ description }) => description, { minWidth: 220 }),
    tests: numberColumn('Тесты', ({ testsCount }) => testsCount, {
      width: 90,
      link: ({ databaseId }) => `${olympiadUrl(code, databaseId)}/settings`,
    }),
    learners: numberColumn('Участники', ({ learnersCount }) => learnersCount, {
      width: 120,
      link: ({ databaseId }) => olympiadUrl(code, databaseId),
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
  }),
  items: (folder, { code }) => [
    {
      id: 'tests',
      label: 'Тесты',
      icon: <ListChecks />,
      to: `${olympiadUrl(code, folder.databaseId)}/settings`,
    },
    {
      id: 'prizes',
      label: 'Награды',
      icon: <Award />,
      to: `${olympiadUrl(code, folder.databaseId)}/settings?tab=prizes`,
    },
  ],
  dialog: lazyPart(() => import('./OlympiadModal.tsx'), 'OlympiadModal'),
  pageOf: (code, databaseId) => olympiadUrl(code, databaseId),
  deletion: {
    mutation: graphql`
      mutation OlympiadListScreenDeleteMutation(
        $input: DeleteTestResultFoldersInput!
        $connections: [ID!]!
      ) {
        deleteTestResultFolders(input: $input) {
          deletedTestResultFolderIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, testResultFolders): DeleteTestResultFoldersInput => ({
      companyId,
      testResultFolders,
    }),
    loss: () => 'Таблица и награды исчезнут, тесты и попытки останутся.',
  },
});
