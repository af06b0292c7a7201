// Tests webinars of lessons: settings, status changes by hand and by Zoom, calendars, reminders and notifications.
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../testing/mails.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { startZoomServer, type ZoomServer } from '../../../testing/servers/zoom-server.ts';

let zoom: ZoomServer;
let school: OwnSchool;
let owner: Caller;
let reader: Caller;
let learner: Caller;
let companyId: number;
let courseId: number;
let base: string;
let number = 0;

beforeAll(async () => {
  zoom = await startZoomServer();
  school = await openOwnSchool({ ZOOM_URL: zoom.url, ZOOM_OAUTH_URL: zoom.url });
  // The first person of the installation owns another company.
  await school.company('webinars-other', await school.person('stranger@webinars.test'));
  owner = await school.person('owner@webinars.test');
  reader = await school.person('reader@webinars.test');
  learner = await school.person('learner@webinars.test');
  companyId = await school.company('webinars', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, reader, ['courses_show_all', 'lessons_view', 'lessons_update_my']);
  await school.join(companyId, learner, []);
  courseId = (await post('/courses', { name: 'Химия', status: 'visible' })).body.data.id;
  await post(`/courses/${courseId}/users/attach`, { users_id: [learner.userId] });
});
afterAll(async () => {
  await school.close();
  await zoom.close();
});

const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);
const put = (path: string, body: unknown, as = owner) =>
  school.send('PUT', `${base}${path}`, body, as);

/** Creates a lesson with its webinar. */
async function webinar(change: object = {}) {
  number += 1;
  const made = await post(`/courses/${courseId}/lessons`, {
    name: `Вебинар ${number}`,
    type: 'webinar',
  });
  const lesson = made.body.data.id;
  const at = `/courses/${courseId}/lessons/${lesson}`;
  const { id } = (await get(`${at}/webinar`)).body.data;
  expect((await put(`/webinars/${id}`, change)).body.errors).toBeUndefined();
  return {
    id,
    lesson,
    at,
    one: `/webinars/${id}`,
    now: async () => (await get(`/webinars/${id}`)).body.data,
  };
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('creates a webinar with its lesson and default settings; those who may change the lesson change it', async () => {
  const { at, one, now } = await webinar();
  expect(await now()).toMatchObject({
    name: `Вебинар ${number}`,
    status: 'coming_soon',
    starts_at: null,
    duration: 60,
    layout: 'tile',
    moderation: 'pre_moderation',
    join_link: null,
    remind_day: true,
    remind_hour: true,
    can_update: true,
  });
  const link = 'https://meet.test/room';
  const changed = await put(one, { starts_at: '2030-05-01T16:00:00+03:00', duration: 90, link });
  expect(changed.body.data).toMatchObject({
    starts_at: '2030-05-01T13:00:00.000Z',
    join_link: link,
  });
  expect((await get(`${at}/admin_webinar_link`)).body.data).toEqual({ link });
  expect((await get(one, reader)).body.data.can_update).toBe(false);
  expect((await put(one, { duration: 30 }, reader)).status).toBe(403);
  expect((await get(one, learner)).status).toBe(403);
  const { version } = changed.body.data;
  expect((await put(one, { duration: 45, version })).status).toBe(200);
  expect((await put(one, { duration: 50, version })).body.errors[0].code).toBe('stale');
  const text = await post(`/courses/${courseId}/lessons`, { name: 'Текст', type: 'text' });
  const none = `/courses/${courseId}/lessons/${text.body.data.id}/webinar`;
  expect((await get(none)).status).toBe(404);
});

test('a block gives its lesson a webinar, whose room learners see while it is open', async () => {
  const made = await post(`/courses/${courseId}/lessons`, {
    name: 'Из блоков',
    type: 'constructor',
  });
  const { id } = made.body.data;
  await put(`/courses/${courseId}/lessons/${id}`, { status: 'visible' });
  const at = `/courses/${courseId}/lessons/${id}`;
  expect((await get(`${at}/webinar`)).status).toBe(404);
  const added = await post(`${at}/lesson_blocks`, { type: 'webinar', status: 'published' });
  const block = `${at}/lesson_blocks/${added.body.data.id}`;
  const webinarId = (await get(`${at}/webinar`)).body.data.id;
  const link = 'https://meet.test/blocks';
  await put(`/webinars/${webinarId}`, { starts_at: inHours(2), link });
  const webinarData = async () => (await get(block)).body.data.webinar_data;
  expect(await webinarData()).toMatchObject({
    status: 'coming_soon',
    is_open: false,
    join_link: null,
  });
  expect((await get(`${block}/admin_webinar_link`)).body.data).toEqual({ link });
  await put(`/webinars/${webinarId}`, { status: 'play' });
  expect(await webinarData()).toMatchObject({ status: 'play', is_open: true, join_link: link });
  await put(`/webinars/${webinarId}`, { status: 'finished', recording_link: `${link}/film` });
  expect(await webinarData()).toMatchObject({
    is_open: false,
    join_link: null,
    recording_link: `${link}/film`,
  });

  const text = await post(`${at}/lesson_blocks`, { type: 'text' });
  const other = `${at}/lesson_blocks/${text.body.data.id}`;
  expect((await get(other)).body.data.webinar_data).toBeNull();
  expect((await get(`${other}/admin_webinar_link`)).status).toBe(404);
  const listed = async () => (await get(`/webinars?lesson_id=${id}`)).body.data;
  expect(await listed()).toHaveLength(1);
  await school.send('DELETE', `${base}${block}`, undefined, owner);
  expect(await listed()).toEqual([]);
});

test('changes status by allowed steps only, with a history', async () => {
  const { one, now } = await webinar({ starts_at: inHours(1) });
  const step = async (status: string) => (await put(one, { status })).body.errors?.[0];
  expect(await step('finished')).toMatchObject({
    field: 'status',
    message: 'Вебинар ещё не начался: завершить его нельзя',
  });
  for (const status of ['play', 'pause', 'play', 'finished']) {
    expect(await step(status)).toBeUndefined();
  }
  expect(await step('play')).toMatchObject({ message: 'Вебинар завершён: начать его нельзя' });
  expect((await put(one, { starts_at: inHours(5) })).body.errors[0].field).toBe('starts_at');
  expect((await now()).status).toBe('finished');
  const { body } = await get(`${one}/audits`);
  expect(
    body.data.map(({ changes }: { changes: { field: string }[] }) => changes[0]?.field),
  ).toContain('status');
});

test('lists upcoming, running and past webinars', async () => {
  const coming = await webinar({ starts_at: inHours(48) });
  const missed = await webinar({ starts_at: inHours(-48) });
  const running = await webinar({ starts_at: inHours(0) });
  await put(running.one, { status: 'play' });
  const ids = async (stage: string) =>
    (await get(`/webinars?stage=${stage}&per_page=100`)).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await ids('upcoming')).toContain(coming.id);
  expect(await ids('past')).toContain(missed.id);
  expect(await ids('running')).toEqual([running.id]);
  expect((await get('/webinars?stage=never')).status).toBe(422);
  const found = await get(`/webinars?search=${encodeURIComponent(`химия ${number}`)}`);
  expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([running.id]);
  await school.send('DELETE', `${base}${running.at}`, undefined, owner);
  expect(await ids('running')).toEqual([]);
});

