// The list of service accounts: which tools have one, whether it is on, and how many tokens speak for it.
import { useCallback } from 'react';
import { Bot, Plus } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  formatDate,
  formatNumber,
  type Column,
} from '../../ui/index.ts';
import { AccessHeader } from './AccessHeader.tsx';
import { useServiceActions } from './useServiceActions.tsx';
import type {
  ServiceAccountTable_company$data,
  ServiceAccountTable_company$key,
} from '../../__generated__/ServiceAccountTable_company.graphql.ts';
import type { ServiceAccountTableRefetchQuery } from '../../__generated__/ServiceAccountTableRefetchQuery.graphql.ts';

type Row = ServiceAccountTable_company$data['serviceAccounts'][number];

export function ServiceAccountTable({ company }: { company: ServiceAccountTable_company$key }) {
  const [data, refetch] = useRefetchableFragment<
    ServiceAccountTableRefetchQuery,
    ServiceAccountTable_company$key
  >(
    graphql`
      fragment ServiceAccountTable_company on Company
      @refetchable(queryName: "ServiceAccountTableRefetchQuery")
      @throwOnFieldError {
        id
        serviceAccounts {
          id
          name
          description
          active
          tokenCount
          authorName
          createdAt
          ...useServiceActions_account
        }
      }
    `,
    company,
  );
  const refresh = useCallback(() => {
    refetch({}, { fetchPolicy: 'store-and-network' });
  }, [refetch]);
  const { id: companyId, serviceAccounts: rows } = data;
  const actions = useServiceActions({ companyId, refresh });
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={actions.create}>
      Создать сервисный аккаунт
    </Button>
  );

  return (
    <>
      <AccessHeader tab="services" count={rows.length} runsCompany actions={create} />
      <DataTable<Row>
        id="service-accounts"
        label="Сервисные аккаунты"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        rowActions={actions.menu}
        totalCount={rows.length}
        empty={
          <EmptyState
            kind="start"
            title="Сервисных аккаунтов пока нет"
            text="Сервисный аккаунт — учётная запись программы, а не человека: она работает, даже когда сотрудник ушёл."
            icon={<Bot />}
            action={create}
          />
        }
      />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Название',
    isRowHeader: true,
    hideable: false,
    minWidth: 220,
    cell: ({ name }) => name,
    trail: ({ active }) => (active ? null : <Badge tone="warning">выключен</Badge>),
  },
  {
    id: 'description',
    header: 'Описание',
    minWidth: 240,
    muted: true,
    cell: ({ description }) => description ?? '—',
  },
  {
    id: 'tokens',
    header: 'Токены',
    digits: true,
    align: 'end',
    width: 110,
    cell: ({ tokenCount }) => formatNumber(tokenCount),
  },
  {
    id: 'created',
    header: 'Создан',
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
    cell: ({ authorName }) => authorName ?? '—',
  },
];
