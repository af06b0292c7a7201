// The lists of invites and of welcomes: search, states, and what can be done with one.
import { useMemo } from 'react';
import { ListFilter, MailPlus, Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePageData } from '../../kit/pageData.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { pageSize, useRefresh } from '../../kit/useRefresh.ts';
import { admitted } from '../../shell/Admin.ts';
import {
  Badge,
  Button,
  Chip,
  DataTable,
  EmptyState,
  formatDate,
  formatNumber,
  LinkButton,
  PageHeader,
  Popover,
  SearchField,
  type Column,
} from '../../ui/index.ts';
import { NamedChoices } from '../NamedChoices.tsx';
import { inviteKinds, type InviteKind } from './inviteKinds.ts';
import { inviteList } from './inviteList.ts';
import { invitesRoute, welcomesRoute } from './inviteListRoute.ts';
import { inviteStates } from './inviteStates.ts';
import { useInviteActions } from './useInviteActions.tsx';
import type { InviteListPaginationQuery } from '../../__generated__/InviteListPaginationQuery.graphql.ts';
import type {
  InviteListScreen_company$data,
  InviteListScreen_company$key,
  InviteState,
} from '../../__generated__/InviteListScreen_company.graphql.ts';

type Row = InviteListScreen_company$data['invites']['edges'][number]['node'];

export const InvitesScreen = () => (
  <InviteListScreen kind="INVITE" company={admitted(usePageData(invitesRoute).company)} />
);

export const WelcomesScreen = () => (
  <InviteListScreen kind="WELCOME" company={admitted(usePageData(welcomesRoute).company)} />
);

function InviteListScreen({
  kind,
  company,
}: {
  kind: InviteKind;
  company: InviteListScreen_company$key;
}) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    InviteListPaginationQuery,
    InviteListScreen_company$key
  >(
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
              state
              usersCount
              userLimit
              dateStart
              dateEnd
              createdAt
              ...useInviteActions_invite
            }
          }
        }
      }
    `,
    company,
  );
  const { address: state, change, isPending } = useAddress(inviteList.read, inviteList.write);
  const { code, invites } = data;
  const { __id: connectionId, totalCount } = invites;
  const rows = invites.edges.map(({ node }) => node);
  const words = inviteKinds[kind];
  const base = `/${code}/${words.path}`;
  const refresh = useRefresh(refetch, rows.length);
  const menu = useInviteActions({ base, connectionId, refresh });
  const columns = useMemo(() => columnsOf(base), [base]);
  const create = (
    <LinkButton variant="primary" to={`${base}/create`} icon={<Plus size={16} aria-hidden />}>
      {words.create}
    </LinkButton>
  );

  return (
    <>
      <PageHeader
        title={words.title}
        count={totalCount}
        actions={
          <>
            <LinkButton to={`${base}/create?many=1`}>Несколько сразу</LinkButton>
            {create}
          </>
        }
      />
      <DataTable<Row>
        id={words.path}
        label={words.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        rowActions={menu}
        sort={state.sort && { field: state.sort.column, desc: state.sort.descending }}
        onSort={({ field, desc }) =>
          inviteList.isColumn(field) &&
          change({ ...state, sort: { column: field, descending: desc } })
        }
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadMore={() => void loadNext(pageSize)}
        isRefetching={isPending}
        toolbar={
          <>
            <SearchField
              label={`Поиск: ${words.title}`}
              placeholder="Название или описание"
              value={state.search}
              onChange={(search) => change({ ...state, search }, { replace: true })}
            />
            {state.state.length > 0 && (
              <Chip
                label={`Состояние: ${state.state.map((value) => labelOf(value)).join(', ')}`}
                onRemove={() => change({ ...state, state: [] })}
              />
            )}
            <Popover
              label="Фильтр"
              trigger={
                <Button variant="ghost" icon={<ListFilter size={16} aria-hidden />}>
                  Фильтр
                </Button>
              }
            >
              <NamedChoices
                title="Состояние"
                options={stateOptions}
                chosen={state.state}
                onChange={(chosen) =>
                  change({
                    ...state,
                    state: stateOptions.map(({ id }) => id).filter((id) => chosen.includes(id)),
                  })
                }
              />
            </Popover>
          </>
        }
        empty={
          inviteList.isFiltered(state) ? (
            <EmptyState kind="filter" onReset={() => change(inviteList.withoutFilter(state))} />
          ) : (
            <EmptyState kind="start" {...words.start} icon={<MailPlus />} action={create} />
          )
        }
      />
    </>
  );
}

const stateOptions = (
  ['works', 'suspended', 'inactive', 'not_started', 'ended', 'full'] as const
).map((id) => ({
  id,
  name: labelOf(id),
}));

function labelOf(value: string): string {
  return inviteStates[value.toUpperCase() as InviteState].label;
}

const columnsOf = (base: string): readonly Column<Row>[] => [
  {
    id: 'name',
    header: 'Название',
    sortField: 'name',
    isRowHeader: true,
    hideable: false,
    minWidth: 240,
    cell: ({ name }) => name,
    link: ({ databaseId }) => `${base}/${databaseId}`,
  },
  {
    id: 'state',
    header: 'Состояние',
    width: 160,
    cell: ({ state }) => <Badge tone={inviteStates[state].tone}>{inviteStates[state].label}</Badge>,
  },
  {
    id: 'users',
    header: 'Пришли',
    sortField: 'users',
    digits: true,
    align: 'end',
    width: 130,
    cell: ({ usersCount, userLimit }) =>
      userLimit == null
        ? formatNumber(usersCount)
        : `${formatNumber(usersCount)} из ${formatNumber(userLimit)}`,
  },
  {
    id: 'start',
    header: 'Начало',
    digits: true,
    width: 120,
    muted: true,
    cell: ({ dateStart }) => formatDate(dateStart),
  },
  {
    id: 'end',
    header: 'Окончание',
    sortField: 'end',
    digits: true,
    width: 130,
    muted: true,
    cell: ({ dateEnd }) => formatDate(dateEnd),
  },
  {
    id: 'created',
    header: 'Создано',
    sortField: 'created',
    digits: true,
    width: 120,
    muted: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