describe('with Zoom', () => {
  test('refuses with the names of missing settings', async () => {
    const { at } = await webinar();
    expect((await get('/company_integrations/zoom/users')).body.data).toEqual([]);
    const refused = await post(`${at}/zoom/create_meeting`, { email: 'host@zoom.test' });
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toContain('«account_id», «client_id», «client_secret»');
    await post('/company_integrations', {
      name: 'Zoom',
      type: 'zoom',
      settings: JSON.stringify({ ...zoom.keys, webhook_secret: secret }),
    });
  });

  test('lists hosts, and none if Zoom fails', async () => {
    const users = async () => (await get('/company_integrations/zoom/users')).body.data;
    expect(await users()).toEqual([
      { email: 'host@zoom.test', name: 'Ведущий 1' },
      { email: 'second@zoom.test', name: 'Ведущий 2' },
    ]);
    expect(await users()).toHaveLength(2);
    expect(zoom.tokens).toHaveLength(1);
    zoom.takeTokensBack();
    expect(await users()).toHaveLength(2);
    expect(zoom.tokens).toHaveLength(2);
    zoom.become('failing');
    expect(await users()).toEqual([]);
    zoom.become('working');
  });

  test('creates a meeting once, requests a new start link each time, and updates and deletes it with the webinar', async () => {
    const { at, one, now } = await webinar({ starts_at: '2030-05-01T13:00:00Z', duration: 45 });
    const nobody = await post(`${at}/zoom/create_meeting`, { email: 'nobody@zoom.test' });
    expect(nobody.body.errors[0]).toMatchObject({ field: 'email', code: 'not_found' });
    const made = await post(`${at}/zoom/create_meeting`, { email: 'host@zoom.test' });
    expect(made.status).toBe(201);
    const { zoom_meeting_id: id, join_link, zoom_passcode } = made.body.data;
    expect([join_link, zoom_passcode]).toEqual([`https://zoom.test/j/${id}?pwd=sealed`, '123456']);
    expect(zoom.meetings.get(id)).toMatchObject({
      topic: `Вебинар ${number}`,
      start_time: '2030-05-01T13:00:00Z',
      duration: 45,
    });
    const again = await post(`${at}/zoom/create_meeting`, { email: 'host@zoom.test' });
    expect(again.body.errors[0].code).toBe('meeting_there');
    const { link } = (await get(`${at}/admin_webinar_link`)).body.data;
    expect(link).toContain(`/s/${id}?zak=`);

    await put(one, { starts_at: '2030-05-02T15:00:00Z' });
    await expect.poll(() => zoom.meetings.get(id)?.start_time).toBe('2030-05-02T15:00:00Z');
    await put(one, { status: 'canceled' });
    await expect.poll(() => zoom.meetings.has(id)).toBe(false);
    await expect.poll(async () => (await now()).join_link).toBeNull();
  });

  test('creates a meeting at a block of a lesson', async () => {
    const { body } = await post('/courses', { name: 'Из блоков' });
    const lesson = { name: 'Из блоков', type: 'constructor' };
    const lessons = `/courses/${body.data.id}/lessons`;
    const blocks = `${lessons}/${(await post(lessons, lesson)).body.data.id}/lesson_blocks`;
    const block = await post(blocks, { type: 'webinar', status: 'published' });
    const at = `${blocks}/${block.body.data.id}`;
    const made = await post(`${at}/zoom/create_meeting`, { email: 'host@zoom.test' });
    expect(made.status).toBe(201);
    const { link } = (await get(`${at}/admin_webinar_link`)).body.data;
    expect(link).toContain(`/s/${made.body.data.zoom_meeting_id}?zak=`);
  });

  test('stores errors of Zoom with the webinar', async () => {
    const { at, one, now } = await webinar({ starts_at: inHours(30) });
    await post(`${at}/zoom/create_meeting`, { email: 'host@zoom.test' });
    zoom.become('failing');
    await put(one, { duration: 30 });
    await expect
      .poll(async () => (await now()).zoom_problem)
      .toBe('Zoom не ответил. Попробуйте через несколько минут');
    zoom.become('working');
    await put(one, { duration: 40 });
    await expect.poll(async () => (await now()).zoom_problem).toBeNull();
    zoom.meetings.clear();
    expect((await get(`${at}/admin_webinar_link`)).body.errors[0].code).toBe('meeting_gone');
  });

  test('applies events to webinars and recordings, with a valid signature only', async () => {
    const { at, one, now } = await webinar({ starts_at: inHours(0.2) });
    const made = await post(`${at}/zoom/create_meeting`, { email: 'host@zoom.test' });
    const id = made.body.data.zoom_meeting_id;
    const validation = { event: 'endpoint.url_validation', payload: { plainToken: 'plain' } };
    const sealed = createHmac('sha256', secret).update('plain').digest('hex');
    expect((await sendZoomEvent(validation)).body.data).toEqual({
      plainToken: 'plain',
      encryptedToken: sealed,
    });
    const event = (name: string, more: object = {}) => ({
      event: name,
      event_ts: Date.now(),
      payload: { object: { id, ...more } },
    });
    expect((await sendZoomEvent(event('meeting.started'), 'somebody else')).status).toBe(401);
    expect((await now()).status).toBe('coming_soon');
    expect((await sendZoomEvent(event('meeting.started'))).status).toBe(200);
    expect((await now()).status).toBe('play');
    await sendZoomEvent(event('meeting.started'));
    await sendZoomEvent(event('meeting.ended'));
    expect((await now()).status).toBe('finished');
    await sendZoomEvent(event('recording.completed', { share_url: 'https://zoom.test/rec/1' }));
    expect((await now()).recording_link).toBe('https://zoom.test/rec/1');
    await put(one, { recording_link: 'https://video.test/2' });
    await sendZoomEvent(event('recording.completed', { share_url: 'https://zoom.test/rec/3' }));
    expect((await now()).recording_link).toBe('https://video.test/2');
  });
});

