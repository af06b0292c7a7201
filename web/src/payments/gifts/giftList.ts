// The state of the list of gifts as it stands in the address, and what it means for the query.
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
