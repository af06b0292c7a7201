// Declares notifications: users read and mark only their own, and links in mails can't be guessed.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const path = `${company}/notifications`;
const settings = `${company}/notification_settings`;

/** Every member has access to their own notifications. */
const ofMembers = { outsider: 'hidden', insider: 'inside' } as const;

export const domain: DomainDeclaration = {
  tags: ['Notifications'],
  finalWrites: fillNotifications,
  namedValues: () => ({ unread: 1 }),
  bodies: {
    [`POST ${path}/read`]: ({ record }) => [{ notifications_id: [record('notifications')] }, {}],
    [`POST ${path}/unread`]: ({ record }) => [{ notifications_id: [record('notifications')] }],
    [`POST ${settings}`]: () => [{ digest: 'weekly', muted: ['webinars'], unmailed: [] }],
  },
  inputFields: { UnreadNotificationsInput: ['companyId', 'ids'] },
  idTypes: {
    'ReadNotificationsInput.ids': 'Notification',
    'UnreadNotificationsInput.ids': 'Notification',
  },
  publicRoutes: {
    'GET /api/public/digests/{token}': { status: 404, values: { token: 'a-guess' } },
    'POST /api/public/digests/{token}/off': { status: 404, values: { token: 'a-guess' } },
  },
  unguardedRoutes: {
    [`GET ${path}`]: ofMembers,
    [`GET ${path}/{id}`]: { outsider: 'hidden', insider: 'hidden' },
    [`POST ${path}/read`]: ofMembers,
    [`POST ${path}/unread`]: ofMembers,
    [`GET ${settings}`]: ofMembers,
    [`POST ${settings}`]: ofMembers,
  },
  withoutTexts: { [`GET ${settings}`]: 'the caller’s own settings' },
  emptyEvenForOwner: {
    'Company.notificationSettings': 'the caller’s own settings',
    'AdminProfile.unreadNotificationCount': 'a number of the caller',
  },
};

/**
 * Notifies the owner of an older comment on each lesson, which no comment probe uses, of ungraded work of each test,
 * and of comments on each order.
 */
async function fillNotifications({ companyId, database, text }: Writer): Promise<void> {
  const owner = sql`(select user_id from company_members where company_id = ${companyId} and is_owner limit 1)`;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`with said as (
          insert into lesson_comments (company_id, course_id, lesson_id, author_id, text, created_at)
          select company_id, course_id, id, ${owner}, ${text('text')} || ' told', now() - interval '1 day' from lessons where company_id = ${companyId}
          returning company_id, course_id, lesson_id, id
        )
        insert into notifications (company_id, user_id, kind, is_for_staff, course_id, lesson_id, subject_id, record_id, actor_id, awaits_mail)
        select company_id, ${owner}, 'comment', true, course_id, lesson_id, id, id, ${owner}, false from said`,
    );
    await transaction.execute(
      sql`insert into notifications (company_id, user_id, kind, is_for_staff, test_id, subject_id, record_id, awaits_mail)
        select company_id, ${owner}, 'test_waiting', true, test_id, test_id, max(id), false from test_attempts
        where company_id = ${companyId} and state = 'on_check' group by company_id, test_id on conflict do nothing`,
    );
    await transaction.execute(
      sql`with said as (
          insert into order_comments (company_id, order_id, creator_id, type, text, created_at)
          select company_id, id, ${owner}, 'comment', ${text('text')} || ' told', now() - interval '1 day' from orders where company_id = ${companyId}
          returning company_id, order_id, id
        )
        insert into notifications (company_id, user_id, kind, is_for_staff, order_id, subject_id, record_id, actor_id, awaits_mail)
        select company_id, ${owner}, 'order_comment', true, order_id, id, id, ${owner}, false from said`,
    );
  });
}
