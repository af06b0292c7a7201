// The list of a subject's question numbers: prompts, examples, row actions and bulk actions.
import { useCallback, useMemo } from 'react';
import { Copy, FileText, ListOrdered } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import type { RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { dayColumn, lazyPart, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import { answerTypeWords } from './answerTypes.ts';
import { numberLossWords, sumOf } from './lossWords.ts';
import { SortButton } from '../../kit/list/sorting/SortButton.tsx';
import { questionNumberList, questionNumberListRoute } from './questionNumberListRoute.ts';
import { historyItem } from './historyItem.tsx';
import type { QuestionNumberListPaginationQuery } from '../../__generated__/QuestionNumberListPaginationQuery.graphql.ts';
import type { QuestionNumberListScreen_company$key } from '../../__generated__/QuestionNumberListScreen_company.graphql.ts';
import type {
  QuestionNumberListScreen_subject$data,
  QuestionNumberListScreen_subject$key,
} from '../../__generated__/QuestionNumberListScreen_subject.graphql.ts';
import type { QuestionNumberListScreenCopyMutation } from '../../__generated__/QuestionNumberListScreenCopyMutation.graphql.ts';
import type { QuestionNumberListScreenDeleteMutation } from '../../__generated__/QuestionNumberListScreenDeleteMutation.graphql.ts';

type Row = QuestionNumberListScreen_subject$data['questionNumbers']['edges'][number]['node'];

const QuestionNumberModal = lazyPart(
  () => import('./QuestionNumberModal.tsx'),
  'QuestionNumberModal',
);
const QuestionNumberSortModal = lazyPart(
  () => import('./QuestionNumberSortModal.tsx'),
  'QuestionNumberSortModal',
);

export function QuestionNumberListScreen() {
  const page = usePageData(questionNumberListRoute);
  const company = useFragment<QuestionNumberListScreen_company$key>(
    graphql`
      fragment QuestionNumberListScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        search: { type: "String" }
        orderBy: { type: "ExamQuestionNumberOrder" }
      )
      @throwOnFieldError {
        ...Admin_company
        examSubject(databaseId: $id) {
          ...QuestionNumberListScreen_subject @arguments(search: $search, orderBy: $orderBy)
        }
      }
    `,
    requireAdmission(page.company),
  );
  const admin = useAdmin(company);
  if (!company.examSubject) {
    return <NotFoundHere title="Предмет не найден" text="Возможно, его удалили." />;
  }
  return <Numbers subject={company.examSubject} {...admin} />;
}

function Numbers({
  subject,
  companyId,
  code,
  may,
}: { subject: QuestionNumberListScreen_subject$key } & ReturnType<typeof useAdmin>) {
  const pagination = usePaginationFragment<
    QuestionNumberListPaginationQuery,
    QuestionNumberListScreen_subject$key
  >(
    graphql`
      fragment QuestionNumberListScreen_subject on ExamSubject
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "ExamQuestionNumberOrder" }
      )
      @refetchable(queryName: "QuestionNumberListPaginationQuery")
      @throwOnFieldError {
        id
        databaseId
        name
        questionNumbers(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(
            key: "QuestionNumberListScreen_questionNumbers"
            filters: ["search", "orderBy"]
          ) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              name
              answerType @catch(to: NULL)
              prompt
              useImage
              useExample
              examplesCount @catch(to: NULL)
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...QuestionNumberModal_number
            }
          }
        }
      }
    `,
    subject,
  );
  const list = useList(questionNumberList, pagination, ({ questionNumbers }) => questionNumbers);
  const { id: subjectId, databaseId, name } = list.data;
  usePageName(name);
  const open = useDialog(list.refresh);
  const dialog = useCallback(
    (props: RecordDialogProps<Row>) => <QuestionNumberModal {...props} subjectId={subjectId} />,
    [subjectId],
  );
  const { create, menu, bulk } = useRecordActions<QuestionNumberListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog,
    noun: ['номер', 'номера', 'номеров'],
    deletion: graphql`
      mutation QuestionNumberListScreenDeleteMutation(
        $input: DeleteExamQuestionNumbersInput!
        $connections: [ID!]!
      ) {
        deleteExamQuestionNumbers(input: $input) {
          deletedExamQuestionNumberIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      examQuestionNumbers: selectionOf(selection, {
        search: list.search,
        filter: { subject: [subjectId] },
      }),
    }),
    loss: (rows) => numberLossWords(sumOf(rows, ({ examplesCount }) => examplesCount)),
  });
  const [copy] = useAction<QuestionNumberListScreenCopyMutation>(
    graphql`
      mutation QuestionNumberListScreenCopyMutation($input: ReplicateExamQuestionNumberInput!) {
        replicateExamQuestionNumber(input: $input) {
          examQuestionNumber {
            name
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );
  const at = `/${code}/ege-subjects/${databaseId}/questions`;
  const columns = useMemo(() => columnsOf(at), [at]);
  return (
    <ListPage
      id="exam-question-numbers"
      list={list}
      title={name}
      search={{ label: 'Поиск по номерам заданий', placeholder: 'Название' }}
      columns={columns}
      rowLabel={(number) => number.name}
      rowActions={(number) =>
        menu(
          number,
          {
            id: 'examples',
            label: 'Примеры',
            icon: <FileText />,
            to: examplesOf(at, number),
          },
          {
            id: 'copy',
            label: 'Создать копию',
            icon: <Copy />,
            disabled: !may('TESTS_CREATE'),
            onAction: () =>
              void copy({
                variables: { input: { id: number.id } },
                done: ({ replicateExamQuestionNumber: { examQuestionNumber: made } }) =>
                  `Создан номер «${made?.name ?? ''}»`,
              }),
          },
          historyItem('История номера', number, { open, refresh: list.refresh }),
        )
      }
      create={may('TESTS_CREATE') && { label: 'Создать номер', onClick: create }}
      actions={
        may('TESTS_UPDATE_ALL') &&
        list.rows.length > 1 && (
          <SortButton
            onClick={() =>
              open((onDone) => (
                <QuestionNumberSortModal
                  companyId={companyId}
                  parentId={subjectId}
                  onDone={onDone}
                />
              ))
            }
          />
        )
      }
      bulk={may('TESTS_DELETE_ALL') && bulk}
      start={{
        title: 'Номеров заданий пока нет',
        text: 'Номер — это одно из заданий экзамена: как на него отвечают и что просить у ИИ, чтобы он составил такое же.',
        icon: <ListOrdered />,
      }}
    />
  );
}

const examplesOf = (at: string, { databaseId }: Row) => `${at}/${databaseId}/examples`;

const columnsOf = (at: string): ListColumns<Row, typeof questionNumberList> => ({
  name: nameColumn(({ name }) => name, { link: (number) => examplesOf(at, number) }),
  answer: textColumn(
    'Как отвечают',
    ({ answerType }) => answerType && answerTypeWords[answerType],
    {
      width: 180,
    },
  ),
  prompt: textColumn('Промпт', ({ prompt }) => prompt, { minWidth: 240 }),
  image: textColumn('Рисунок', ({ useImage }) => (useImage ? 'Нужен' : null), { width: 110 }),
  shown: textColumn('Примеры для ИИ', ({ useExample }) => (useExample ? 'Показывать' : null), {
    width: 150,
  }),
  examples: numberColumn('Примеры', ({ examplesCount }) => examplesCount, {
    link: (number) => examplesOf(at, number),
  }),
  created: dayColumn('Создан', ({ createdAt }) => createdAt, { hiddenAtFirst: true }),
});
