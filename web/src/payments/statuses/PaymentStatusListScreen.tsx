// The list of payment statuses in the school's order: colours, type, default status and number of payments.
import type { FunctionComponent } from 'react';
import { Tags } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { Badge, ColourBadge, countOf, lazyPart, numberColumn } from '../../ui/index.ts';
import { usePaymentStatusSearch } from '../paymentChoices.ts';
import { paymentNouns } from '../payments/paymentNouns.ts';
import { stateLabels } from '../payments/paymentWords.ts';
import { PaymentStatusBadge } from './PaymentStatusBadge.tsx';
import { paymentStatusList, paymentStatusListRoute } from './paymentStatusListRoute.ts';
import type { PaymentStatusListScreen_company$data } from '../../__generated__/PaymentStatusListScreen_company.graphql.ts';
import type { DeletePaymentStatusesInput } from '../../__generated__/PaymentStatusListScreenDeleteMutation.graphql.ts';

export const PaymentStatusListScreen: FunctionComponent = entityListScreen(paymentStatusListRoute, {
  id: 'payment-statuses',
  title: 'Статусы платежей',
  noun: ['статус', 'статуса', 'статусов'],
  create: 'Добавить статус',
  search: { label: 'Поиск по статусам', placeholder: 'Название' },
  start: {
    title: 'Статусов пока нет',
    text: 'Статус говорит, что происходит с платежом: его ждут, он пришёл, его вернули или отменили.',
    icon: <Tags />,
  },
  permission: 'USERS_PAYMENTS_AND_STATISTIC',
  address: paymentStatusList,
  connection: ({ paymentStatuses }: PaymentStatusListScreen_company$data) => paymentStatuses,
  named: ({ adminName }) => adminName,
  fragment: graphql`
    fragment PaymentStatusListScreen_company on Company
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 20 }
      cursor: { type: "String" }
      search: { type: "String" }
      orderBy: { type: "PaymentStatusOrder" }
    )
    @refetchable(queryName: "PaymentStatusListPaginationQuery")
    @throwOnFieldError {
      ...Admin_company
      paymentStatuses(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(
          key: "PaymentStatusListScreen_paymentStatuses"
          filters: ["search", "orderBy"]
        ) {
        __id
        totalCount
        edges {
          node {
            id
            adminName
            publicName
            textColor
            backgroundColor
            type
            isDefault
            paymentsCount @catch(to: NULL)
            viewerCanUpdate @catch(to: NULL)
            viewerCanDelete @catch(to: NULL)
            ...PaymentStatusBadge_status
            ...PaymentStatusFormModal_record
          }
        }
      }
    }
  `,
  columns: (code) => ({
    name: {
      header: 'Статус',
      isRowHeader: true,
      minWidth: 220,
      cell: (row) => <PaymentStatusBadge status={row} />,
      link: ({ id }) => `/${code}/payments?status=${encodeURIComponent(id)}`,
      trail: ({ isDefault }) => isDefault && <Badge tone="primary">Получают сами</Badge>,
    },
    type: {
      header: 'Что означает',
      width: 190,
      muted: true,
      cell: ({ type }) => stateLabels[type],
    },
    shown: {
      header: 'Видит плательщик',
      width: 220,
      cell: ({ publicName, textColor, backgroundColor }) => (
        <ColourBadge text={textColor} background={backgroundColor}>
          {publicName}
        </ColourBadge>
      ),
    },
    payments: numberColumn('Платежи', ({ paymentsCount }) => paymentsCount, {
      link: ({ id }) => `/${code}/payments?status=${encodeURIComponent(id)}`,
    }),
  }),
  dialog: lazyPart(() => import('./PaymentStatusFormModal.tsx'), 'PaymentStatusFormModal'),
  sortDialog: lazyPart(() => import('./PaymentStatusSortModal.tsx'), 'PaymentStatusSortModal'),
  deletion: {
    mutation: graphql`
      mutation PaymentStatusListScreenDeleteMutation(
        $input: DeletePaymentStatusesInput!
        $connections: [ID!]!
      ) {
        deletePaymentStatuses(input: $input) {
          deletedPaymentStatusIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, paymentStatuses): DeletePaymentStatusesInput => ({
      companyId,
      paymentStatuses,
    }),
    loss: () =>
      'Статусы, которые есть у платежей, останутся, как и те, что платежи получают сами. Восстановить удалённое не получится.',
  },
  merge: {
    label: 'С каким статусом того же значения',
    useSearch: usePaymentStatusSearch,
    passes: ({ name, paymentsCount }) =>
      `${paymentsCount ? countOf(paymentsCount, paymentNouns) : 'Платежи'} со статусом «${name}»`,
    isUsed: (row) => !row.isDefault && (row.paymentsCount ?? 0) > 0,
    except: ({ isDefault }) => isDefault,
    mutation: graphql`
      mutation PaymentStatusListScreenMergeMutation($input: MergePaymentStatusesInput!) {
        mergePaymentStatuses(input: $input) {
          deletedPaymentStatusId
          ...userErrors_payload
        }
      }
    `,
  },
});
