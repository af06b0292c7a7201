// The list of service accounts: name, status and number of tokens.
import { useCallback } from 'react';
import { Bot, Plus } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import {
  Badge,
  Button,
  DataTable,
  dayColumn,
  EmptyState,
  nameColumn,
  numberColumn,
  PageHeader,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import { accessTitle, AccessTabs } from './AccessTabs.tsx';
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
      <PageHeader
        title={accessTitle}
        actions={create}
        tabs={<AccessTabs tab="services" count={rows.length} />}
      />
      <DataTable
        id="service-accounts"
        label="Сервисные аккаунты"
        columns={columns}
        rows={rows}
        rowLabel={({ name }) => name}
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

const columns: Columns<Row> = {
  name: nameColumn(({ name }) => name, {
    minWidth: 220,
    trail: ({ active }) => (active ? null : <Badge tone="warning">выключен</Badge>),
  }),
  description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
  tokens: numberColumn('Токены', ({ tokenCount }) => tokenCount, { width: 110 }),
  created: dayColumn('Создан', ({ createdAt }) => createdAt),
  author: textColumn('Кто создал', ({ authorName }) => authorName, { width: 180 }),
};
