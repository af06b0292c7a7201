// The notification centre: recipients, read notifications, settings and digest mails.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../testing/mails.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { removeOldNotifications } from './notify.ts';

let school: OwnSchool;
let owner: Caller;
let curator: Caller;
let colleague: Caller;
let anna: Caller;
let boris: Caller;
let vera: Caller;
let companyId: number;
let base: string;
let course: number;

const teaching = ['teacher_feedback_on_user_comments', 'teacher_check_homework'] as const;

// Digests of all companies are sent together, so this test needs its own server.
beforeAll(async () => {
  school = await openOwnSchool();
  const person = (name: string) => school.person(`${name}@bell.test`);
  [owner, curator, colleague, anna, boris, vera] = [
    await person('owner'),
    await person('curator'),
    await person('colleague'),
    await person('anna'),
    await person('boris'),
    await person('vera'),
  ];
  companyId = await school.company('bell', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, curator, [...teaching]);
  // Teaches in the course with the curator, without permissions to answer.
  await school.join(companyId, colleague, ['lessons_view', 'courses_show_all']);
  for (const learner of [anna, boris, vera]) {
    await school.join(companyId, learner, ['learning_part_access', 'learn_courses']);
  }
  course = (await ok('POST', '/courses', { name: 'Физика' })).id;
  await ok('PUT', `/courses/${course}`, { status: 'visible' });
  await ok('POST', `/courses/${course}/attach_teachers`, {
    users_id: [curator.userId, colleague.userId],
  });
  for (const { userId } of [anna, boris]) {
    await ok('POST', `/courses/${course}/users/attach`, { users_id: [userId] });
  }
});
afterAll(() => school.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

async function ok(method: Method, path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

let number = 0;

async function newLesson(body: object = {}): Promise<{ lesson: number; at: string }> {
  number += 1;
  const { id } = await ok('POST', `/courses/${course}/lessons`, {
    name: `Урок ${number}`,
    type: 'text',
    use_comments: true,
    teacher_id: curator.userId,
    ...body,
  });
  return { lesson: id, at: `/learning/courses/${course}/lessons/${id}` };
}

interface UnreadNotification {
  kind: string;
  times: number;
  excerpt: string | null;
}

const unread = async (as: Caller): Promise<string[]> =>
  ((await ok('GET', '/notifications?unread=1', undefined, as)) as UnreadNotification[]).map(
    ({ kind, times, excerpt }) => [kind, times, excerpt].filter((each) => each !== null).join(' '),
  );

const counted = async (as: Caller): Promise<number> => {
  const path = '/api/company/get_id_by_code?code=bell&with=admin_profile';
  const { body } = await school.send('GET', path, undefined, as);
  return body.data.admin_profile.unread_notifications_count;
};

/** Removes a learner from the course. */
async function leaves({ userId }: Caller): Promise<void> {
  const [{ id }] = await ok('GET', `/courses/${course}/users?user_id=${userId}`);
  await ok('POST', `/courses/${course}/users/detach`, { students_id: [id] });
}

const readAll = (as: Caller) => ok('POST', '/notifications/read', {}, as);

test('notifies teachers of comments on their lessons, and commenters of replies', async () => {
  const { at } = await newLesson();
  const { id } = await ok('POST', `${at}/comments`, { text: 'Почему?' }, anna);
  await ok('POST', `${at}/comments/${id}/reply`, { text: 'Да' }, boris);
  await ok('POST', `/lesson_comments/${id}/reply`, { text: 'Потому' }, curator);
  expect(await unread(curator)).toEqual(['comment 2 Да']);
  expect(await unread(anna)).toEqual(['reply 2 Потому']);
  // People are not notified of their own actions or of records that they may not open.
  expect([await unread(boris), await unread(colleague)]).toEqual([[], []]);
  expect([await counted(curator), await counted(anna), await counted(colleague)]).toEqual([
    1, 1, 0,
  ]);

  const [notification] = await ok('GET', '/notifications?with=actor', undefined, curator);
  expect(notification).toMatchObject({
    is_for_staff: true,
    course_name: 'Физика',
    lesson_name: `Урок ${number}`,
    actor: { full_name: 'Орлова Анна' },
  });
  expect(await ok('GET', `/notifications/${notification.id}`, undefined, curator)).toMatchObject({
    id: notification.id,
    times: notification.times,
  });
  const reading = await ok(
    'POST',
    '/notifications/read',
    { notifications_id: [notification.id] },
    curator,
  );
  expect(reading).toMatchObject({ count: 1, unread_count: 0 });
  // Notifications of other people are ignored.
  const others = await ok(
    'POST',
    '/notifications/read',
    { notifications_id: [notification.id] },
    anna,
  );
  expect(others).toMatchObject({ count: 0, unread_count: 1 });
  await ok('POST', `${at}/comments/${id}/reply`, { text: 'Ещё' }, boris);
  expect(await unread(curator)).toEqual(['comment 1 Ещё']);
  // A read notification stays read, because the newer one replaces it.
  const back = { reading: reading.reading };
  expect(await ok('POST', '/notifications/unread', back, curator)).toEqual({
    count: 0,
    unread_count: 1,
  });
  const all = await readAll(curator);
  const undone = await ok('POST', '/notifications/unread', { reading: all.reading }, curator);
  expect(undone).toEqual({ count: 1, unread_count: 1 });

  const reply = (await ok('GET', `/lesson_comments?parent_id=${id}`, undefined, owner))[0].id;
  await ok('DELETE', `/lesson_comments/${reply}`);
  expect(await unread(curator)).toEqual([]);
  await readAll(anna);
});

test('notifies those who check homework of submissions, and the learner of the result', async () => {
  const { at } = await newLesson({ homework: '<p>Задача</p>', homework_max_points: 10 });
  const { work } = await ok('POST', `${at}/homework`, { text: '<p>42</p>' }, anna);
  await ok('POST', `${at}/homework/comments`, { text: '<p>Верно?</p>' }, anna);
  expect((await unread(curator)).toSorted()).toEqual(['homework_asked 1', 'homework_sent 1']);
  await readAll(curator);
  const said = { text: '<p>Нет</p>' };
  const seen = async () => ({
    seen_message_id: (await ok('GET', `/homeworks/${work.id}`)).last_message_id,
  });
  await ok('POST', `/homeworks/${work.id}/comments`, said, curator);
  await ok('POST', `/homeworks/${work.id}/return`, { ...said, ...(await seen()) }, curator);
  expect((await unread(anna)).toSorted()).toEqual(['homework_answered 1', 'homework_returned 1']);
  // Taking a mark back deletes its unread notification.
  await ok('POST', `/homeworks/${work.id}/take_back`, {}, curator);
  expect(await unread(anna)).toEqual(['homework_answered 1']);
  await ok('POST', '/homeworks/accept', { homeworks_id: [work.id], points: 5 }, curator);
  expect((await unread(anna)).toSorted()).toEqual(['homework_accepted 1', 'homework_answered 1']);
  await readAll(anna);
});

test('notifies learners with access to the lesson of a webinar, with its current time', async () => {
  const { lesson } = await newLesson({ type: 'webinar' });
  const packages = `/courses/${course}/course_packages`;
  await ok('POST', packages, { name: 'Всё', is_default: true });
  const { id: withheld } = await ok('POST', packages, { name: 'Без вебинаров' });
  await ok('POST', `${packages}/${withheld}/close_lessons`, { lessons_id: [lesson] });
  await ok('POST', `/courses/${course}/users/attach`, {
    users_id: [vera.userId],
    packages_id: [withheld],
  });
  const webinar = await ok('GET', `/courses/${course}/lessons/${lesson}/webinar`);
  const put = async (body: object) => {
    const { version } = await ok('GET', `/courses/${course}/lessons/${lesson}/webinar`);
    return ok('PUT', `/webinars/${webinar.id}`, { ...body, version });
  };
  await put({ starts_at: '2030-12-01T16:00:00.000Z' });
  expect([await unread(anna), await unread(vera)]).toEqual([['webinar_set 1'], []]);
  await put({ starts_at: '2030-12-02T16:00:00.000Z' });
  expect(await unread(anna)).toEqual(['webinar_moved 1']);
  expect((await ok('GET', '/notifications', undefined, anna))[0].starts_at).toBe(
    '2030-12-02T16:00:00.000Z',
  );
  await put({ status: 'canceled' });
  expect(await unread(anna)).toEqual(['webinar_canceled 1']);
  // Former learners are not notified.
  await leaves(boris);
  expect([await unread(boris), await counted(boris)]).toEqual([[], 0]);
  await ok('POST', `/courses/${course}/users/attach`, { users_id: [boris.userId] });
  expect(await unread(boris)).toEqual(['webinar_canceled 1']);
  await ok('PUT', `/courses/${course}`, { close_date: '2020-01-01' });
  expect(await unread(boris)).toEqual([]);
  await ok('PUT', `/courses/${course}`, { close_date: null });
  for (const learner of [anna, boris]) await readAll(learner);
});

test('applies a person’s settings', async () => {
  const settings = () => ok('GET', '/notification_settings', undefined, curator);
  const usual = { digest: 'daily', muted: [], unmailed: [], off_path: null };
  expect(await settings()).toEqual(usual);
  await ok('POST', '/notification_settings', { muted: ['comments'] }, curator);
  const { at } = await newLesson();
  await ok('POST', `${at}/comments`, { text: 'Тишина' }, anna);
  expect(await unread(curator)).toEqual([]);
  await ok('POST', '/notification_settings', { muted: [], digest: 'weekly' }, curator);
  expect(await settings()).toMatchObject({ digest: 'weekly', muted: [], unmailed: [] });
  await ok('POST', '/notification_settings', { digest: 'daily' }, curator);
});

/** The time `days` days from now, at nine in Moscow. */
function morningAfter(days: number): Date {
  const at = new Date(Date.now() + days * 86_400_000);
  at.setUTCHours(6, 0, 0, 0);
  return at;
}

const digestsTo = async (name: string) =>
  (await mailsTo(school, `${name}@bell.test`)).filter((mail) => mail.includes('List-Unsubscribe'));

test('sends unread notifications by mail in the morning, once, until unsubscribed by the link', async () => {
  const { at } = await newLesson();
  const { id } = await ok('POST', `${at}/comments`, { text: 'Кто здесь?' }, anna);
  for (const text of ['Я', 'И я']) {
    await ok('POST', `${at}/comments/${id}/reply`, { text }, boris);
  }
  await ok('POST', '/notification_settings', { digest: 'off' }, anna);
  await school.app.sendDigests(new Date(Date.now() - 86_400_000));
  expect(await digestsTo('curator')).toEqual([]);
  await school.app.sendDigests(morningAfter(1));
  await school.app.sendDigests(morningAfter(1));
  expect(await digestsTo('anna')).toEqual([]);
  const [mail = '', ...more] = await digestsTo('curator');
  expect(more).toEqual([]);
  expect(mail).toContain('Курс «Физика»');
  expect(mail).toContain(`— 3 новых комментария: урок «Урок ${number}»`);
  expect(mail).toContain('/bell/comments?comment=');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const token = /\/digests\/([\w-]+)/.exec(mail)?.[1];

  // People who lost access or have read the notification meanwhile receive no mail.
  const [mails, { id: other }] = await Promise.all([
    digestsTo('boris'),
    ok('POST', `${at}/comments`, { text: 'Мой вопрос' }, boris),
  ]);
  await ok('POST', `${at}/comments/${other}/reply`, { text: 'Мой ответ' }, anna);
  expect(await unread(boris)).toEqual(['reply 1 Мой ответ']);
  await leaves(boris);
  await readAll(curator);
  await school.app.sendDigests(morningAfter(2));
  expect(await digestsTo('boris')).toEqual(mails);
  expect(await digestsTo('curator')).toHaveLength(1);

  const link = `/api/public/digests/${token}`;
  const state = await school.send('GET', link);
  expect(state.body.data).toEqual({ company: 'Школа bell', digest: 'daily' });
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await school.send('POST', `${link}/off`)).body.data.digest).toBe('off');
  }
  expect((await school.send('POST', `${link}x/off`)).status).toBe(404);
  await ok('POST', `${at}/comments`, { text: 'И ещё один' }, anna);
  await school.app.sendDigests(morningAfter(3));
  expect(await digestsTo('curator')).toHaveLength(1);
});

