// Uses every GraphQL field and mutation of the notification centre once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const notification =
  'id databaseId kind isForStaff courseId courseName lessonId lessonName testId testTitle recordId actor { fullName } times startsAt excerpt happenedAt readAt';
const settings = 'notificationSettings { digest muted unmailed }';

export function testNotifications({ ask, mutate }: GraphqlHelpers): void {
  test('a user reads notifications and updates their settings', async () => {
    const { company } = await ask(
      `{ company(code: "demo") {
        id adminProfile { unreadNotificationCount } ${settings}
        notifications(first: 5, filter: { unread: true }) { totalCount nodes { ${notification} } }
      } }`,
    );
    const { id: companyId, notifications, adminProfile } = company;
    // Created by the tests of certificates.
    const [unread] = notifications.nodes;
    expect(unread).toMatchObject({ kind: 'CERTIFICATE', isForStaff: false, actor: null });
    expect(adminProfile.unreadNotificationCount).toBe(notifications.totalCount);
    const count = 'adminProfile { unreadNotificationCount }';
    const { company: after, ...read } = await mutate(
      'readNotifications',
      { companyId, ids: [unread.id] },
      `changedCount reading notifications { id readAt } company { ${count} }`,
    );
    expect(read).toMatchObject({
      changedCount: 1,
      notifications: [{ id: unread.id, readAt: read.reading }],
    });
    expect(after.adminProfile.unreadNotificationCount).toBe(notifications.totalCount - 1);
    const back = await mutate(
      'unreadNotifications',
      { companyId, reading: read.reading },
      `changedCount notifications { id } company { ${count} }`,
    );
    expect(back).toMatchObject({ changedCount: 1, notifications: null, company: { adminProfile } });
    const chosen = { digest: 'WEEKLY', muted: ['WEBINARS'], unmailed: ['HOMEWORK'] };
    const { company: changed } = await mutate(
      'chooseNotifications',
      { companyId, ...chosen },
      `company { ${settings} }`,
    );
    expect(changed.notificationSettings).toEqual(chosen);
    const { company: found } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Notification { id kind } } company(code: "demo") { id } }',
      { id: unread.id },
    );
    expect(found.id).toBe(companyId);
    await mutate(
      'chooseNotifications',
      { companyId, digest: 'DAILY', muted: [] },
      `company { ${settings} }`,
    );
  });
}
