// The state of the screen of tokens as it stands in the address: the tab, and the list's search and order.
import { choice, listAddress } from '../../kit/listAddress.ts';

export const accessList = listAddress({
  columns: {
    name: 'NAME',
    created: 'CREATED_AT',
    expires: 'EXPIRES_AT',
    used: 'LAST_USED_AT',
  },
  conditions: {},
  views: { tab: choice(['tokens', 'services']) },
});
