// Visibility of notifications: each domain declares who may still open those of its kinds. Others are left out of
// lists, counts and mails.
import { sql, type SQL } from 'drizzle-orm';
import { groupOfKind, type NotificationKind } from '@kafedra/common/notifications';
import type { Permission } from '../../kit/permissions/flags.ts';
import { has, type QueryScope } from '../../kit/permissions/permissions.ts';
import type { notifications } from './notification-tables.ts';

export type Notifications = typeof notifications;

/** The SQL of the person who reads notifications and of their permissions. */
export interface Reader {
  person: SQL;
  may: (flag: Permission) => SQL;
}

type Shown = (table: Notifications, reader: Reader) => SQL;

const shown = new Map<NotificationKind, { staff: Shown; learner: Shown }>();

/**
 * Declares who sees notifications of these kinds: conditions for recipients as staff and for recipients as learners.
 */
export function declareNotificationVisibility(
  kinds: readonly NotificationKind[],
  { staff = toNobody, learner = toNobody }: { staff?: Shown; learner?: Shown },
): void {
  for (const kind of kinds) shown.set(kind, { staff, learner });
}

const toNobody: Shown = () => sql`false`;

/** The condition that a notification is the reader's and that they may still open it. */
export function isVisibleTo(table: Notifications, reader: Reader): SQL {
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

/** The group of a notification's kind. */
export const groupOf = (kind: SQL): SQL =>
  sql`case ${kind} ${sql.join(
    Object.entries(groupOfKind).map(([name, group]) => sql`when ${name} then ${group}`),
    sql` `,
  )} end`;
