// The list of access tokens: for whom each speaks, until when, and when it was last used.
import { useMemo } from 'react';
import { KeyRound, Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useAddress } from '../../kit/useAddress.ts';
import { pageSize, useRefresh } from '../../kit/useRefresh.ts';
import {
  Badge,
  Button,
  chakra,
  countOf,
  DataTable,
  EmptyState,
  formatDate,
  formatDateTime,
  SearchField,
  type Column,
} from '../../ui/index.ts';
import { AccessHeader } from './AccessHeader.tsx';
import { accessList } from './accessList.ts';
import { withoutDoor } from './rights.ts';
import { useTokenActions } from './useTokenActions.tsx';
import type {
  TokenTable_company$data,
  TokenTable_company$key,
} from '../../__generated__/TokenTable_company.graphql.ts';
import type { TokenTablePaginationQuery } from '../../__generated__/TokenTablePaginationQuery.graphql.ts';

type Row = TokenTable_company$data['accessTokens']['edges'][number]['node'];

export function TokenTable({ company }: { company: TokenTable_company$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    TokenTablePaginationQuery,
    TokenTable_company$key
  >(
    graphql`
      fragment TokenTable_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "AccessTokenOrder" }
      )
      @refetchable(queryName: "TokenTablePaginationQuery")
      @throwOnFieldError {
        id
        adminProfile {
          permissions
        }
        accessTokens(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "TokenTable_accessTokens", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              prefix
              permissions
              holderName
              forServiceAccount
              authorName
              createdAt
              expiresAt
              lastUsedAt
              ...useTokenActions_token
            }
          }
        }
      }
    `,
    company,
  );
  const { address: state, change, isPending } = useAddress(accessList.read, accessList.write);
  const { id: companyId, accessTokens } = data;
  const { __id: connectionId, totalCount } = accessTokens;
  const rows = accessTokens.edges.map(({ node }) => node);
  const runsCompany = data.adminProfile?.permissions.includes('COMPANY_SETTINGS') === true;
  const refresh = useRefresh(refetch, rows.length);
  const actions = useTokenActions({ companyId, connectionId, refresh });
  const columns = useMemo(() => columnsFor(runsCompany), [runsCompany]);
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={actions.create}>
      Создать токен
    </Button>
  );

  return (
    <>
      <AccessHeader tab="tokens" count={totalCount} runsCompany={runsCompany} actions={create} />
      <DataTable<Row>
        id="access-tokens"
        label="Токены доступа"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        rowActions={actions.menu}
        sort={state.sort && { field: state.sort.column, desc: state.sort.descending }}
        onSort={({ field, desc }) =>
          accessList.isColumn(field) &&
          change({ ...state, sort: { column: field, descending: desc } })
        }
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadMore={() => void loadNext(pageSize)}
        isRefetching={isPending}
        toolbar={
          <SearchField
            label="Поиск по токенам"
            placeholder="Название"
            value={state.search}
            onChange={(search) => change({ ...state, search }, { replace: true })}
          />
        }
        empty={
          accessList.isFiltered(state) ? (
            <EmptyState kind="filter" onReset={() => change(accessList.withoutFilter(state))} />
          ) : (
            <EmptyState
              kind="start"
              title="Токенов пока нет"
              text="С токеном в вашу компанию входит программа: выгрузка, сверка, сайт. Ей доступно только то, что вы разрешите."
              icon={<KeyRound />}
              action={create}
            />
          )
        }
      />
    </>
  );
}

function columnsFor(runsCompany: boolean): readonly Column<Row>[] {
  const holder: Column<Row> = {
    id: 'holder',
    header: 'От имени',
    minWidth: 200,
    cell: ({ holderName }) => holderName,
    trail: ({ forServiceAccount }) => (forServiceAccount ? <Badge>сервисный</Badge> : null),
  };
  return [
    {
      id: 'name',
      header: 'Название',
      sortField: 'name',
      isRowHeader: true,
      hideable: false,
      minWidth: 200,
      cell: ({ name }) => name,
    },
    ...(runsCompany ? [holder] : []),
    {
      id: 'prefix',
      header: 'Начало токена',
      width: 140,
      cell: ({ prefix }) => (
        <chakra.code fontFamily="mono" fontSize="sm">
          {prefix}…
        </chakra.code>
      ),
    },
    {
      id: 'permissions',
      header: 'Права',
      width: 110,
      muted: true,
      cell: ({ permissions }) =>
        countOf(withoutDoor(permissions).length, ['право', 'права', 'прав']),
    },
    {
      id: 'expires',
      header: 'Действует до',
      sortField: 'expires',
      digits: true,
      width: 170,
      cell: ({ expiresAt }) => formatDate(expiresAt),
      trail: ({ expiresAt }) =>
        Date.parse(expiresAt) < Date.now() ? <Badge tone="danger">истёк</Badge> : null,
    },
    {
      id: 'used',
      header: 'Использован',
      sortField: 'used',
      digits: true,
      width: 170,
      muted: true,
      cell: ({ lastUsedAt }) => (lastUsedAt == null ? 'ни разу' : formatDateTime(lastUsedAt)),
    },
    {
      id: 'created',
      header: 'Создан',
      sortField: 'created',
      digits: true,
      width: 120,
      muted: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'author',
      header: 'Кто создал',
      width: 180,
      muted: true,
      hiddenAtFirst: true,
      cell: ({ authorName }) => authorName ?? '—',
    },
  ];
}
