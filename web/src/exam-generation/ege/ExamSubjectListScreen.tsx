// The list of exam subjects: numbers of question numbers and examples, row actions and bulk actions.
import type { FunctionComponent } from 'react';
import { BookOpenCheck, ListOrdered } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import { subjectLossWords, sumOf } from './lossWords.ts';
import { subjectList, examSubjectListRoute } from './examSubjectListRoute.ts';
import { historyItem } from './historyItem.tsx';
import type { ExamSubjectListScreen_company$data } from '../../__generated__/ExamSubjectListScreen_company.graphql.ts';
import type { DeleteExamSubjectsInput } from '../../__generated__/ExamSubjectListScreenDeleteMutation.graphql.ts';

type Row = ExamSubjectListScreen_company$data['examSubjects']['edges'][number]['node'];

export const ExamSubjectListScreen: FunctionComponent = entityListScreen(examSubjectListRoute, {
  id: 'exam-subjects',
  title: 'Предметы ЕГЭ',
  noun: ['предмет', 'предмета', 'предметов'],
  create: 'Создать предмет',
  search: { label: 'Поиск по предметам', placeholder: 'Название или описание' },
  start: {
    title: 'Предметов пока нет',
    text: 'Предмет собирает номера заданий экзамена с примерами: по ним ИИ составляет новые задания.',
    icon: <BookOpenCheck />,
  },
  permission: { create: 'TESTS_CREATE', sort: 'TESTS_UPDATE_ALL', delete: 'TESTS_DELETE_ALL' },
  address: subjectList,
  connection: ({ examSubjects }: ExamSubjectListScreen_company$data) => examSubjects,
  fragment: graphql`
    fragment ExamSubjectListScreen_company on Company
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 20 }
      cursor: { type: "String" }
      search: { type: "String" }
      orderBy: { type: "ExamSubjectOrder" }
    )
    @refetchable(queryName: "ExamSubjectListPaginationQuery")
    @throwOnFieldError {
      ...Admin_company
      examSubjects(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "ExamSubjectListScreen_examSubjects", filters: ["search", "orderBy"]) {
        __id
        totalCount
        edges {
          node {
            id
            databaseId
            name
            description @catch(to: NULL)
            questionNumbersCount @catch(to: NULL)
            examplesCount @catch(to: NULL)
            createdAt @catch(to: NULL)
            viewerCanUpdate @catch(to: NULL)
            viewerCanDelete @catch(to: NULL)
            ...ExamSubjectModal_subject
          }
        }
      }
    }
  `,
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (subject) => numbersOf(code, subject) }),
    description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
    numbers: numberColumn('Номера заданий', ({ questionNumbersCount }) => questionNumbersCount, {
      link: (subject) => numbersOf(code, subject),
      width: 150,
    }),
    examples: numberColumn('Примеры', ({ examplesCount }) => examplesCount),
    created: dayColumn('Создан', ({ createdAt }) => createdAt),
  }),
  items: (subject, place) => [
    {
      id: 'numbers',
      label: 'Номера заданий',
      icon: <ListOrdered />,
      to: numbersOf(place.code, subject),
    },
    historyItem('История предмета', subject, place),
  ],
  dialog: lazyPart(() => import('./ExamSubjectModal.tsx'), 'ExamSubjectModal'),
  sortDialog: lazyPart(() => import('./ExamSubjectSortModal.tsx'), 'ExamSubjectSortModal'),
  pageOf: (code, databaseId) => numbersOf(code, { databaseId }),
  deletion: {
    mutation: graphql`
      mutation ExamSubjectListScreenDeleteMutation(
        $input: DeleteExamSubjectsInput!
        $connections: [ID!]!
      ) {
        deleteExamSubjects(input: $input) {
          deletedExamSubjectIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, examSubjects): DeleteExamSubjectsInput => ({ companyId, examSubjects }),
    loss: (rows) =>
      subjectLossWords(
        sumOf(rows, ({ questionNumbersCount }) => questionNumbersCount),
        sumOf(rows, ({ examplesCount }) => examplesCount),
      ),
  },
});

const numbersOf = (code: string, { databaseId }: Pick<Row, 'databaseId'>) =>
  `/${code}/ege-subjects/${databaseId}/questions`;
