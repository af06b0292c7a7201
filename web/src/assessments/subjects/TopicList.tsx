// The list of topics of one subject or of all: their subjects, row actions and bulk actions.
import { useMemo } from 'react';
import { Tags } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListFilter } from '../../kit/list/ListFilter.tsx';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { Checkbox, dayColumn, lazyPart, nameColumn, textColumn } from '../../ui/index.ts';
import { useTopicSearch } from './choices.ts';
import { topicList, topicVariables } from './subjectsAddress.ts';
import { SubjectTabs } from './SubjectTabs.tsx';
import { topicNouns } from './topicWords.ts';
import { useTopicTies } from './useTopicTies.tsx';
import type {
  TopicList_company$data,
  TopicList_company$key,
} from '../../__generated__/TopicList_company.graphql.ts';
import type { TopicList_query$key } from '../../__generated__/TopicList_query.graphql.ts';
import type { TopicListDeleteMutation } from '../../__generated__/TopicListDeleteMutation.graphql.ts';
import type { TopicListPaginationQuery } from '../../__generated__/TopicListPaginationQuery.graphql.ts';

type Row = TopicList_company$data['topics']['edges'][number]['node'];

const TopicModal = lazyPart(() => import('./TopicModal.tsx'), 'TopicModal');
const AddTopicsModal = lazyPart(() => import('./AddTopicsModal.tsx'), 'AddTopicsModal');

export function TopicList({
  company,
  query,
}: {
  company: TopicList_company$key;
  query: TopicList_query$key;
}) {
  const pagination = usePaginationFragment<TopicListPaginationQuery, TopicList_company$key>(
    graphql`
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
    company,
  );
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
  const list = useList(topicList, pagination, ({ topics }) => topics);
  const { state, search, refresh } = list;
  const { companyId, may } = useAdmin(list.data);
  const subject = nodes?.[0]?.subject ?? null;
  const { filter } = topicVariables(state);
  const ties = useTopicTies({ companyId, subject, list, filter });
  const open = useDialog(refresh);
  const merging = useMerge<Row>({
    accusative: 'тему',
    stays: 'выбранной',
    label: 'С какой темой',
    search: useTopicSearch(companyId),
    passes: ({ name, subjectsCount }) =>
      `Предметы, где есть «${name}»${subjectsCount == null ? '' : ` (${subjectsCount})`},`,
    mutation: graphql`
      mutation TopicListMergeMutation($input: MergeTopicsInput!) {
        mergeTopics(input: $input) {
          deletedTopicId
          ...userErrors_payload
        }
      }
    `,
    onDone: refresh,
  });
  const { create, menu, bulk } = useRecordActions<TopicListDeleteMutation, Row>({
    companyId,
    list,
    dialog: TopicModal,
    noun: topicNouns,
    accusative: 'тему',
    deletion: graphql`
      mutation TopicListDeleteMutation($input: DeleteTopicsInput!, $connections: [ID!]!) {
        deleteTopics(input: $input) {
          deletedTopicIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({ companyId, topics: selectionOf(selection, { search, filter }) }),
    loss: () => 'Темы, которые есть в предметах, останутся. Восстановить удалённое не получится.',
    instead: (row) => merging.inPlaceOfDeleting(row, (row.subjectsCount ?? 0) > 0),
  });
  const columns = useMemo(() => columnsOf(), []);
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
      id="topics"
      list={list}
      title={subject?.name ?? 'Темы'}
      tabs={<SubjectTabs current="topics" />}
      search={{ label: 'Поиск по темам', placeholder: 'Название' }}
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
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(topic) =>
        menu(topic, ...(subject && mayTie ? [ties.item(topic)] : []), merging.item(topic))
      }
      create={
        subject
          ? mayTie && { label: 'Добавить темы', onClick: () => addTopics(subject) }
          : mayCreate && { label: 'Добавить тему', onClick: create }
      }
      bulk={
        (mayTie || may('TESTS_DELETE_ALL')) && [
          ...(mayTie ? ties.bulk : []),
          ...(may('TESTS_DELETE_ALL') ? bulk : []),
        ]
      }
      start={
        subject
          ? {
              title: 'В предмете пока нет тем',
              text: 'Вставьте темы списком или выберите из тех, что в школе уже есть.',
              icon: <Tags />,
            }
          : {
              title: 'Тем пока нет',
              text: 'Тема говорит, о чём вопрос теста: дроби, проценты, площади. Одна тема может быть в нескольких предметах.',
              icon: <Tags />,
            }
      }
    />
  );
}

const columnsOf = (): ListColumns<Row, typeof topicList> => ({
  name: nameColumn(({ name }) => name),
  subjects: textColumn(
    'Предметы',
    ({ subjects }) => subjects?.map(({ name }) => name).join(', ') ?? null,
    { minWidth: 240 },
  ),
  created: dayColumn('Добавлена', ({ createdAt }) => createdAt),
});
