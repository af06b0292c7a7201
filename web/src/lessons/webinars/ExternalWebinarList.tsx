// The list of webinars that the school announces on other sites.
import { Globe } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListFilter, type Condition } from '../../kit/list/ListFilter.tsx';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import type { StateOf } from '../../kit/list/listAddress.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import {
  Badge,
  dayColumn,
  lazyPart,
  momentColumn,
  nameColumn,
  SelectBox,
  Stack,
  textColumn,
} from '../../ui/index.ts';
import { externalVariablesOf, externalWebinarList } from './webinarsAddress.ts';
import { WebinarTabs } from './WebinarTabs.tsx';
import type {
  ExternalWebinarList_company$data,
  ExternalWebinarList_company$key,
} from '../../__generated__/ExternalWebinarList_company.graphql.ts';
import type { ExternalWebinarListDeleteMutation } from '../../__generated__/ExternalWebinarListDeleteMutation.graphql.ts';
import type { ExternalWebinarListPaginationQuery } from '../../__generated__/ExternalWebinarListPaginationQuery.graphql.ts';

type Row = ExternalWebinarList_company$data['externalWebinars']['edges'][number]['node'];
type State = StateOf<typeof externalWebinarList>;

const ExternalWebinarModal = lazyPart(
  () => import('./ExternalWebinarModal.tsx'),
  'ExternalWebinarModal',
);

export function ExternalWebinarList({
  company: key,
}: {
  company: ExternalWebinarList_company$key;
}) {
  const pagination = usePaginationFragment<
    ExternalWebinarListPaginationQuery,
    ExternalWebinarList_company$key
  >(
    graphql`
      fragment ExternalWebinarList_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "ExternalWebinarFilter" }
        orderBy: { type: "ExternalWebinarOrder" }
      )
      @refetchable(queryName: "ExternalWebinarListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        externalWebinars(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        )
          @connection(
            key: "ExternalWebinarList_externalWebinars"
            filters: ["search", "filter", "orderBy"]
          ) {
          __id
          totalCount
          edges {
            node {
              id
              name
              link
              startsAt
              active
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...ExternalWebinarModal_webinar
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(externalWebinarList, pagination, ({ externalWebinars }) => externalWebinars);
  const { companyId, may } = useAdmin(list.data);
  const mayManage = may('COMPANY_SETTINGS');
  const { create, menu, bulk } = useRecordActions<ExternalWebinarListDeleteMutation, Row>({
    companyId,
    list,
    dialog: ExternalWebinarModal,
    noun: ['вебинар', 'вебинара', 'вебинаров'],
    deletion: graphql`
      mutation ExternalWebinarListDeleteMutation(
        $input: DeleteExternalWebinarsInput!
        $connections: [ID!]!
      ) {
        deleteExternalWebinars(input: $input) {
          deletedExternalWebinarIds @deleteEdge(connections: $connections)
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
      externalWebinars: selectionOf(selection, {
        search: list.search,
        filter: externalVariablesOf(list.state).filter,
      }),
    }),
    loss: () => 'Сайт, на котором он проходит, не изменится. Восстановить не получится.',
  });
  return (
    <ListPage
      id="external-webinars"
      list={list}
      title="Вебинары"
      search={{ label: 'Поиск по внешним вебинарам', placeholder: 'Название' }}
      tabs={<WebinarTabs list={list} mayExternal={mayManage} />}
      filter={
        <ListFilter list={list} conditions={[conditionOf(list.state)]}>
          <Stack gap="4" w={{ base: 'full', sm: '280px' }}>
            <SelectBox
              label="На сайте"
              options={shownOptions}
              value={list.state.active}
              onChange={(active) => list.change({ active })}
            />
          </Stack>
        </ListFilter>
      }
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(webinar) => menu(webinar)}
      create={mayManage && { label: 'Добавить вебинар', onClick: create }}
      bulk={mayManage && bulk}
      start={{
        title: 'Внешних вебинаров пока нет',
        text: 'Здесь собраны вебинары на других сайтах, о которых рассказывает школа.',
        icon: <Globe />,
      }}
    />
  );
}

const shownOptions = [
  { value: '', label: 'Все' },
  { value: 'yes', label: 'Показаны' },
  { value: 'no', label: 'Скрыты' },
] as const;

const conditionOf = ({ active }: State): Condition<State> | false =>
  active !== '' && {
    words: active === 'yes' ? 'Показаны' : 'Скрыты',
    without: { active: '' },
  };

const columns: ListColumns<Row, typeof externalWebinarList> = {
  name: nameColumn(({ name }) => name),
  link: textColumn('Ссылка', ({ link }) => link, { minWidth: 220 }),
  start: momentColumn('Начало', ({ startsAt }) => startsAt, { none: 'Не назначено' }),
  shown: {
    header: 'На сайте',
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Показан' : 'Скрыт'}</Badge>
    ),
  },
  created: dayColumn('Добавлен', ({ createdAt }) => createdAt),
};
