// The list of exam subjects: numbers of question numbers and examples, row actions and bulk actions.
import { useMemo } from 'react';
import { BookOpenCheck, ListOrdered } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import { lossOfSubjects, sumOf } from './lossWords.ts';
import { SortButton } from '../../kit/list/SortButton.tsx';
import { subjectList, examSubjectListRoute } from './examSubjectListRoute.ts';
import { useExamHistory } from './useExamHistory.tsx';
import type {
  ExamSubjectListScreen_company$data,
  ExamSubjectListScreen_company$key,
} from '../../__generated__/ExamSubjectListScreen_company.graphql.ts';
import type { ExamSubjectListPaginationQuery } from '../../__generated__/ExamSubjectListPaginationQuery.graphql.ts';
import type { ExamSubjectListScreenDeleteMutation } from '../../__generated__/ExamSubjectListScreenDeleteMutation.graphql.ts';

type Row = ExamSubjectListScreen_company$data['examSubjects']['edges'][number]['node'];

const ExamSubjectModal = lazyPart(() => import('./ExamSubjectModal.tsx'), 'ExamSubjectModal');
const ExamSubjectSortModal = lazyPart(
  () => import('./ExamSubjectSortModal.tsx'),
  'ExamSubjectSortModal',
);

export function ExamSubjectListScreen() {
  const page = usePageData(examSubjectListRoute);
  const pagination = usePaginationFragment<
    ExamSubjectListPaginationQuery,
    ExamSubjectListScreen_company$key
  >(
    graphql`
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
    requireAdmission(page.company),
  );
  const list = useList(subjectList, pagination, ({ examSubjects }) => examSubjects);
  const { companyId, code, may } = useAdmin(list.data);
  const sort = useDialog(list.refresh);
  const history = useExamHistory('История предмета', list.refresh);
  const { create, menu, bulk } = useRecordActions<ExamSubjectListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: ExamSubjectModal,
    noun: ['предмет', 'предмета', 'предметов'],
    deletion: graphql`
      mutation ExamSubjectListScreenDeleteMutation(
        $input: DeleteExamSubjectsInput!
        $connections: [ID!]!
      ) {
        deleteExamSubjects(input: $input) {
          deletedExamSubjectIds @deleteEdge(connections: $connections)
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
      examSubjects: selectionOf(selection, { search: list.search }),
    }),
    loss: (rows) =>
      lossOfSubjects(
        sumOf(rows, ({ questionNumbersCount }) => questionNumbersCount),
        sumOf(rows, ({ examplesCount }) => examplesCount),
      ),
    pageOf: (databaseId) => numbersOf(code, { databaseId }),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="exam-subjects"
      list={list}
      title="Предметы ЕГЭ"
      search={{ label: 'Поиск по предметам', placeholder: 'Название или описание' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(subject) =>
        menu(
          subject,
          {
            id: 'numbers',
            label: 'Номера заданий',
            icon: <ListOrdered />,
            to: numbersOf(code, subject),
          },
          history(subject),
        )
      }
      create={may('TESTS_CREATE') && { label: 'Создать предмет', onClick: create }}
      actions={
        may('TESTS_UPDATE_ALL') &&
        list.rows.length > 1 && (
          <SortButton
            onClick={() =>
              sort((onDone) => <ExamSubjectSortModal companyId={companyId} onDone={onDone} />)
            }
          />
        )
      }
      bulk={may('TESTS_DELETE_ALL') && bulk}
      start={{
        title: 'Предметов пока нет',
        text: 'Предмет собирает номера заданий экзамена с примерами: по ним ИИ составляет новые задания.',
        icon: <BookOpenCheck />,
      }}
    />
  );
}

const numbersOf = (code: string, { databaseId }: Pick<Row, 'databaseId'>) =>
  `/${code}/ege-subjects/${databaseId}/questions`;

const columnsOf = (code: string): ListColumns<Row, typeof subjectList> => ({
  name: nameColumn(({ name }) => name, { link: (subject) => numbersOf(code, subject) }),
  description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
  numbers: numberColumn('Номера заданий', ({ questionNumbersCount }) => questionNumbersCount, {
    link: (subject) => numbersOf(code, subject),
    width: 150,
  }),
  examples: numberColumn('Примеры', ({ examplesCount }) => examplesCount),
  created: dayColumn('Создан', ({ createdAt }) => createdAt),
});
