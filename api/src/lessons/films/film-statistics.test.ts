// Tests film statistics: viewers, replays and exits per stretch.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { aggregateSessions } from './film-statistics.ts';

let school: School;
let owner: Caller;
let companyId: number;
let course: number;
let lesson: number;
let film: number;

const run = (statement: ReturnType<typeof sql>) =>
  school.database.system(
    async (transaction) =>
      ((await transaction.execute(statement)) as unknown as { rows: { id: number }[] }).rows,
  );

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@film-numbers.test');
  companyId = await school.company('film-numbers', owner);
  const made = async (path: string, body: object): Promise<number> =>
    (await school.send('POST', `/api/companies/${companyId}${path}`, body, owner)).body.data.id;
  course = await made('/courses', { name: 'Кино', status: 'visible' });
  lesson = await made(`/courses/${course}/lessons`, { name: 'Урок', type: 'constructor' });
  const [block] = await run(
    sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, title)
      values (${companyId}, ${course}, ${lesson}, 'video', 'published', now(), 'Введение'), (${companyId}, ${course}, ${lesson}, 'text', 'published', now(), 'Текст')
      returning id`,
  );
  film = block?.id ?? 0;
});

async function learner(login: string): Promise<Caller> {
  const person = await school.person(`${login}@film-numbers.test`);
  await school.join(companyId, person, ['learning_part_access', 'learn_courses']);
  await run(
    sql`insert into course_students (company_id, course_id, user_id) values (${companyId}, ${course}, ${person.userId})`,
  );
  await run(
    sql`insert into lesson_progress (company_id, course_id, lesson_id, user_id, last_visited_at)
      values (${companyId}, ${course}, ${lesson}, ${person.userId}, now() - interval '1 hour')`,
  );
  return person;
}

const sendHeartbeat = (as: Caller, message: object) =>
  school.send(
    'POST',
    `/api/companies/${companyId}/learning/courses/${course}/lessons/${lesson}/films/${film}/watched`,
    {
      session: randomUUID(),
      sequence: 1,
      ranges: [],
      again: [],
      position: 0,
      duration: 20,
      ...message,
    },
    as,
  );

const read = async (path: string) =>
  (await school.send('GET', `/api/companies/${companyId}/user_statistics${path}`, undefined, owner))
    .body;

/** Makes all sessions a minute old and counts them. */
async function counted(): Promise<void> {
  await run(
    sql`update film_sessions set heard_at = heard_at - interval '61 seconds' where company_id = ${companyId}`,
  );
  await aggregateSessions(school.database);
}

test('counts viewers, replays and exits of each stretch once, and adds later heartbeats of a session', async () => {
  const [first, second] = [await learner('first'), await learner('second')];
  const session = randomUUID();
  await sendHeartbeat(first, {
    session,
    ranges: [{ from: 0, to: 12 }],
    again: [{ from: 0, to: 4 }],
    position: 12,
  });
  await sendHeartbeat(second, { ranges: [{ from: 0, to: 20 }], position: 20 });
  await counted();
  await aggregateSessions(school.database);
  const views = async () =>
    (await read(`/lesson_video_session_views?block_id=${film}`)).data.map(
      ({ from, viewers, replays, exits }: Record<string, number>) => [
        from,
        viewers,
        replays,
        exits,
      ],
    );
  expect(await views()).toEqual([
    [0, 2, 1, 0],
    [5, 2, 0, 0],
    [10, 1, 0, 1],
    [15, 1, 0, 0],
    [20, 0, 0, 1],
  ]);
  // The same player continues in the middle of a stretch, and another page watches the beginning again.
  await sendHeartbeat(first, { session, sequence: 2, ranges: [{ from: 0, to: 16 }], position: 16 });
  await sendHeartbeat(first, { ranges: [{ from: 0, to: 5 }], position: 5 });
  await counted();
  expect(await views()).toEqual([
    [0, 2, 2, 0],
    [5, 2, 0, 1],
    [10, 2, 0, 0],
    [15, 1, 0, 1],
    [20, 0, 0, 1],
  ]);

  const videos = await read(`/courses/${course}/lessons/${lesson}/lesson_videos`);
  expect(videos.meta).toMatchObject({ total: 1, per_page: 100 });
  expect(videos.data).toMatchObject([
    {
      id: film,
      title: 'Введение',
      duration: 20,
      viewers_count: 2,
      finished_count: 1,
      average_percent: 90,
    },
  ]);
  const viewers = await read(`/lesson_video_session_users?block_id=${film}&search=орлова`);
  expect(viewers.data).toMatchObject([
    { user_id: second.userId, full_name: 'Орлова Анна', watched_seconds: 20, watched_percent: 100 },
    { user_id: first.userId, watched_seconds: 16, watched_percent: 80, position: 5 },
  ]);
});

test('shows statistics to those who see results of the lesson', async () => {
  const staff = await school.person('staff@film-numbers.test');
  await school.join(companyId, staff, ['lessons_show_results', 'lessons_view', 'courses_show_my']);
  const path = `/api/companies/${companyId}/user_statistics`;
  const asStaff = (address: string) => school.send('GET', `${path}${address}`, undefined, staff);
  expect((await asStaff(`/lesson_video_session_views?block_id=${film}`)).status).toBe(404);
  expect((await asStaff('/lesson_video_session_users')).body.data).toEqual([]);
  expect((await asStaff(`/courses/${course}/lessons/${lesson}/lesson_videos`)).status).toBe(404);
});
