// The list of subjects in manual order: numbers of topics, row actions and bulk actions.
import { BookMarked, ListPlus, Tags } from 'lucide-react';
import { graphql } from 'react-relay';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { entityList } from '../../kit/list/entityList.tsx';
import { countOf, dayColumn, lazyPart, nameColumn, numberColumn, plural } from '../../ui/index.ts';
import { useSubjectSearch } from './choices.ts';
import { subjectList, topicsOf } from './subjectsAddress.ts';
import { SubjectTabs } from './SubjectTabs.tsx';
import { topicNouns } from './topicWords.ts';
import type {
  SubjectList_company$data,
  SubjectList_company$key,
} from '../../__generated__/SubjectList_company.graphql.ts';
import type { DeleteSubjectsInput } from '../../__generated__/SubjectListDeleteMutation.graphql.ts';

type Row = SubjectList_company$data['subjects']['edges'][number]['node'];

const AddTopicsModal = lazyPart(() => import('./AddTopicsModal.tsx'), 'AddTopicsModal');

export function SubjectList({ company }: { company: SubjectList_company$key }) {
  return <ListPage {...useSubjects(company).page} tabs={<SubjectTabs current="subjects" />} />;
}

const useSubjects = entityList({
  id: 'subjects',
  title: 'Предметы',
  noun: ['предмет', 'предмета', 'предметов'],
  create: 'Добавить предмет',
  search: { label: 'Поиск по предметам', placeholder: 'Название' },
  start: {
    title: 'Предметов пока нет',
    text: 'Предмет собирает темы, о которых спрашивают тесты: по ним видно, что ученики знают, а что нет.',
    icon: <BookMarked />,
  },
  permission: { create: 'TESTS_CREATE', sort: 'TESTS_UPDATE_ALL', delete: 'TESTS_DELETE_ALL' },
  address: subjectList,
  connection: ({ subjects }: SubjectList_company$data) => subjects,
  fragment: graphql`
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
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (subject) => topicsAt(code, subject) }),
    topics: numberColumn('Темы', ({ topicsCount }) => topicsCount, {
      link: (subject) => topicsAt(code, subject),
    }),
    created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
  }),
  items: (subject, { code, companyId, may, open }) => [
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
  ],
  dialog: lazyPart(() => import('./SubjectModal.tsx'), 'SubjectModal'),
  sortDialog: lazyPart(() => import('./SubjectSortModal.tsx'), 'SubjectSortModal'),
  deletion: {
    mutation: graphql`
      mutation SubjectListDeleteMutation($input: DeleteSubjectsInput!, $connections: [ID!]!) {
        deleteSubjects(input: $input) {
          deletedSubjectIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, subjects): DeleteSubjectsInput => ({ companyId, subjects }),
    loss: lossOf,
  },
  merge: {
    label: 'С каким предметом',
    useSearch: useSubjectSearch,
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
  },
});

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
