// The list of staff who can be connected to learners as observers.
import { resource } from '../../kit/resource/resource.ts';
import { staffRecord } from '../staff.ts';
import { userGrants } from '../users/users.ts';
import { mayObserve } from './observed.ts';

export const availableObservers = resource({
  record: staffRecord,
  path: '/users/available_observers',
  tag: 'Observers',
  missing: 'Наблюдатель не найден',
  permissions: { read: userGrants.manage },
  readOnly: true,
  where: mayObserve,
  sort: ['full_name'],
  searched: ['full_name'],
});
