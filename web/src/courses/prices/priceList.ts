// The URL state of the list of prices, and its query variables.
import { choice } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { CourseFilter } from '../../__generated__/CoursePricesPaginationQuery.graphql.ts';

export const priceList = listAddress({
  sorting: { name: 'NAME', price: 'PRICE' },
  views: { tab: choice(['payments', 'courses']) },
  conditions: {
    /** Whether the course is on sale. */
    sale: choice(['', 'yes', 'no']),
  },
});

export type PriceListState = StateOf<typeof priceList>;

/** Without courses in the trash, which aren't sold. */
export const filterOfPrices = ({ sale }: PriceListState): CourseFilter => ({
  status: ['VISIBLE', 'START', 'TRIAL', 'DRAFT', 'CLOSE'],
  canBeBought: sale === '' ? undefined : sale === 'yes',
});
