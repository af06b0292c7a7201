// The list of prices in the address, and what it means for the query.
import { choice } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { CourseFilter } from '../../__generated__/CoursePricesPaginationQuery.graphql.ts';

export const priceList = listAddress({
  sorting: { name: 'NAME', price: 'PRICE' },
  views: { tab: choice(['payments', 'courses']) },
  conditions: {
    /** Whether they are on sale. */
    sale: choice(['', 'yes', 'no']),
  },
});

export type PriceListState = StateOf<typeof priceList>;

/** What is in the trash is not sold. */
export const filterOfPrices = ({ sale }: PriceListState): CourseFilter => ({
  status: ['VISIBLE', 'START', 'TRIAL', 'DRAFT', 'CLOSE'],
  canBeBought: sale === '' ? undefined : sale === 'yes',
});
