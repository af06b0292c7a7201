// Converts the state in the address of the board into the filters of its queries; deleted orders are never shown.
import { filterOf, type OrderListState } from '../orders/orderList.ts';
import type { OrderFilter } from '../../__generated__/orderListRouteQuery.graphql.ts';

export const columnsOf = (state: OrderListState): OrderFilter => filterOf({ ...state, tab: 'all' });

/** The filter of the cards: without the status, which each column sets itself. */
export const cardsOf = (state: OrderListState): OrderFilter => columnsOf({ ...state, status: [] });
