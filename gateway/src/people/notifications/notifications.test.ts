// Tests that the number of unread notifications is read with the company, the list in one call, and that marking as
// read makes one call and one read.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });
const idOf = (id: number) => toGlobalId({ type: 'Notification', companyId: 7, id });

const notification = {
  id: 31,
  kind: 'homework_sent',
  is_for_staff: true,
  course_id: 1,
  course_name: 'Физика',
  lesson_id: 2,
  lesson_name: 'Урок',
  test_id: null,
  test_title: null,
  order_id: null,
  order_number: null,
  record_id: 5,
  times: 2,
  starts_at: null,
  excerpt: null,
  happened_at: '2026-11-27T09:00:00.000Z',
  read_at: null,
  actor: { id: 5, full_name: 'Петрова Анна' },
};

const ofTest = {
  ...notification,
  id: 32,
  kind: 'test_checked',
  is_for_staff: false,
  course_id: null,
  course_name: null,
  lesson_id: null,
  lesson_name: null,
  test_id: 9,
  test_title: 'Оптика',
  record_id: 12,
  actor: null,
};

const ofOrder = {
  ...ofTest,
  id: 33,
  kind: 'order_mention',
  is_for_staff: true,
  test_id: null,
  test_title: null,
  order_id: 4,
  order_number: '12',
  excerpt: 'Нужна скидка',
};

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  const page = {
    total: null,
    per_page: 20,
    supports: ['cursor', 'ids'],
    cursors: ['c1', 'c2', 'c3'],
  };
  gateway.rest.answer('/companies/7/notifications', () => ({
    data: [notification, ofTest, ofOrder],
    meta: { ...page, next_cursor: null, previous_cursor: null },
  }));
  gateway.rest.answer('/companies/7/notifications/31', () => ({ data: notification }));
  gateway.rest.answer('/companies/7/notifications/read', () => ({
    data: { count: 1, reading: '2026-11-27T10:00:00.000Z', unread_count: 0 },
  }));
  gateway.rest.answer('/companies/7/notification_settings', () => ({
    data: { digest: 'daily', muted: ['comments', 'tests'], unmailed: [] },
  }));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const called = () => gateway.rest.calls.map(({ method, path }) => `${method} ${path}`);

it('reads the number with the company', async () => {
  await gateway.ask(
    '{ company(code: "demo") { name adminProfile { roleLabel unreadNotificationCount } } }',
  );
  expect(called()).toEqual(['GET /company/get_id_by_code']);
});

it('reads a page in one call', async () => {
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { notifications(first: 20, filter: { unread: true }) {
      nodes { id kind isForStaff courseName lessonName testId testTitle orderId orderNumber times happenedAt readAt actor { fullName } }
    } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.company.notifications.nodes).toEqual([
    {
      id: idOf(31),
      kind: 'HOMEWORK_SENT',
      isForStaff: true,
      courseName: 'Физика',
      lessonName: 'Урок',
      testId: null,
      testTitle: null,
      orderId: null,
      orderNumber: null,
      times: 2,
      happenedAt: notification.happened_at,
      readAt: null,
      actor: { fullName: 'Петрова Анна' },
    },
    {
      id: idOf(32),
      kind: 'TEST_CHECKED',
      isForStaff: false,
      courseName: null,
      lessonName: null,
      testId: 9,
      testTitle: 'Оптика',
      orderId: null,
      orderNumber: null,
      times: 2,
      happenedAt: notification.happened_at,
      readAt: null,
      actor: null,
    },
    {
      id: idOf(33),
      kind: 'ORDER_MENTION',
      isForStaff: true,
      courseName: null,
      lessonName: null,
      testId: null,
      testTitle: null,
      orderId: 4,
      orderNumber: '12',
      times: 2,
      happenedAt: notification.happened_at,
      readAt: null,
      actor: null,
    },
  ]);
  expect(called()).toEqual(['GET /company/get_id_by_code', 'GET /companies/7/notifications']);
  expect(gateway.rest.calls[1]?.query).toMatchObject({ unread: '1', sort: 'happened_at' });
});

it('marks as read, and returns the token that undoes it', async () => {
  const { data, errors } = await gateway.ask(
    `mutation ($input: ReadNotificationsInput!) { readNotifications(input: $input) {
      changedCount reading notifications { id readAt } userErrors { message }
    } }`,
    { variables: { input: { companyId, ids: [idOf(31)] } } },
  );
  expect(errors).toBeUndefined();
  expect(data.readNotifications).toMatchObject({
    changedCount: 1,
    reading: '2026-11-27T10:00:00.000Z',
    notifications: [{ id: idOf(31) }],
    userErrors: [],
  });
  expect(called()).toEqual([
    'POST /companies/7/notifications/read',
    'GET /companies/7/notifications/31',
  ]);
  expect(gateway.rest.calls[0]?.body).toEqual({ notifications_id: [31] });
});

it('sets which notifications the user receives', async () => {
  const { data } = await gateway.ask(
    `mutation ($input: ChooseNotificationsInput!) { chooseNotifications(input: $input) {
      company { notificationSettings { digest muted unmailed } } userErrors { message }
    } }`,
    { variables: { input: { companyId, digest: 'OFF', muted: ['COMMENTS', 'TESTS'] } } },
  );
  expect(data.chooseNotifications.company.notificationSettings).toEqual({
    digest: 'DAILY',
    muted: ['COMMENTS', 'TESTS'],
    unmailed: [],
  });
  const [chosen] = gateway.rest.calls;
  expect(chosen).toMatchObject({
    method: 'POST',
    body: { digest: 'off', muted: ['comments', 'tests'] },
  });
});
