// The list of topics of one subject or of all: their subjects, row actions and bulk actions.
import { Tags } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { entityList } from '../../kit/list/entityList.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { Checkbox, dayColumn, lazyPart, nameColumn, textColumn } from '../../ui/index.ts';
import { useTopicSearch } from './choices.ts';
import { topicList, topicVariables } from './subjectsAddress.ts';
import { SubjectTabs } from './SubjectTabs.tsx';
import { topicNouns } from './topicWords.ts';
import { useTopicLinks } from './useTopicLinks.tsx';
import type {
  TopicList_company$data,
  TopicList_company$key,
} from '../../__generated__/TopicList_company.graphql.ts';
import type { TopicList_query$key } from '../../__generated__/TopicList_query.graphql.ts';
import type { DeleteTopicsInput } from '../../__generated__/TopicListDeleteMutation.graphql.ts';

const AddTopicsModal = lazyPart(() => import('./AddTopicsModal.tsx'), 'AddTopicsModal');

export function TopicList({
  company,
  query,
}: {
  company: TopicList_company$key;
  query: TopicList_query$key;
}) {
  const { nodes } = useFragment<TopicList_query$key>(
    graphql`
      fragment TopicList_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        nodes(ids: $named) @include(if: $hasNamed) {
          ... on Subject @alias(as: "subject") {
            id
            name
          }
        }
      }
    `,
    query,
  );
  const { list, companyId, may, open, page, menu, bulk } = useTopics(company);
  const { state } = list;
  const subject = nodes?.[0]?.subject ?? null;
  const { filter } = topicVariables(state);
  const ties = useTopicLinks({ companyId, subject, list, filter });
  const [mayCreate, mayTie] = [may('TESTS_CREATE'), may('TESTS_UPDATE_ALL')];
  if (state.subject.length > 0 && subject === null) {
    return (
      <NotFoundHere
        title="Предмет не найден"
        text="Возможно, его удалили или объединили с другим."
      />
    );
  }
  const addTopics = (of: NonNullable<typeof subject>) =>
    open((done) => (
      <AddTopicsModal companyId={companyId} subject={of} mayCreate={mayCreate} onDone={done} />
    ));
  return (
    <ListPage
      {...page}
      {...(subject && {
        title: subject.name,
        create: mayTie && { label: 'Добавить темы', onClick: () => addTopics(subject) },
        start: {
          title: 'В предмете пока нет тем',
          text: 'Вставьте темы списком или выберите из тех, что в школе уже есть.',
          icon: <Tags />,
        },
      })}
      tabs={<SubjectTabs current="topics" />}
      filter={
        subject === null && (
          <ListFilter
            list={list}
            conditions={[state.loose && { words: 'Без предмета', without: { loose: false } }]}
          >
            <Checkbox checked={state.loose} onChange={(loose) => list.change({ loose })}>
              Только темы без предмета
            </Checkbox>
          </ListFilter>
        )
      }
      rowActions={(topic) => menu(topic, ...(subject && mayTie ? [ties.item(topic)] : []))}
      bulk={
        (mayTie || may('TESTS_DELETE_ALL')) && [
          ...(mayTie ? ties.bulk : []),
          ...(may('TESTS_DELETE_ALL') ? bulk : []),
        ]
      }
    />
  );
}

const useTopics = entityList({
  id: 'topics',
  noun: topicNouns,
  accusative: 'тему',
  create: 'Добавить тему',
  search: { label: 'Поиск по темам', placeholder: 'Название' },
  title: 'Темы',
  start: {
    title: 'Тем пока нет',
    text: 'Тема говорит, о чём вопрос теста: дроби, проценты, площади. Одна тема может быть в нескольких предметах.',
    icon: <Tags />,
  },
  permission: { create: 'TESTS_CREATE', sort: 'TESTS_UPDATE_ALL', delete: 'TESTS_DELETE_ALL' },
  address: topicList,
  connection: ({ topics }: TopicList_company$data) => topics,
  fragment: graphql`
    fragment TopicList_company on Company
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 20 }
      cursor: { type: "String" }
      search: { type: "String" }
      filter: { type: "TopicFilter" }
      orderBy: { type: "TopicOrder" }
    )
    @refetchable(queryName: "TopicListPaginationQuery")
    @throwOnFieldError {
      ...Admin_company
      topics(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
        @connection(key: "TopicList_topics", filters: ["search", "filter", "orderBy"]) {
        __id
        totalCount
        edges {
          node {
            id
            name
            subjectsCount @catch(to: NULL)
            subjects @catch(to: NULL) {
              name
            }
            createdAt @catch(to: NULL)
            viewerCanUpdate @catch(to: NULL)
            viewerCanDelete @catch(to: NULL)
            ...TopicModal_topic
          }
        }
      }
    }
  `,
  columns: (_code) => ({
    name: nameColumn(({ name }) => name),
    subjects: textColumn(
      'Предметы',
      ({ subjects }) => subjects?.map(({ name }) => name).join(', ') ?? null,
      { minWidth: 240 },
    ),
    created: dayColumn('Добавлена', ({ createdAt }) => createdAt),
  }),
  dialog: lazyPart(() => import('./TopicModal.tsx'), 'TopicModal'),
  filter: (state) => topicVariables(state).filter,
  deletion: {
    mutation: graphql`
      mutation TopicListDeleteMutation($input: DeleteTopicsInput!, $connections: [ID!]!) {
        deleteTopics(input: $input) {
          deletedTopicIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, topics): DeleteTopicsInput => ({ companyId, topics }),
    loss: () => 'Темы, которые есть в предметах, останутся. Восстановить удалённое не получится.',
  },
  merge: {
    stays: 'выбранной',
    label: 'С какой темой',
    useSearch: useTopicSearch,
    passes: ({ name, subjectsCount }) =>
      `Предметы, где есть «${name}»${subjectsCount == null ? '' : ` (${subjectsCount})`},`,
    isUsed: (row) => (row.subjectsCount ?? 0) > 0,
    mutation: graphql`
      mutation TopicListMergeMutation($input: MergeTopicsInput!) {
        mergeTopics(input: $input) {
          deletedTopicId
          ...userErrors_payload
        }
      }
    `,
  },
});
