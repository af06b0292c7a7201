// «Мои компании»: the companies that a person owns or works in, and how to have one more.
import { Building2, Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useAddress } from '../kit/useAddress.ts';
import { usePageData } from '../kit/page.tsx';
import { admitted } from '../shell/Admin.ts';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  formatDate,
  PageHeader,
  SearchField,
  type Column,
} from '../ui/index.ts';
import { CompanyHelp } from './CompanyHelp.tsx';
import { isColumn, readAddress, writeAddress } from './companyListAddress.ts';
import { companyListRoute } from './companyListRoute.ts';
import { useCreateCompany } from './useCreateCompany.tsx';
import type {
  CompanyListScreen_viewer$data,
  CompanyListScreen_viewer$key,
} from './__generated__/CompanyListScreen_viewer.graphql.ts';
import type { CompanyListScreenPaginationQuery } from './__generated__/CompanyListScreenPaginationQuery.graphql.ts';

export function CompanyListScreen() {
  const page = usePageData(companyListRoute);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CompanyListScreenPaginationQuery,
    CompanyListScreen_viewer$key
  >(
    graphql`
      fragment CompanyListScreen_viewer on Viewer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "CompanyOrder" }
      )
      @refetchable(queryName: "CompanyListScreenPaginationQuery")
      @throwOnFieldError {
        companies(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "CompanyListScreen_companies", filters: ["search", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              code
              name
              description
              viewerIsOwner
              createdAt
            }
          }
        }
      }
    `,
    admitted(page.viewer),
  );
  const { address, change, isPending } = useAddress(readAddress, writeAddress);
  const createCompany = useCreateCompany();
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void createCompany()}
    >
      Добавить компанию
    </Button>
  );
  const { edges, totalCount } = data.companies;

  return (
    <>
      <PageHeader title="Мои компании" count={totalCount} actions={add} />
      <DataTable<Company>
        id="companies"
        label="Мои компании"
        columns={columns}
        rows={edges.map(({ node }) => node)}
        rowKey={(company) => company.id}
        rowLabel={(company) => company.name}
        sort={address.sort && { field: address.sort.column, desc: address.sort.descending }}
        onSort={({ field, desc }) =>
          change({ ...address, sort: isColumn(field) ? { column: field, descending: desc } : null })
        }
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onLoadMore={() => loadNext(20)}
        isRefetching={isPending}
        toolbar={
          <SearchField
            label="Поиск по компаниям"
            placeholder="Название или поддомен"
            value={address.search}
            onChange={(search) => change({ ...address, search }, { replace: true })}
          />
        }
        empty={
          address.search === '' ? (
            <EmptyState
              kind="start"
              title="Компаний пока нет"
              text="Компания — это ваша онлайн-школа: со своим адресом, курсами и людьми."
              icon={<Building2 />}
              action={add}
            />
          ) : (
            <EmptyState kind="filter" onReset={() => change({ ...address, search: '' })} />
          )
        }
      />
      <CompanyHelp />
    </>
  );
}

type Company = CompanyListScreen_viewer$data['companies']['edges'][number]['node'];

const columns: readonly Column<Company>[] = [
  {
    id: 'name',
    header: 'Название',
    sortField: 'name',
    isRowHeader: true,
    hideable: false,
    minWidth: 220,
    link: ({ code }) => `/${code}`,
    cell: ({ name }) => name,
  },
  {
    id: 'code',
    header: 'Поддомен',
    sortField: 'code',
    width: 180,
    muted: true,
    cell: ({ code }) => code,
  },
  {
    id: 'description',
    header: 'Описание',
    minWidth: 200,
    muted: true,
    cell: ({ description }) => description ?? '—',
  },
  {
    id: 'role',
    header: 'Вы здесь',
    width: 130,
    cell: ({ viewerIsOwner }) =>
      viewerIsOwner ? <Badge tone="primary">Владелец</Badge> : <Badge>Сотрудник</Badge>,
  },
  {
    id: 'created',
    header: 'Создана',
    sortField: 'created',
    width: 120,
    muted: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
