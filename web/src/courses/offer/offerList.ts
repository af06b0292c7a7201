// The URL state of the offer's page (the list's filter and sort, and the chosen courses), and its query variables.
import { choice, day, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { roubles } from '../../kit/list/filter/roubles.ts';
import type { CommercialOfferFilter } from '../../__generated__/offerRouteQuery.graphql.ts';

/** The server's limit of courses in an offer. */
export const maxOfferCourses = 50;

export const offerList = listAddress({
  sorting: { name: 'NAME', price: 'PRICE', start: 'START_DATE' },
  views: { tab: choice(['courses', 'offer']) },
  // Global ids of the chosen courses, in the offer's order.
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

/** Conditions whose values are ids of dictionary entries. */
export const dictionaries = ['type', 'format', 'category', 'place'] as const;

/**
 * Chosen ids are sent only for the offer's tab and sorted, so that choosing or sorting doesn't refetch the list.
 */
export function toVariables(state: OfferListState) {
  const chosen = state.tab === 'offer' ? state.chosen.slice(0, maxOfferCourses).toSorted() : [];
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
