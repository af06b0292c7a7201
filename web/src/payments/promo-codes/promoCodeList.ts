// The state of the list of promo codes in the address, and its conversion into the query's filter.
import { choice, values } from '../../kit/pages/addressParameters.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { stateLabels } from './promoCodeWords.ts';
import type { PromoCodeFilter } from '../../__generated__/promoCodeListRouteQuery.graphql.ts';

export const promoCodeList = listAddress({
  sorting: { code: 'CODE', created: 'CREATED_AT', end: 'DATE_END' },
  conditions: {
    switched: choice(['', 'on', 'off']),
    discount: choice(['', 'PERCENT', 'SUM']),
    state: values(keysOf(stateLabels)),
    /** Global ids. */
    course: values(),
  },
});

export type PromoCodeListState = StateOf<typeof promoCodeList>;

export const toVariables = (state: PromoCodeListState) => ({
  ...promoCodeList.variables(state),
  filter: filterOf(state),
});

const filterOf = ({ switched, discount, state, course }: PromoCodeListState): PromoCodeFilter => ({
  ...(switched !== '' && { active: switched === 'on' }),
  ...(discount !== '' && { saleType: discount }),
  ...(state.length > 0 && { state }),
  ...(course.length > 0 && { course }),
});
