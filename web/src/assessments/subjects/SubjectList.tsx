// The list of subjects in manual order: numbers of topics, row actions and bulk actions.
import { useMemo } from 'react';
import { ArrowDownUp, BookMarked, ListPlus, Tags } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import {
  Button,
  countOf,
  dayColumn,
  lazyPart,
  nameColumn,
  numberColumn,
  plural,
} from '../../ui/index.ts';
import { useSubjectSearch } from './choices.ts';
import { subjectList, topicsOf } from './subjectsAddress.ts';
import { SubjectTabs } from './SubjectTabs.tsx';
import { topicNouns } from './topicWords.ts';
import type {
  SubjectList_company$data,
  SubjectList_company$key,
} from '../../__generated__/SubjectList_company.graphql.ts';
import type { SubjectListDeleteMutation } from '../../__generated__/SubjectListDeleteMutation.graphql.ts';
import type { SubjectListPaginationQuery } from '../../__generated__/SubjectListPaginationQuery.graphql.ts';

type Row = SubjectList_company$data['subjects']['edges'][number]['node'];

const SubjectModal = lazyPart(() => import('./SubjectModal.tsx'), 'SubjectModal');
const SubjectSortModal = lazyPart(() => import('./SubjectSortModal.tsx'), 'SubjectSortModal');
const AddTopicsModal = lazyPart(() => import('./AddTopicsModal.tsx'), 'AddTopicsModal');

export function SubjectList({ company: key }: { company: SubjectList_company$key }) {
  const pagination = usePaginationFragment<SubjectListPaginationQuery, SubjectList_company$key>(
    graphql`
      fragment SubjectList_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "SubjectOrder" }
      )
      @refetchable(queryName: "SubjectListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        subjects(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "SubjectList_subjects", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              topicsCount @catch(to: NULL)
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...SubjectModal_subject
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(subjectList, pagination, ({ subjects }) => subjects);
  const { companyId, code, may } = useAdmin(list.data);
  const open = useDialog(list.refresh);
  const merging = useMerge<Row>({
    accusative: 'предмет',
    label: 'С каким предметом',
    search: useSubjectSearch(companyId),
    passes: ({ name, topicsCount }) =>
      `Темы предмета «${name}»${topicsCount == null ? '' : ` (${topicsCount})`}`,
    mutation: graphql`
      mutation SubjectListMergeMutation($input: MergeSubjectsInput!) {
        mergeSubjects(input: $input) {
          deletedSubjectId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<SubjectListDeleteMutation, Row>({
    companyId,
    list,
    dialog: SubjectModal,
    noun: ['предмет', 'предмета', 'предметов'],
    deletion: graphql`
      mutation SubjectListDeleteMutation($input: DeleteSubjectsInput!, $connections: [ID!]!) {
        deleteSubjects(input: $input) {
          deletedSubjectIds @deleteEdge(connections: $connections)
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
      subjects: selectionOf(selection, { search: list.search }),
    }),
    loss: lossOf,
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="subjects"
      list={list}
      title="Предметы"
      tabs={<SubjectTabs current="subjects" />}
      search={{ label: 'Поиск по предметам', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(subject) =>
        menu(
          subject,
          { id: 'topics', label: 'Темы', icon: <Tags />, to: topicsAt(code, subject) },
          {
            id: 'add',
            label: 'Добавить темы',
            icon: <ListPlus />,
            disabled: subject.viewerCanUpdate === false,
            onAction: () =>
              open((done) => (
                <AddTopicsModal
                  companyId={companyId}
                  subject={subject}
                  mayCreate={may('TESTS_CREATE')}
                  onDone={done}
                />
              )),
          },
          merging.item(subject),
        )
      }
      create={may('TESTS_CREATE') && { label: 'Добавить предмет', onClick: create }}
      actions={
        may('TESTS_UPDATE_ALL') &&
        list.rows.length > 1 && (
          <Button
            icon={<ArrowDownUp size={16} aria-hidden />}
            onClick={() => open((done) => <SubjectSortModal companyId={companyId} onDone={done} />)}
          >
            Порядок
          </Button>
        )
      }
      bulk={may('TESTS_DELETE_ALL') && bulk}
      start={{
        title: 'Предметов пока нет',
        text: 'Предмет собирает темы, о которых спрашивают тесты: по ним видно, что ученики знают, а что нет.',
        icon: <BookMarked />,
      }}
    />
  );
}

/** Subjects can share topics, so the number of topics is given only for a single subject. */
function lossOf(subjects: readonly Row[] | null): string {
  const [only, ...others] = subjects ?? [];
  if (only?.topicsCount == null || others.length > 0) return `Темы останутся. ${forGood}`;
  const { topicsCount } = only;
  if (topicsCount === 0) return `Тем в предмете нет. ${forGood}`;
  const stay = plural(topicsCount, ['останется', 'останутся', 'останутся']);
  return `${countOf(topicsCount, topicNouns)} ${stay} в списке тем. ${forGood}`;
}

const forGood = 'Восстановить не получится.';

const topicsAt = (code: string, { id }: Row) => `/${code}/subjects${topicsOf(id)}`;

const columnsOf = (code: string): ListColumns<Row, typeof subjectList> => ({
  name: nameColumn(({ name }) => name, { link: (subject) => topicsAt(code, subject) }),
  topics: numberColumn('Темы', ({ topicsCount }) => topicsCount, {
    link: (subject) => topicsAt(code, subject),
  }),
  created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
});
