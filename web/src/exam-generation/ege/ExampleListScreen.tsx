// The list of examples of a question number: first words of the question, answer and actions.
import { useCallback, useMemo } from 'react';
import { Eye, FileText } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useDataModals, useDialog } from '../../kit/relay/useDataModals.tsx';
import type { RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { useTextUploads } from '../../media/index.ts';
import {
  CoverThumb,
  dayColumn,
  lazyPart,
  nameColumn,
  textColumn,
  type TextUploads,
} from '../../ui/index.ts';
import { exampleName } from './exampleName.ts';
import { exampleList, exampleListRoute } from './exampleListRoute.ts';
import { SortButton } from '../../kit/list/sorting/SortButton.tsx';
import { historyItem } from './historyItem.tsx';
import type { ExampleListPaginationQuery } from '../../__generated__/ExampleListPaginationQuery.graphql.ts';
import type { ExampleListScreen_company$key } from '../../__generated__/ExampleListScreen_company.graphql.ts';
import type {
  ExampleListScreen_number$data,
  ExampleListScreen_number$key,
} from '../../__generated__/ExampleListScreen_number.graphql.ts';
import type { ExampleListScreenDeleteMutation } from '../../__generated__/ExampleListScreenDeleteMutation.graphql.ts';

/** Named by the first words of its question. */
type Row = ExampleListScreen_number$data['examples']['edges'][number]['node'] & { name: string };

const ExampleModal = lazyPart(() => import('./ExampleModal.tsx'), 'ExampleModal');
const ExampleSortModal = lazyPart(() => import('./ExampleSortModal.tsx'), 'ExampleSortModal');
const ExamplePreview = lazyPart(() => import('./ExamplePreview.tsx'), 'ExamplePreview');

export function ExampleListScreen() {
  const page = usePageData(exampleListRoute);
  const { subject_id: subjectAt } = useParams();
  const company = useFragment<ExampleListScreen_company$key>(
    graphql`
      fragment ExampleListScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        search: { type: "String" }
        orderBy: { type: "ExamExampleOrder" }
      )
      @throwOnFieldError {
        ...Admin_company
        ...useTextUploads_company
        examQuestionNumber(databaseId: $id) {
          subject @catch(to: NULL) {
            databaseId
            name
          }
          ...ExampleListScreen_number @arguments(search: $search, orderBy: $orderBy)
        }
      }
    `,
    requireAdmission(page.company),
  );
  const admin = useAdmin(company);
  const uploads = useTextUploads(company);
  const { examQuestionNumber: number } = company;
  const subject = number?.subject;
  usePageName(subject?.name, `/${admin.code}/ege-subjects/${subjectAt}/questions`);
  if (!number || (subject && String(subject.databaseId) !== subjectAt)) {
    return <NotFoundHere title="Номер задания не найден" text="Возможно, его удалили." />;
  }
  return <Examples number={number} uploads={uploads} {...admin} />;
}

function Examples({
  number,
  uploads,
  companyId,
  may,
}: {
  number: ExampleListScreen_number$key;
  uploads: TextUploads;
} & ReturnType<typeof useAdmin>) {
  const pagination = usePaginationFragment<
    ExampleListPaginationQuery,
    ExampleListScreen_number$key
  >(
    graphql`
      fragment ExampleListScreen_number on ExamQuestionNumber
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "ExamExampleOrder" }
      )
      @refetchable(queryName: "ExampleListPaginationQuery")
      @throwOnFieldError {
        id
        name
        examples(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "ExampleListScreen_examples", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              text @catch(to: NULL)
              answer @catch(to: NULL)
              solution @catch(to: NULL)
              image @catch(to: NULL) {
                ...FilePicture_file
              }
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...ExampleModal_example
              ...ExamplePreview_example
            }
          }
        }
      }
    `,
    number,
  );
  const pages = useList(exampleList, pagination, ({ examples }) => examples);
  const rows = useMemo<readonly Row[]>(
    () => pages.rows.map((row) => ({ ...row, name: exampleName(row.text) })),
    [pages.rows],
  );
  const list = { ...pages, rows };
  const { id: numberId, name } = list.data;
  usePageName(name);
  const modals = useDataModals();
  const open = useDialog(list.refresh);
  const dialog = useCallback(
    (props: RecordDialogProps<Row>) => (
      <ExampleModal {...props} questionNumberId={numberId} uploads={uploads} />
    ),
    [numberId, uploads],
  );
  const { create, menu, bulk } = useRecordActions<ExampleListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog,
    noun: ['пример', 'примера', 'примеров'],
    deletion: graphql`
      mutation ExampleListScreenDeleteMutation(
        $input: DeleteExamExamplesInput!
        $connections: [ID!]!
      ) {
        deleteExamExamples(input: $input) {
          deletedExamExampleIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      examExamples: selectionOf(selection, {
        search: list.search,
        filter: { questionNumber: [numberId] },
      }),
    }),
    loss: () => 'Рисунок останется в хранилище. Восстановить не получится.',
  });
  return (
    <ListPage
      id="exam-examples"
      list={list}
      title={name}
      search={{ label: 'Поиск по примерам', placeholder: 'Слова задания или ответ' }}
      columns={columns}
      rowLabel={(example) => example.name}
      rowActions={(example) =>
        menu(
          example,
          {
            id: 'show',
            label: 'Посмотреть',
            icon: <Eye />,
            onAction: () => void modals.open(() => <ExamplePreview example={example} />),
          },
          historyItem('История примера', example, { open, refresh: list.refresh }),
        )
      }
      create={may('TESTS_CREATE') && { label: 'Создать пример', onClick: create }}
      actions={
        may('TESTS_UPDATE_ALL') &&
        list.rows.length > 1 && (
          <SortButton
            onClick={() =>
              open((onDone) => (
                <ExampleSortModal companyId={companyId} parentId={numberId} onDone={onDone} />
              ))
            }
          />
        )
      }
      bulk={may('TESTS_DELETE_ALL') && bulk}
      start={{
        title: 'Примеров пока нет',
        text: 'Пример — это готовое задание с ответом: по примерам ИИ понимает, каким должно быть новое.',
        icon: <FileText />,
      }}
    />
  );
}

const columns: ListColumns<Row, typeof exampleList> = {
  name: nameColumn(({ name }) => name, {
    header: 'Задание',
    lead: ({ databaseId, image }) =>
      image && (
        <CoverThumb id={databaseId}>
          <FilePicture file={image} sizes="48px" fills />
        </CoverThumb>
      ),
  }),
  answer: textColumn('Ответ', ({ answer }) => answer, { minWidth: 160 }),
  solution: textColumn('Решение', ({ solution }) => (solution ? 'Есть' : null), { width: 110 }),
  created: dayColumn('Создан', ({ createdAt }) => createdAt),
};
