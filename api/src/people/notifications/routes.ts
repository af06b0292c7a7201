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
import { groupOf, readerOf } from './kinds.ts';
import { notifications, notificationSettings } from './notification-tables.ts';
import { notificationResource, unreadOf } from './records.ts';

const { path, tag } = notificationResource;

const notifications_id = z.array(z.int32()).max(bulkIds, `Не больше ${bulkIds} за раз`);

const unreadCount = z.int().describe('Those that are unread now; 100: that many or more.');

const groups = z.array(z.enum(notificationGroups));

const settings = z
  .object({
    digest: z.enum(digestPeriods).describe('How often a mail tells of what was not read.'),
    muted: groups.describe('Groups that nothing is told of.'),
    unmailed: groups.describe('Groups that mails don’t tell of.'),
    off_path: z
      .string()
      .nullable()
      .describe(
        'Where whoever has it switches the mails off, relative to the public origin: it stands in every mail. Null before the first, and before anything was chosen.',
      ),
  })
  .meta({ id: 'NotificationSettings', description: 'What a person wants to be told of.' });

export function registerNotifications(app: FastifyInstance, database: Database): void {
  notificationResource.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/read`,
    tag,
    summary: 'Note that notifications were read',
    permission: 'member',
    body: z.strictObject({
      notifications_id: notifications_id.optional().describe('All unread ones when left out.'),
    }),
    answer: z.object({
      count: z.int(),
      reading: z.iso.datetime().describe('The mark of this reading, which takes it back.'),
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
    summary: 'Note that notifications were not read',
    description: 'What has happened once more since then is unread anyway.',
    permission: 'member',
    body: z
      .strictObject({
        notifications_id: notifications_id.optional(),
        reading: z.iso
          .datetime('Такой отметки о прочтении нет')
          .optional()
          .describe('The mark of a reading.'),
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
    summary: 'What one wants to be told of',
    permission: 'member',
    answer: settings,
    run: ({ transaction, scope }) => readSettings(transaction, scope),
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/notification_settings',
    tag,
    summary: 'Choose what one wants to be told of',
    description: 'What is left out stays as it is.',
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
    sql`select ${unreadOf(sql`${scope.companyId}::integer`, readerOf(scope))} as count`,
  );
  return count;
}
