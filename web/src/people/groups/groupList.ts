// The state of the list of groups as it stands in the address.
import { listAddress, type StateOf } from '../../kit/listAddress.ts';

export const groupList = listAddress({
  columns: { name: 'NAME', created: 'CREATED_AT' },
  conditions: {},
});

export type GroupListState = StateOf<typeof groupList>;
