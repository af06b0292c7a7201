// Cases of bench:growth about orders: the list, the board and the sales report.
import { cardsFilter, columnsFilter } from '../../web/src/orders/board/boardFilter.ts';
import { filterOf, namedIds, orderList } from '../../web/src/orders/orders/orderList.ts';
import type { Case, Place } from './cases.ts';
import { rareOrders } from './orders.ts';
import { textOf } from './texts.ts';

/** Global ids of a world's orders that the cases refer to. */
export interface OrderPlace {
  statusId: string;
  largeFolderId: string;
  rareFolderId: string;
  customerId: string;
  courseId: string;
  /** Before page 4,000, or before the last full one. */
  deepCursor: string;
}

const matches = 'the number of matches, which is exact';

type Address = string | ((place: OrderPlace) => string);

const stateAt = (address: Address, { orders }: Place) =>
  orderList.read(new URLSearchParams(typeof address === 'string' ? address : address(orders)));

/** No columns of custom fields. */
const noFields = { fields: [], hasFields: false };

function list(name: string, address: Address, dependsOn?: string): Case {
  return {
    name: `orders: ${name}`,
    query: textOf('orderListRouteQuery'),
    variables: (place) => {
      const state = stateAt(address, place);
      const named = namedIds(state);
      return {
        company: 'demo',
        ...orderList.variables(state),
        filter: filterOf(state),
        ...noFields,
        named,
        hasNamed: named.length > 0,
      };
    },
    call: /\/orders\?/,
    ...(dependsOn !== undefined && { dependsOn }),
  };
}

const page = (name: string, cursor: (place: OrderPlace) => string | null): Case => ({
  name: `orders: ${name}`,
  query: textOf('OrderListPaginationQuery'),
  variables: ({ companyId, orders }) => ({
    id: companyId,
    count: 20,
    counts: false,
    cursor: cursor(orders),
    filter: { deleted: null },
    ...noFields,
  }),
  call: /\/orders\?/,
});

function board(name: string, address: Address, dependsOn?: string): Case {
  return {
    name: `board of orders: ${name}`,
    query: textOf('orderBoardRouteQuery'),
    variables: (place) => {
      const state = stateAt(address, place);
      const named = namedIds(state);
      return {
        company: 'demo',
        search: orderList.variables(state).search,
        filter: columnsFilter(state),
        cards: cardsFilter(state),
        named,
        hasNamed: named.length > 0,
      };
    },
    call: /\/orders\/board/,
    ...(dependsOn !== undefined && { dependsOn }),
  };
}

export const orderCases: readonly Case[] = [
  list('first page with total and tab counts', ''),
  page('page 1 without counts', () => null),
  page('page 4,000, or the last', ({ deepCursor }) => deepCursor),
  list('the trash', 'tab=deleted'),
  list('a status', ({ statusId }) => `status=${statusId}`),
  list('statuses of a type', 'type=SUCCESS'),
  list('a folder of half of them', ({ largeFolderId }) => `folder=${largeFolderId}`),
  list('a folder of 30', ({ rareFolderId }) => `folder=${rareFolderId}`),
  list('a course', ({ courseId }) => `course=${courseId}`),
  list('a customer with 30', ({ customerId }) => `user=${customerId}`),
  list('nobody works on', 'manager=nobody'),
  list('paid', 'payment=paid'),
  list('search, 30 matches everywhere', `search=${rareOrders.word}`),
  list('a day', 'created_from=2026-03-01&created_to=2026-03-01', matches),
  list('search, one of a hundred matches', 'search=buyer-77', matches),
  ...orderList.sortable.flatMap((column) => [
    list(`sort by ${column}, upwards`, `sort=${column}`),
    list(`sort by ${column}, downwards`, `sort=-${column}`),
  ]),
  board('whole, with counts and sums', ''),
  board('a folder of 30', ({ rareFolderId }) => `folder=${rareFolderId}`),
  board('a course', ({ courseId }) => `course=${courseId}`, matches),
  {
    name: 'what is sold, a month',
    query: textOf('salesRouteQuery'),
    variables: () => ({ company: 'demo', from: null, to: null, named: [], hasNamed: false }),
    call: /\/payments\/statistics/,
    dependsOn: 'the days, courses and sources that sold anything, whose numbers are kept apart',
  },
];