const secret = 'secret-token-of-events';

async function sendZoomEvent(event: object, by = secret) {
  const payload = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const seal = createHmac('sha256', by).update(`v0:${timestamp}:${payload}`).digest('hex');
  const answer = await school.app.inject({
    method: 'POST',
    url: `/api/public/companies/${companyId}/zoom_events`,
    headers: {
      'content-type': 'application/json',
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': `v0=${seal}`,
    },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('serves a calendar of one webinar as a file and of all webinars of a person at a secret URL', async () => {
  const link = 'https://meet.test/calendar';
  const { id, lesson, one } = await webinar({ starts_at: inHours(72), link });
  const file = (await get(`${one}/calendar`)).body.data.calendar;
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain(`UID:webinar-${id}@localhost`);
  expect(file).toContain(`/webinars/courses/${courseId}/lessons/${lesson}`);

  expect((await get('/webinar_feed', learner)).body.data).toEqual({ created_at: null });
  const feedOf = async (url: string) => {
    const [, token] = /\/calendars\/([\w-]+)\.ics$/.exec(url) ?? [];
    return school.send('GET', `/api/public/webinar_feeds/${token}`);
  };
  const first = (await post('/webinar_feed', undefined, learner)).body.data;
  expect((await get('/webinar_feed', learner)).body.data).toEqual({ created_at: first.created_at });
  expect((await feedOf(first.url)).body.data.calendar).toContain(`UID:webinar-${id}@`);
  // The room is hidden from learners to whom the lesson will not be open, and the event from those whose packages
  // exclude the lesson.
  expect((await feedOf(first.url)).body.data.calendar).toContain(link);
  await put(`/courses/${courseId}/lessons/${lesson}`, { open_type: 'manual' });
  expect((await feedOf(first.url)).body.data.calendar).not.toContain(link);
  const sold = (await post(`/courses/${courseId}/course_packages`, { name: 'Без вебинара' })).body
    .data.id;
  const content = `/courses/${courseId}/course_packages/${sold}`;
  await post(`${content}/close_lessons`, { lessons_id: [lesson] });
  expect((await feedOf(first.url)).body.data.calendar).not.toContain(`UID:webinar-${id}@`);
  await post(`${content}/open_lessons`, { lessons_id: [lesson] });
  expect((await feedOf(first.url)).body.data.calendar).toContain(`UID:webinar-${id}@`);
  await put(`/courses/${courseId}/lessons/${lesson}`, { status: 'draft' });
  expect((await feedOf(first.url)).body.data.calendar).not.toContain(`UID:webinar-${id}@`);
  await put(`/courses/${courseId}/lessons/${lesson}`, { teacher_id: learner.userId });
  expect((await feedOf(first.url)).body.data.calendar).toContain(`UID:webinar-${id}@`);

  const second = (await post('/webinar_feed', undefined, learner)).body.data;
  expect((await feedOf(first.url)).status).toBe(404);
  expect((await feedOf(second.url)).status).toBe(200);
  await school.send('DELETE', `${base}/webinar_feed`, undefined, learner);
  expect((await feedOf(second.url)).status).toBe(404);
});

describe('reminders', () => {
  /** Makes all scheduled work due; the next change wakes the workers. */
  async function now() {
    await school.database.system((transaction) =>
      transaction.execute(
        sql`update job_queue.job_common set start_after = now() where name = 'webinars' and state = 'created'`,
      ),
    );
    await put(waker, { starts_at: inHours(2000 + Math.random()) });
  }
  let waker: string;
  beforeAll(async () => {
    const hidden = await webinar({
      starts_at: inHours(2000),
      remind_day: false,
      remind_hour: true,
    });
    // It sends no reminders, because no learner may join.
    await put(`/courses/${courseId}/lessons/${hidden.lesson}`, { status: 'draft' });
    waker = hidden.one;
  });
  const subjects = async (name: string) => {
    const mails = await mailsTo(school, 'learner@webinars.test');
    return mails.filter((mail) => mail.includes(`«${name}»`)).length;
  };

  test('are sent once per learner and kind, again when the webinar is rescheduled, and never for a canceled one', async () => {
    const { one } = await webinar({ starts_at: inHours(50) });
    const name = `Вебинар ${number}`;
    await now();
    await expect.poll(() => subjects(name)).toBe(2);
    const mails = await mailsTo(school, 'learner@webinars.test');
    const mail = mails.find((each) => each.includes(`«${name}»`));
    expect(mail).toContain('(Москва)');
    expect(mail).toContain(`/webinars/courses/${courseId}/lessons/`);
    // Setting the same time again is not a change.
    const { starts_at } = (await get(one)).body.data;
    await put(one, { starts_at, remind_hour: true });
    const moved = await webinar({ starts_at: inHours(60), remind_day: false });
    const other = `Вебинар ${number}`;
    await now();
    await expect.poll(() => subjects(other)).toBe(1);
    expect(await subjects(name)).toBe(2);
    await put(moved.one, { starts_at: inHours(61) });
    await now();
    await expect.poll(() => subjects(other)).toBe(2);
    const { body } = await get('/message_quota');
    expect(body.data.ordered).toBeGreaterThanOrEqual(4);
    await put(moved.one, { starts_at: inHours(62) });
    await put(moved.one, { status: 'canceled' });
    const closed = await webinar({ starts_at: inHours(63), remind_day: false });
    const closedName = `Вебинар ${number}`;
    await put(`/courses/${courseId}/lessons/${closed.lesson}`, { open_type: 'manual' });
    const last = await webinar({ starts_at: inHours(63), remind_day: false });
    await now();
    await expect.poll(() => subjects(`Вебинар ${number}`)).toBe(1);
    expect(await subjects(other)).toBe(2);
    expect(await subjects(closedName)).toBe(0);
    expect((await get(last.one)).body.data.reminder_problem).toBeNull();
  });

  test('are sent by an owner of the company if the user who set the time has left', async () => {
    const manager = await school.person('manager@webinars.test');
    await school.join(companyId, manager, [
      'courses_show_all',
      'lessons_view',
      'lessons_update_all',
    ]);
    const { one } = await webinar();
    const time = { starts_at: inHours(45), remind_day: false };
    expect((await put(one, time, manager)).status).toBe(200);
    await post('/users/delete', { users_id: [manager.userId] });
    await now();
    await expect.poll(() => subjects(`Вебинар ${number}`)).toBe(1);
  });

  test('are completed after a crash without sending any twice', async () => {
    const ordered = async () => (await get('/message_quota')).body.data.ordered;
    const times = { starts_at: inHours(40), remind_day: false };
    const left = await webinar(times);
    const leftName = `Вебинар ${number}`;
    const gone = await webinar(times);
    const goneName = `Вебинар ${number}`;
    const before = await ordered();
    await school.database.system((transaction) =>
      transaction.execute(
        sql`insert into webinar_reminders_sent (company_id, webinar_id, reminder, starts_at, user_id, sent_at)
          select company_id, id, 'hour', starts_at, ${learner.userId}, case id when ${gone.id} then now() end
          from lesson_webinars where id in (${left.id}, ${gone.id})`,
      ),
    );
    await webinar(times);
    await now();
    await expect.poll(() => subjects(`Вебинар ${number}`)).toBe(1);
    expect([await subjects(leftName), await subjects(goneName)]).toEqual([1, 0]);
    expect(await ordered()).toBe(before + 1);
  });
});

test('lets those who manage the company announce webinars on other sites', async () => {
  const made = await post('/external_webinars', {
    name: 'Открытый урок',
    link: 'https://partner.test/lesson',
    starts_at: inHours(24),
    duration: 60,
  });
  expect(made.body.data).toMatchObject({ name: 'Открытый урок', active: true });
  expect((await post('/external_webinars', { name: 'Без ссылки' })).body.errors[0].field).toBe(
    'link',
  );
  expect((await get('/external_webinars', reader)).status).toBe(403);
  const one = `/external_webinars/${made.body.data.id}`;
  expect((await put(one, { active: false })).body.data.active).toBe(false);
  expect((await get('/external_webinars?active=1')).body.data).toEqual([]);
});

test('shows a learner the room until the webinar is over, and then the recording', async () => {
  const pupil = await school.person('pupil@webinars.test');
  await school.join(companyId, pupil, ['learning_part_access', 'learn_courses']);
  await post(`/courses/${courseId}/users/attach`, { users_id: [pupil.userId] });
  const { lesson, one } = await webinar({ link: 'https://meet.test/room' });
  const seen = async () => {
    const answer = await get(`/learning/courses/${courseId}/lessons/${lesson}`, pupil);
    return answer.body.data.webinar;
  };
  expect(await seen()).toMatchObject({ status: 'coming_soon', join_link: null });
  await put(one, { status: 'play' });
  expect(await seen()).toMatchObject({ status: 'play', join_link: 'https://meet.test/room' });
  await put(one, { status: 'finished', recording_link: 'https://video.test/1' });
  expect(await seen()).toMatchObject({
    status: 'finished',
    join_link: null,
    recording_link: 'https://video.test/1',
  });
  await put(`/courses/${courseId}/lessons/${lesson}`, { open_type: 'manual' });
  expect(await seen()).toBeNull();
});
