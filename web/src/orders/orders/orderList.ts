// The state of the list of orders in the address, and its conversion into the query's filter.
import { choice, day, values } from '../../kit/pages/addressParameters.ts';
import { fieldConditions, fieldConditionsInput } from '../../kit/list/filter/fieldConditions.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { roubles } from '../../kit/list/filter/roubles.ts';
import type { OrderFilter } from '../../__generated__/orderListRouteQuery.graphql.ts';
import type { OrderStatusType } from '../../__generated__/OrderStatusModal_record.graphql.ts';

/** The address parameter for orders without a manager. */
export const noManager = 'nobody';

/** The address parameter for orders without a folder. */
export const noFolder = 'none';

export const orderList = listAddress({
  sorting: {
    number: 'NUMBER',
    name: 'NAME',
    sum: 'TO_PAY',
    paid: 'PAYED_AT',
    call: 'NEXT_CALL_AT',
    created: 'CREATED_AT',
  },
  byField: (customField) => ({ field: 'CUSTOM_FIELD' as const, customField }),
  views: { tab: choice(['all', 'deleted']) },
  conditions: {
    // Global ids.
    status: values(),
    folder: values(),
    course: values(),
    user: values(),
    manager: values(),
    type: values<OrderStatusType>(['NEW', 'IN_PROGRESS', 'SUCCESS', 'FAIL']),
    /** Whether the order is paid in full. */
    payment: choice(['', 'paid', 'unpaid']),
    /** Whether the next call is today or overdue. */
    call: choice(['', 'due']),
    sum_from: roubles,
    sum_to: roubles,
    created_from: day,
    created_to: day,
    fields: fieldConditions,
  },
});

export type OrderListState = StateOf<typeof orderList>;
export type OrderTab = OrderListState['tab'];

/** Labels of the payment filter by address parameter. */
export const paymentLabels = { paid: 'оплачены', unpaid: 'не оплачены' } as const;

export function filterOf(state: OrderListState): OrderFilter {
  const ids = (chosen: readonly string[]) => (chosen.length > 0 ? [...chosen] : null);
  const [isNobodys, isInNone] = [
    state.manager.includes(noManager),
    state.folder.includes(noFolder),
  ];
  return {
    deleted: state.tab === 'deleted' ? true : null,
    status: ids(state.status),
    statusType: state.type.length > 0 ? [...state.type] : null,
    folder: isInNone ? null : ids(state.folder),
    inFolder: isInNone ? false : null,
    course: ids(state.course),
    user: ids(state.user),
    manager: isNobodys ? null : ids(state.manager),
    hasManager: isNobodys ? false : null,
    paid: state.payment === '' ? null : state.payment === 'paid',
    callDue: state.call === 'due' ? true : null,
    toPayFrom: state.sum_from,
    toPayTo: state.sum_to,
    createdFrom: state.created_from,
    createdTo: state.created_to,
    customFields: fieldConditionsInput(state.fields),
  };
}

/** Global ids of the records whose names the filter chips show. */
export const namedIds = (state: OrderListState): string[] =>
  [
    ...state.status,
    ...state.folder,
    ...state.course,
    ...state.user,
    ...state.manager,
    ...state.fields.map(({ field }) => field),
  ].filter((id) => id !== noManager && id !== noFolder);
