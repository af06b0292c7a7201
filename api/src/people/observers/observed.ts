// Who may observe, and the list of learners that an observer is connected to. Their results are in the domains of
// courses and tests.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { QueryScope, Grant } from '../../kit/permissions/permissions.ts';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { isActiveWith } from '../membership.ts';
import { companyMembers } from '../tables.ts';

/** Observers with access to payments read everything that others read, too. */
export const observerGrants = [
  { my: 'users_observer' },
  { my: 'increased_users_observer' },
] as const satisfies readonly Grant[];

/** Whether a learner is connected to the caller. */
export const isObserved = (
  { company_id, user_id }: Record<'company_id' | 'user_id', SQLWrapper>,
  { personId }: Pick<QueryScope, 'personId'>,
): SQL => sql`exists (select 1 from user_observers observing
  where observing.company_id = ${company_id} and observing.user_id = ${user_id} and observing.observer_id = ${personId})`;

/**
 * The condition that a member can be connected to learners: an active member with an observer permission.
 */
export const mayObserve = (member: typeof companyMembers): SQL =>
  isActiveWith(member, ['users_observer', 'increased_users_observer']);

const observedUserRecord = record(companyMembers)({
  name: 'ObservedUser',
  description: 'A learner, as their observers see them.',
  permissions: { read: observerGrants },
  mine: isObserved,
  hidden: [
    'user_id',
    'status',
    'is_owner',
    'admin_banned',
    'learning_banned',
    'email',
    'phone',
    'searched',
    'created_at',
  ],
  order: 'full_name',
});

export const observedUsers = resource({
  record: observedUserRecord,
  path: '/observed/users',
  tag: 'Observers',
  missing: 'Ученик не найден',
  words: { one: 'одного ученика', many: 'учеников', all: 'Ученики' },
  readOnly: true,
  where: ({ status }) => sql`${status} = 'active'`,
  sort: ['full_name'],
  searched: ['full_name'],
});
