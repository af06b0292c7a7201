// The state of the list of roles as it stands in the address.
import { listAddress, type StateOf } from '../../kit/listAddress.ts';

export const roleList = listAddress({
  columns: { priority: 'PRIORITY', name: 'NAME', created: 'CREATED_AT' },
  conditions: {},
});

export type RoleListState = StateOf<typeof roleList>;
