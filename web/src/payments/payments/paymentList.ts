// The state of the list of payments in the address, and its conversion into the query's filter.
import { choice, day, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { roubles } from '../../kit/list/filter/roubles.ts';
import type {
  PaymentFilter,
  PaymentState,
} from '../../__generated__/paymentListRouteQuery.graphql.ts';

export const paymentList = listAddress({
  sorting: { created: 'CREATED_AT', paid: 'PAID_AT', sum: 'PRICE' },
  views: { tab: choice(['all', 'waiting', 'paid', 'refunded', 'canceled']) },
  conditions: {
    // Global ids.
    status: values(),
    course: values(),
    payer: values(),
    promo: values(),
    type: values(['ONLINE', 'MANUAL', 'FREE']),
    sum_from: roubles,
    sum_to: roubles,
    paid_from: day,
    paid_to: day,
    created_from: day,
    created_to: day,
  },
});

export type PaymentListState = StateOf<typeof paymentList>;
export type PaymentTab = PaymentListState['tab'];

/** The payment states that each tab shows; an empty list means all. */
const statesOf: Record<PaymentTab, readonly PaymentState[]> = {
  all: [],
  waiting: ['WAITING'],
  paid: ['PAID'],
  refunded: ['PARTLY_REFUNDED', 'REFUNDED'],
  canceled: ['CANCELED'],
};

export const isOfTab = (tab: PaymentTab, status: PaymentState): boolean =>
  tab === 'all' || statesOf[tab].includes(status);

export function filterOf(state: PaymentListState): PaymentFilter {
  const some = <Value>(chosen: readonly Value[]) => (chosen.length > 0 ? [...chosen] : null);
  return {
    status: some(statesOf[state.tab]),
    paymentStatus: some(state.status),
    type: some(state.type),
    course: some(state.course),
    payer: some(state.payer),
    promoCode: some(state.promo),
    priceFrom: state.sum_from,
    priceTo: state.sum_to,
    paidFrom: state.paid_from,
    paidTo: state.paid_to,
    createdFrom: state.created_from,
    createdTo: state.created_to,
  };
}

/** Global ids of the records whose names the filter chips show. */
export const namedIds = ({ status, course, payer, promo }: PaymentListState): string[] => [
  ...status,
  ...course,
  ...payer,
  ...promo,
];