test('names tests by their titles in mails', async () => {
  const [examiner, gleb] = [
    await school.person('examiner@bell.test'),
    await school.person('gleb@bell.test'),
  ];
  await school.join(companyId, examiner, ['teacher_check_test_my']);
  await school.join(companyId, gleb, ['learning_part_access', 'learn_tests']);
  const { id } = await ok('POST', '/tests', { title: 'Оптика' });
  const question = { type: 'textarea', question: '<p>Почему?</p>', active: true };
  await ok('POST', `/tests/${id}/questions`, question);
  await ok('POST', `/tests/${id}/activate`, {});
  await ok('POST', `/tests/${id}/attach_teachers`, { teachers_id: [examiner.userId] });
  await ok('POST', `/tests/${id}/attach_allow_users`, { allow_users_ids: [gleb.userId] });
  const attempt = await ok('POST', `/tests/${id}/attempts`, {}, gleb);
  const own = `/attempts/${attempt.id}`;
  const [{ question_id }] = attempt.questions;
  await ok('PUT', `${own}/answers/${question_id}`, { text: 'Свет', revision: 1 }, gleb);
  await ok('POST', `${own}/finish`, {}, gleb);
  await school.app.sendDigests(morningAfter(4));
  await ok('PUT', `${own}/questions/${question_id}/check`, { points: 1 }, examiner);
  await school.app.sendDigests(morningAfter(5));
  for (const [name, title, path] of [
    ['examiner', 'Тест ждёт проверки', `/bell/tests/${id}/results/${attempt.id}`],
    ['gleb', 'Новый результат теста', `/courses/bell/tests/${id}/${attempt.id}`],
  ] as const) {
    const [mail] = await digestsTo(name);
    for (const said of ['Тест «Оптика»', `— ${title}`, path]) expect(mail).toContain(said);
    expect(mail).not.toContain('Курс «');
  }
});

test('names orders by their numbers in mails', async () => {
  const seller = await school.person('seller@bell.test');
  await school.join(companyId, seller, ['crm_show', 'crm_update']);
  const { id, number: order } = await ok('POST', '/orders', { manager_id: seller.userId });
  const said = await ok('POST', `/orders/${id}/order_comments`, { text: 'Перезвоните' });
  await school.app.sendDigests(morningAfter(6));
  const [mail] = await digestsTo('seller');
  for (const fragment of [
    `Заявка № ${order}`,
    '— Новый комментарий к заявке',
    `/bell/orders/${id}?tab=comments#comment-${said.id}`,
  ]) {
    expect(mail).toContain(fragment);
  }
});

test('deletes old notifications', async () => {
  const total = async () => (await ok('GET', '/notifications', undefined, anna)).length;
  expect(await total()).toBeGreaterThan(0);
  await school.database.system((transaction) =>
    transaction.execute(sql`update notifications set happened_at = now() - interval '91 days'`),
  );
  await removeOldNotifications(school.database);
  expect(await total()).toBe(0);
});
