// The lists of invites and of welcome links: search, statuses, single and bulk actions.
import { useMemo } from 'react';
import { MailPlus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import {
  Badge,
  dayColumn,
  formatNumber,
  LinkButton,
  nameColumn,
  NamedChoices,
} from '../../ui/index.ts';
import { inviteKinds, type InviteKind } from './inviteKinds.ts';
import { filterOf, inviteList, invitesRoute, welcomesRoute } from './inviteListRoute.ts';
import { inviteStates } from './inviteStates.ts';
import { useInviteActions } from './useInviteActions.tsx';
import { useInviteBulk } from './useInviteBulk.tsx';
import type { InviteListPaginationQuery } from '../../__generated__/InviteListPaginationQuery.graphql.ts';
import type {
  InviteListScreen_company$data,
  InviteListScreen_company$key,
} from '../../__generated__/InviteListScreen_company.graphql.ts';

type Row = InviteListScreen_company$data['invites']['edges'][number]['node'];

export const InvitesScreen = () => (
  <InviteListScreen kind="INVITE" company={requireAdmission(usePageData(invitesRoute).company)} />
);

export const WelcomesScreen = () => (
  <InviteListScreen kind="WELCOME" company={requireAdmission(usePageData(welcomesRoute).company)} />
);

function InviteListScreen({
  kind,
  company,
}: {
  kind: InviteKind;
  company: InviteListScreen_company$key;
}) {
  const pagination = usePaginationFragment<InviteListPaginationQuery, InviteListScreen_company$key>(
    graphql`
      fragment InviteListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "InviteFilter" }
        orderBy: { type: "InviteOrder" }
      )
      @refetchable(queryName: "InviteListPaginationQuery")
      @throwOnFieldError {
        id
        code
        invites(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "InviteListScreen_invites", filters: ["search", "filter", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              name
              state @catch(to: NULL)
              usersCount @catch(to: NULL)
              userLimit
              dateStart
              dateEnd
              createdAt @catch(to: NULL)
              ...useInviteActions_invite
            }
          }
        }
      }
    `,
    company,
  );
  const list = useList(inviteList, pagination, ({ invites }) => invites);
  const { __id: connectionId } = list.connection;
  const words = inviteKinds[kind];
  const base = `/${list.data.code}/${words.path}`;
  const menu = useInviteActions({ base, connectionId, refresh: list.refresh });
  const { state: chosen } = list.state;
  const bulk = useInviteBulk({
    companyId: list.data.id,
    list,
    match: { search: list.search, filter: filterOf(kind, list.state) },
    nouns: words.nouns,
  });
  const columns = useMemo(() => columnsOf(base), [base]);
  return (
    <ListPage
      id={words.path}
      list={list}
      title={words.title}
      search={{ label: `Поиск: ${words.title}`, placeholder: 'Название или описание' }}
      filter={
        <ListFilter
          list={list}
          conditions={[
            chosen.length > 0 && {
              words: `Состояние: ${chosen.map((id) => inviteStates[id].label).join(', ')}`,
              without: { state: [] },
            },
          ]}
        >
          <NamedChoices
            title="Состояние"
            options={stateOptions}
            chosen={chosen}
            onChange={(state) => list.change({ state })}
          />
        </ListFilter>
      }
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={menu}
      create={{ label: words.create, to: `${base}/create` }}
      actions={<LinkButton to={`${base}/create?many=1`}>{words.manyTitle}</LinkButton>}
      bulk={bulk}
      start={{ ...words.start, icon: <MailPlus /> }}
    />
  );
}

const stateOptions = keysOf(inviteStates).map((id) => ({ id, name: inviteStates[id].label }));

const columnsOf = (base: string): ListColumns<Row, typeof inviteList> => ({
  name: nameColumn(({ name }) => name, { link: ({ databaseId }) => `${base}/${databaseId}` }),
  state: {
    header: 'Состояние',
    width: 160,
    cell: ({ state }) =>
      state ? <Badge tone={inviteStates[state].tone}>{inviteStates[state].label}</Badge> : '—',
  },
  users: {
    header: 'Пришли',
    link: ({ databaseId }) => `${base}/${databaseId}?tab=users`,
    digits: true,
    align: 'end',
    width: 130,
    cell: ({ usersCount, userLimit }) => {
      const came = usersCount == null ? '—' : formatNumber(usersCount);
      return userLimit == null ? came : `${came} из ${formatNumber(userLimit)}`;
    },
  },
  start: dayColumn('Начало', ({ dateStart }) => dateStart),
  end: dayColumn('Окончание', ({ dateEnd }) => dateEnd, { width: 130 }),
  created: dayColumn('Создано', ({ createdAt }) => createdAt),
});
