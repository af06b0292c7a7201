// The tab «Сертификаты» of a course: the certificates of learners who finished it, with a search by name or number.
import { Award } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import {
  Badge,
  DataTable,
  dayColumn,
  EmptyState,
  formatDate,
  LinkButton,
  nameColumn,
  SearchField,
  SelectBox,
  textColumn,
} from '../../ui/index.ts';
import { certificateList } from './certificateList.ts';
import { useCertificateActions } from './useCertificateActions.tsx';
import type {
  CourseCertificates_course$data,
  CourseCertificates_course$key,
} from '../../__generated__/CourseCertificates_course.graphql.ts';
import type { CourseCertificatesPaginationQuery } from '../../__generated__/CourseCertificatesPaginationQuery.graphql.ts';

type Row = NonNullable<CourseCertificates_course$data['certificates']>['edges'][number]['node'];

export function CourseCertificates({
  course,
  at,
}: {
  course: CourseCertificates_course$key;
  /** URL of the course's page. */
  at: string;
}) {
  const pagination = usePaginationFragment<
    CourseCertificatesPaginationQuery,
    CourseCertificates_course$key
  >(
    graphql`
      fragment CourseCertificates_course on Course
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        revoked: { type: "Boolean" }
        orderBy: { type: "CourseCertificateOrder" }
      )
      @refetchable(queryName: "CourseCertificatesPaginationQuery")
      @throwOnFieldError {
        certificate @catch(to: NULL) {
          id
        }
        certificates(
          first: $count
          after: $cursor
          search: $search
          revoked: $revoked
          orderBy: $orderBy
        )
          @connection(
            key: "CourseCertificates_certificates"
            filters: ["search", "revoked", "orderBy"]
          ) {
          totalCount
          edges {
            node {
              id
              number
              fullName
              issuedAt
              revokedAt
              revokeReason
              ...useCertificateActions_certificate
            }
          }
        }
      }
    `,
    course,
  );
  const list = useList(certificateList, pagination, ({ certificates }) => certificates);
  const { data, rows, paging, state, change } = list;
  const rowActions = useCertificateActions();
  const isIssued = data.certificate != null;
  return (
    <DataTable
      {...paging}
      id="course-certificates"
      label="Сертификаты"
      columns={columns}
      rows={rows}
      rowLabel={({ fullName }) => fullName}
      rowActions={rowActions}
      totalCount={list.totalCount}
      isRefetching={list.isPending}
      sortable={list.sortable}
      sort={state.sort}
      onSort={(sort) => change({ sort })}
      toolbar={
        <>
          <SearchField
            label="Поиск по сертификатам"
            placeholder="Имя или номер"
            value={state.search}
            onChange={(text) => change({ search: text }, { replace: true })}
          />
          <ListFilter
            list={list}
            conditions={[
              state.state !== '' && {
                words: state.state === 'revoked' ? 'Отозванные' : 'Действительные',
                without: { state: '' },
              },
            ]}
          >
            <SelectBox
              label="Какие сертификаты"
              options={[
                { value: '', label: 'Все' },
                { value: 'valid', label: 'Действительные' },
                { value: 'revoked', label: 'Отозванные' },
              ]}
              value={state.state}
              onChange={(chosen) => change({ state: chosen })}
            />
          </ListFilter>
        </>
      }
      empty={
        list.isFiltered || state.search !== '' ? (
          <EmptyState kind="filter" onReset={list.reset} />
        ) : (
          <EmptyState
            kind="start"
            title="Сертификатов пока нет"
            text={
              isIssued
                ? 'Ученик получает сертификат, как только выполнит условия завершения курса.'
                : 'Выберите основу сертификата в настройках курса: тогда каждый, кто пройдёт курс, получит его сам, и те, кто уже прошёл, тоже.'
            }
            icon={<Award />}
            action={!isIssued && <LinkButton to={at}>К настройкам курса</LinkButton>}
          />
        )
      }
    />
  );
}

const columns: ListColumns<Row, typeof certificateList> = {
  name: nameColumn(({ fullName }) => fullName, {
    header: 'Кому',
    link: ({ number }) => `/certificates/${number}`,
  }),
  number: textColumn('Номер', ({ number }) => number, { minWidth: 150 }),
  issued: dayColumn('Выдан', ({ issuedAt }) => issuedAt),
  state: {
    header: 'Состояние',
    minWidth: 220,
    cell: ({ revokedAt, revokeReason }) =>
      revokedAt == null ? (
        <Badge tone="success">Действителен</Badge>
      ) : (
        <Badge tone="danger">{`Отозван ${formatDate(revokedAt)}: ${revokeReason ?? ''}`}</Badge>
      ),
  },
};
