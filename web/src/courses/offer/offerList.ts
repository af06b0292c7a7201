// The courses on offer as their list stands in the address, with those that were chosen, and what that means for the query.
import { choice, day, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { roubles } from '../../kit/list/roubles.ts';
import type { CommercialOfferFilter } from '../../__generated__/offerRouteQuery.graphql.ts';

/** Courses of one offer, as many as the server takes. */
export const mostOffered = 50;

export const offerList = listAddress({
  sorting: { name: 'NAME', price: 'PRICE', start: 'START_DATE' },
  views: { tab: choice(['courses', 'offer']) },
  // Global ids of the courses that are chosen, in their order.
  looks: { chosen: values() },
  conditions: {
    type: values(),
    format: values(),
    category: values(),
    place: values(),
    price_from: roubles,
    price_to: roubles,
    start_from: day,
    start_to: day,
  },
});

export type OfferListState = StateOf<typeof offerList>;

/** The conditions that name entries of dictionaries. */
export const dictionaries = ['type', 'format', 'category', 'place'] as const;

/** The chosen ones are asked for where they are shown, whatever their order: a list that one chooses from stays. */
export function toVariables(state: OfferListState) {
  const chosen = state.tab === 'offer' ? state.chosen.slice(0, mostOffered).toSorted() : [];
  return {
    ...offerList.variables(state),
    filter: filterOf(state),
    courseIds: chosen,
    hasChosen: chosen.length > 0,
  };
}

function filterOf(state: OfferListState): CommercialOfferFilter {
  const named = dictionaries.filter((name) => state[name].length > 0);
  return {
    ...Object.fromEntries(named.map((name) => [name, [...state[name]]])),
    priceFrom: state.price_from,
    priceTo: state.price_to,
    startFrom: state.start_from,
    startTo: state.start_to,
  };
}
