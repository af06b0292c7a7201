// The state of the lists of invites and welcomes as it stands in the address.
import { listAddress, values, type StateOf } from '../../kit/listAddress.ts';

export const inviteList = listAddress({
  columns: { name: 'NAME', created: 'CREATED_AT', end: 'DATE_END', users: 'USERS_COUNT' },
  conditions: { state: values(['works', 'suspended', 'inactive', 'not_started', 'ended', 'full']) },
});

export type InviteListState = StateOf<typeof inviteList>;
