// The viewer's notifications in a company: the list, marking as read, and their settings.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  ChooseNotificationsInput,
  ReadNotificationsInput,
  Resolvers,
  UnreadNotificationsInput,
} from '../../__generated__/resolvers.ts';
import type {
  CompanyRow,
  NotificationRow,
  NotificationSettingsRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { companyOf } from '../../kit/records/companies.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { loadRecords } from '../../kit/records/records.ts';
import { globalIds, translatedBody } from '../../kit/mutations/translations.ts';
import { path, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const notifications = companyCollection('Notification', 'notifications');

const settingsAt = (companyId: number) => path`/companies/${{ companyId }}/notification_settings`;

const named = {
  ids: globalIds('Notification', 'notifications_id', 'Уведомление не найдено'),
} as const;

interface Changed {
  changedCount: number;
  notifications: NotificationRow[] | null;
  company: CompanyRow | null;
}

const unchanged: Changed = { changedCount: 0, notifications: null, company: null };

type Naming = ReadNotificationsInput | UnreadNotificationsInput;

/** Marks some or all notifications as read or unread. */
const notes = <I extends Naming>(action: 'read' | 'unread') =>
  mutation<I, Changed & { reading: string | null }>(
    {
      call: `POST ${notifications.route}/${action}`,
      failed: { ...unchanged, reading: null },
      fields: { notifications_id: 'ids' },
    },
    async (input, context, info) => {
      const { id: companyId } = requireGlobal(input.companyId, 'Company');
      const { path: list } = notifications(companyId);
      const body = translatedBody(input, companyId, named, notifications.inPath);
      const { data } = await context.rest.write<{ count: number; reading?: string }>(
        'POST',
        under(list, `/${action}`),
        body,
      );
      return {
        changedCount: data.count,
        reading: data.reading ?? null,
        notifications: await those(context, info, companyId, body['notifications_id']),
        company: await companyOf(context, info, companyId),
      };
    },
  );

/**
 * The notifications selected by ids, with the fields that the payload selects; null when all were meant.
 */
async function those(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  ids: unknown,
): Promise<NotificationRow[] | null> {
  const plan = planRecord(info, shapes, { at: ['notifications'] });
  if (!plan || !Array.isArray(ids)) return null;
  return loadRecords(rest, notifications(companyId), ids as number[], plan);
}

const resolvers: Resolvers = {
  Company: {
    notifications: connection(notifications, { sort: 'happened_at', desc: true }),
    notificationSettings: withCall(
      async ({ id: companyId }: CompanyRow, _args: object, { rest }: Context) =>
        (await rest.get<NotificationSettingsRow>(settingsAt(companyId))).data,
      { method: 'GET', route: settingsAt(0).route, records: [], size: () => 1 },
    ),
  },
  Mutation: {
    readNotifications: notes<ReadNotificationsInput>('read'),
    unreadNotifications: notes<UnreadNotificationsInput>('unread'),
    chooseNotifications: mutation<ChooseNotificationsInput, { company: CompanyRow | null }>(
      { call: `POST ${settingsAt(0).route}`, failed: { company: null } },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const body = translatedBody(input, companyId, {}, notifications.inPath);
        await context.rest.write('POST', settingsAt(companyId), body);
        return { company: await companyOf(context, info, companyId) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    AdminProfile: { unreadNotificationCount: columns('unread_notifications_count') },
    Notification: { actor: relation('actor') },
  },
  nodes: nodeReaders(notifications),
} satisfies Domain;
