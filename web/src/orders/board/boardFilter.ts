// Converts the state in the address of the board into the filters of its queries; deleted orders are never shown.
import { filterOf, type OrderListState } from '../orders/orderList.ts';
import type { OrderFilter } from '../../__generated__/orderListRouteQuery.graphql.ts';

export const columnsFilter = (state: OrderListState): OrderFilter =>
  filterOf({ ...state, tab: 'all' });

/** The filter of the cards: without the status, which each column sets itself. */
export const cardsFilter = (state: OrderListState): OrderFilter =>
  columnsFilter({ ...state, status: [] });
