// The state of the list of gifts in the address, and its conversion into the query's variables.
import { choice } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { CourseGiftFilter } from '../../__generated__/giftListRouteQuery.graphql.ts';

export const giftList = listAddress({
  sorting: { bought: 'CREATED_AT' },
  views: { tab: choice(['all', 'waiting', 'redeemed']) },
});

export type GiftTab = StateOf<typeof giftList>['tab'];

export const filterOf = ({ tab }: { tab: GiftTab }): CourseGiftFilter =>
  tab === 'all' ? {} : { redeemed: tab === 'redeemed' };
