// What the address of the board means for the query. Nothing of the trash stands on it.
import { filterOf, type OrderListState } from '../orders/orderList.ts';
import type { OrderFilter } from '../../__generated__/orderListRouteQuery.graphql.ts';

export const columnsOf = (state: OrderListState): OrderFilter => filterOf({ ...state, tab: 'all' });

/** Of each column by itself: its status is known. */
export const cardsOf = (state: OrderListState): OrderFilter => columnsOf({ ...state, status: [] });
