// The list of access tokens: owner, expiry and last use.
import { useMemo } from 'react';
import { KeyRound } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import {
  Badge,
  chakra,
  countOf,
  dayColumn,
  momentColumn,
  nameColumn,
  textColumn,
} from '../../ui/index.ts';
import { accessList } from './accessRoute.ts';
import { accessTitle, AccessTabs } from './AccessTabs.tsx';
import { withoutBasePermission } from './basePermission.ts';
import { useTokenActions } from './useTokenActions.tsx';
import type {
  TokenTable_company$data,
  TokenTable_company$key,
} from '../../__generated__/TokenTable_company.graphql.ts';
import type { TokenTablePaginationQuery } from '../../__generated__/TokenTablePaginationQuery.graphql.ts';

type Row = TokenTable_company$data['accessTokens']['edges'][number]['node'];

export function TokenTable({ company }: { company: TokenTable_company$key }) {
  const pagination = usePaginationFragment<TokenTablePaginationQuery, TokenTable_company$key>(
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
        ...Admin_company
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
  const list = useList(accessList, pagination, ({ accessTokens }) => accessTokens);
  const { companyId, may } = useAdmin(list.data);
  const { __id: connectionId } = list.connection;
  const runsCompany = may('COMPANY_SETTINGS');
  const actions = useTokenActions({ companyId, connectionId, refresh: list.refresh });
  const columns = useMemo(() => columnsFor(runsCompany), [runsCompany]);
  return (
    <ListPage
      id="access-tokens"
      list={list}
      title={accessTitle}
      count={runsCompany ? null : list.totalCount}
      tabs={runsCompany && <AccessTabs tab="tokens" count={list.totalCount} />}
      search={{ label: 'Поиск по токенам', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={actions.menu}
      create={{ label: 'Создать токен', onClick: actions.create }}
      start={{
        title: 'Токенов пока нет',
        text: 'С токеном в вашу компанию входит программа: выгрузка, сверка, сайт. Ей доступно только то, что вы разрешите.',
        icon: <KeyRound />,
      }}
    />
  );
}

const columnsFor = (runsCompany: boolean): ListColumns<Row, typeof accessList> => ({
  name: nameColumn(({ name }) => name, { minWidth: 200 }),
  ...(runsCompany && {
    holder: {
      header: 'От имени',
      minWidth: 200,
      cell: ({ holderName }) => holderName,
      trail: ({ forServiceAccount }) => (forServiceAccount ? <Badge>сервисный</Badge> : null),
    },
  }),
  prefix: {
    header: 'Начало токена',
    width: 140,
    cell: ({ prefix }) => (
      <chakra.code fontFamily="mono" fontSize="sm">
        {prefix}…
      </chakra.code>
    ),
  },
  permissions: textColumn(
    'Права',
    ({ permissions }) =>
      countOf(withoutBasePermission(permissions).length, ['право', 'права', 'прав']),
    { width: 110 },
  ),
  expires: dayColumn('Действует до', ({ expiresAt }) => expiresAt, {
    width: 170,
    muted: false,
    trail: ({ expiresAt }) =>
      Date.parse(expiresAt) < Date.now() ? <Badge tone="danger">истёк</Badge> : null,
  }),
  used: momentColumn('Использован', ({ lastUsedAt }) => lastUsedAt, { none: 'ни разу' }),
  created: dayColumn('Создан', ({ createdAt }) => createdAt),
  author: textColumn('Кто создал', ({ authorName }) => authorName, {
    width: 180,
    hiddenAtFirst: true,
  }),
});
