// Who may know of what: each domain says of its kinds of notifications whom they are there for, as long as they are. One
// that somebody may no longer open is not there for them: not in the list, nor in the number, nor in a mail.
import { sql, type SQL } from 'drizzle-orm';
import { groupOfKind, type NotificationKind } from '@kafedra/common/notifications';
import type { Permission } from '../../kit/permissions/flags.ts';
import { has, type QueryScope } from '../../kit/permissions/permissions.ts';
import type { notifications } from './notification-tables.ts';

export type Notifications = typeof notifications;

/** Who reads them, in a statement. */
export interface Reader {
  person: SQL;
  may: (flag: Permission) => SQL;
}

type Shown = (table: Notifications, reader: Reader) => SQL;

const shown = new Map<NotificationKind, { staff: Shown; learner: Shown }>();

/** Conditions on a notification of these kinds, to whoever is told as one of the staff, and to whoever is as a learner. */
export function showNotifications(
  kinds: readonly NotificationKind[],
  { staff = toNobody, learner = toNobody }: { staff?: Shown; learner?: Shown },
): void {
  for (const kind of kinds) shown.set(kind, { staff, learner });
}

const toNobody: Shown = () => sql`false`;

/** The condition that a notification is this reader's, and still there for them. */
export function isShownTo(table: Notifications, reader: Reader): SQL {
  const conditions = [...shown].map(
    ([kind, { staff, learner }]) =>
      sql`when ${kind} then case when ${table.is_for_staff}
        then ${reader.may('admin_part_access')} and ${staff(table, reader)}
        else ${reader.may('learning_part_access')} and ${learner(table, reader)} end`,
  );
  return sql`(${table.user_id} = ${reader.person} and case ${table.kind} ${sql.join(conditions, sql` `)} else false end)`;
}

export const readerOf = (asker: QueryScope): Reader => ({
  person: sql`${asker.personId}::integer`,
  may: (flag) => (has(asker, flag) ? sql`true` : sql`false`),
});

/** The group of a row's kind. */
export const groupOf = (kind: SQL): SQL =>
  sql`case ${kind} ${sql.join(
    Object.entries(groupOfKind).map(([name, group]) => sql`when ${name} then ${group}`),
    sql` `,
  )} end`;
