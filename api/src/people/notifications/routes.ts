// Routes of a person's own notifications: the list, marking as read, and settings.
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { digestPeriods, notificationGroups } from '@kafedra/common/notifications';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { rowOf } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { groupOf, readerOf } from './visibility.ts';
import { notifications, notificationSettings } from './notification-tables.ts';
import { notificationResource, unreadCountOf } from './records.ts';

const { path, tag } = notificationResource;

const notifications_id = z.array(z.int32()).max(bulkIds, `Не больше ${bulkIds} за раз`);

const unreadCount = z.int().describe('Number of unread notifications now; 100 means 100 or more.');

const groups = z.array(z.enum(notificationGroups));

const settings = z
  .object({
    digest: z.enum(digestPeriods).describe('How often unread notifications are sent by email.'),
    muted: groups.describe('Groups without notifications.'),
    unmailed: groups.describe('Groups that emails leave out.'),
    off_path: z
      .string()
      .nullable()
      .describe(
        'URL of the unsubscribe link in every digest email, relative to the public origin; needs no sign-in. Null until the first email is sent or settings are saved.',
      ),
  })
  .meta({ id: 'NotificationSettings', description: 'Notification settings of the caller.' });

export function registerNotifications(app: FastifyInstance, database: Database): void {
  notificationResource.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/read`,
    tag,
    summary: 'Mark notifications as read',
    permission: 'member',
    body: z.strictObject({
      notifications_id: notifications_id
        .optional()
        .describe('If omitted, all unread notifications.'),
    }),
    answer: z.object({
      count: z.int(),
      reading: z.iso
        .datetime()
        .describe('Identifies this marking, to undo it by `POST /notifications/unread`.'),
      unread_count: unreadCount,
    }),
    run: async ({ transaction, scope, body }) => {
      const reading = new Date().toISOString();
      const read = await transaction
        .update(notifications)
        .set({ read_at: reading, awaits_mail: false })
        .where(and(isOwn(scope), isNull(notifications.read_at), isNamed(body.notifications_id)))
        .returning({ id: notifications.id });
      return { count: read.length, reading, unread_count: await countUnread(transaction, scope) };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/unread`,
    tag,
    summary: 'Mark notifications as unread',
    description: 'Notifications with a newer one of the same subject are not changed.',
    permission: 'member',
    body: z
      .strictObject({
        notifications_id: notifications_id.optional(),
        reading: z.iso
          .datetime('Такой отметки о прочтении нет')
          .optional()
          .describe('The `reading` that marking as read returned.'),
      })
      .refine(
        (sent) => (sent.notifications_id === undefined) !== (sent.reading === undefined),
        'Укажите либо уведомления, либо отметку о прочтении',
      ),
    answer: z.object({ count: z.int(), unread_count: unreadCount }),
    run: async ({ transaction, scope, body: { notifications_id: ids, reading } }) => {
      const wasRead = reading === undefined ? undefined : eq(notifications.read_at, reading);
      const back = await transaction
        .update(notifications)
        .set({ read_at: null })
        .where(and(isOwn(scope), isNotNull(notifications.read_at), isNamed(ids), wasRead, isNewest))
        .returning({ id: notifications.id });
      return { count: back.length, unread_count: await countUnread(transaction, scope) };
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/notification_settings',
    tag,
    summary: 'Get the notification settings of the caller',
    permission: 'member',
    answer: settings,
    run: ({ transaction, scope }) => readSettings(transaction, scope),
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/notification_settings',
    tag,
    summary: 'Change the notification settings of the caller',
    description: 'Omitted settings stay unchanged.',
    permission: 'member',
    accessTokens: false,
    body: z.strictObject({
      digest: z.enum(digestPeriods).optional(),
      muted: groups.optional(),
      unmailed: groups.optional(),
    }),
    answer: settings,
    run: async ({ transaction, scope, body }) => {
      const { companyId: company_id, personId: user_id } = scope;
      if (Object.keys(body).length > 0) {
        await transaction
          .insert(notificationSettings)
          .values({ company_id, user_id, ...body })
          .onConflictDoUpdate({
            target: [notificationSettings.company_id, notificationSettings.user_id],
            set: body,
          });
      }
      const chosen = await readSettings(transaction, scope);
      await unmail(transaction, scope, chosen);
      return chosen;
    },
  });
}

type Settings = z.infer<typeof settings>;

async function readSettings(
  transaction: Transaction,
  { companyId, personId }: Scope,
): Promise<Settings> {
  const { company_id, user_id, digest, muted, unmailed, off_token } = notificationSettings;
  const [found] = await transaction
    .select({ digest, muted, unmailed, off_path: sql`'/digests/' || ${off_token}` })
    .from(notificationSettings)
    .where(and(eq(company_id, companyId), eq(user_id, personId)));
  return settings.parse(found ?? { digest: 'daily', muted: [], unmailed: [], off_path: null });
}

/** Removes waiting notifications from the next digest that the new settings exclude. */
async function unmail(
  transaction: Transaction,
  scope: Scope,
  { digest, muted, unmailed }: Settings,
): Promise<void> {
  const unwanted = sql.param([...muted, ...unmailed]);
  await transaction
    .update(notifications)
    .set({ awaits_mail: false })
    .where(
      and(
        isOwn(scope),
        notifications.awaits_mail,
        sql`(${digest} = 'off' or ${groupOf(sql`${notifications.kind}`)} = any(${unwanted}::text[]))`,
      ),
    );
}

const isOwn = ({ companyId, personId }: Scope): SQL | undefined =>
  and(eq(notifications.company_id, companyId), eq(notifications.user_id, personId));

const isNamed = (ids: readonly number[] | undefined): SQL | undefined =>
  ids === undefined ? undefined : inArray(notifications.id, [...ids]);

/**
 * Whether a read notification has no unread one of the same subject and is the latest of them, so that at most one
 * becomes unread.
 */
const isNewest = sql`not exists (select 1 from notifications other
  where other.company_id = ${notifications.company_id} and other.user_id = ${notifications.user_id}
    and other.kind = ${notifications.kind} and other.subject_id = ${notifications.subject_id}
    and (other.read_at is null or other.id > ${notifications.id}))`;

async function countUnread(transaction: Transaction, scope: Scope): Promise<number> {
  const { count } = await rowOf<{ count: number }>(
    transaction,
    sql`select ${unreadCountOf(sql`${scope.companyId}::integer`, readerOf(scope))} as count`,
  );
  return count;
}
