// The list of webinars that the school announces on other sites.
import { Globe } from 'lucide-react';
import { graphql } from 'react-relay';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { entityList } from '../../kit/list/entityList.tsx';
import { ListFilter, type Condition } from '../../kit/list/filter/ListFilter.tsx';
import type { StateOf } from '../../kit/list/listAddress.ts';
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
import type { DeleteExternalWebinarsInput } from '../../__generated__/ExternalWebinarListDeleteMutation.graphql.ts';

type State = StateOf<typeof externalWebinarList>;

export function ExternalWebinarList({ company }: { company: ExternalWebinarList_company$key }) {
  const { list, may, page } = useExternalWebinars(company);
  return (
    <ListPage
      {...page}
      tabs={<WebinarTabs list={list} mayExternal={may('COMPANY_SETTINGS')} />}
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
    />
  );
}

const useExternalWebinars = entityList({
  id: 'external-webinars',
  title: 'Вебинары',
  noun: ['вебинар', 'вебинара', 'вебинаров'],
  create: 'Добавить вебинар',
  search: { label: 'Поиск по внешним вебинарам', placeholder: 'Название' },
  start: {
    title: 'Внешних вебинаров пока нет',
    text: 'Здесь собраны вебинары на других сайтах, о которых рассказывает школа.',
    icon: <Globe />,
  },
  permission: 'COMPANY_SETTINGS',
  address: externalWebinarList,
  connection: ({ externalWebinars }: ExternalWebinarList_company$data) => externalWebinars,
  fragment: graphql`
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
  columns: (_code) => ({
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
  }),
  dialog: lazyPart(() => import('./ExternalWebinarModal.tsx'), 'ExternalWebinarModal'),
  filter: (state) => externalVariablesOf(state).filter,
  deletion: {
    mutation: graphql`
      mutation ExternalWebinarListDeleteMutation(
        $input: DeleteExternalWebinarsInput!
        $connections: [ID!]!
      ) {
        deleteExternalWebinars(input: $input) {
          deletedExternalWebinarIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, externalWebinars): DeleteExternalWebinarsInput => ({
      companyId,
      externalWebinars,
    }),
    loss: () => 'Сайт, на котором он проходит, не изменится. Восстановить не получится.',
  },
});

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
