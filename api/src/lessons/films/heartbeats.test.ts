// Tests heartbeats of film players: watched time is counted once, however messages are lost, repeated or reordered.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secondsOf, union, type FilmRange } from '@kafedra/common/lessons';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let learner: Caller;
let companyId: number;
let course: number;
let lesson: number;

const run = (statement: ReturnType<typeof sql>) =>
  school.database.system(
    async (transaction) =>
      ((await transaction.execute(statement)) as unknown as { rows: { id: number }[] }).rows,
  );

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@films.test');
  learner = await school.person('learner@films.test');
  companyId = await school.company('films', owner);
  await school.join(companyId, learner, ['learning_part_access', 'learn_courses']);
});

beforeEach(async () => {
  const made = async (path: string, body: object): Promise<number> => {
    const answer = await school.send('POST', `/api/companies/${companyId}${path}`, body, owner);
    return answer.body.data.id;
  };
  course = await made('/courses', { name: 'Кино', status: 'visible' });
  lesson = await made(`/courses/${course}/lessons`, {
    name: 'Урок',
    type: 'constructor',
    check_criterion: 'watched',
    watch_percent: 80,
  });
  await run(
    sql`insert into course_students (company_id, course_id, user_id) values (${companyId}, ${course}, ${learner.userId})`,
  );
});

/** Adds a film to the lesson: external with an address, a file of the company without. */
async function film(address: string | null = null): Promise<number> {
  const [block] = await run(
    sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, address)
      values (${companyId}, ${course}, ${lesson}, 'video', 'published', now(), ${address}) returning id`,
  );
  return block?.id ?? 0;
}

const learning = () => `/api/companies/${companyId}/learning/courses/${course}/lessons/${lesson}`;

/** Makes the lesson opened this many seconds ago. */
async function opened(ago: number): Promise<void> {
  await school.send('POST', `${learning()}/open`, undefined, learner);
  await run(
    sql`update lesson_progress set last_visited_at = now() - ${ago}::integer * interval '1 second' where company_id = ${companyId} and lesson_id = ${lesson}`,
  );
}

const sendHeartbeat = (block: number, message: object) =>
  school.send(
    'POST',
    `${learning()}/films/${block}/watched`,
    {
      session: randomUUID(),
      sequence: 1,
      ranges: [],
      again: [],
      position: 0,
      duration: 100,
      ...message,
    },
    learner,
  );

const whole = (from: number, to: number): FilmRange[] => [{ from, to }];

describe('a film', () => {
  test('counts time that several sessions watched once, and finishes its lesson', async () => {
    const block = await film();
    await opened(3600);
    const first = await sendHeartbeat(block, { ranges: whole(0, 50), position: 50 });
    expect(first.body.data).toEqual({ watched_percent: 50, watched_seconds: 50, position: 50 });
    const second = await sendHeartbeat(block, { ranges: whole(40, 70), position: 70 });
    expect(second.body.data).toEqual({ watched_percent: 70, watched_seconds: 70, position: 70 });
    const state = async () => (await school.send('GET', learning(), undefined, learner)).body.data;
    expect(await state()).toMatchObject({ watched_percent: 70, finished_at: null });
    await sendHeartbeat(block, { ranges: whole(70, 80) });
    expect(await state()).toMatchObject({ watched_percent: 80, finished_at: expect.any(String) });
  });

  testProperty(
    'has the same result for any order, repetition and loss of messages, if the last one arrives',
    15,
    expectSameSum,
  );

  async function expectSameSum(numRuns: number): Promise<void> {
    const stretch = fc
      .tuple(fc.nat(99), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]): FilmRange => ({ from, to: Math.min(100, from + length) }));
    const story = fc.array(stretch, { minLength: 1, maxLength: 6 }).chain((stretches) => {
      const sent = fc.array(fc.nat(stretches.length - 1), { maxLength: 8 });
      return fc.tuple(fc.constant(stretches), sent, fc.nat(8));
    });
    await fc.assert(
      fc.asyncProperty(story, async ([stretches, sent, at]) => {
        const block = await film();
        await opened(3600);
        const session = randomUUID();
        const sets = stretches.map((_, index) => union([], stretches.slice(0, index + 1)));
        const last = stretches.length - 1;
        let answer;
        for (const index of sent.toSpliced(at, 0, last)) {
          const position = stretches[index]?.to;
          answer = await sendHeartbeat(block, {
            session,
            sequence: index + 1,
            ranges: sets[index],
            position,
          });
        }
        expect(answer?.body.data).toMatchObject({
          watched_seconds: secondsOf(sets[last] ?? []),
          position: stretches[last]?.to,
        });
      }),
      { numRuns },
    );
  }

  test('is not credited faster than time passes; the next message credits the rest', async () => {
    const block = await film();
    await opened(10);
    const message = { session: randomUUID(), ranges: whole(0, 90), position: 90 };
    expect((await sendHeartbeat(block, message)).body.data).toMatchObject({ watched_seconds: 0 });
    expect((await sendHeartbeat(block, { ranges: whole(0, 30) })).body.data).toMatchObject({
      watched_seconds: 30,
    });
    // Parallel sessions share the real time that has passed.
    expect((await sendHeartbeat(block, { ranges: whole(30, 95) })).body.data).toMatchObject({
      watched_seconds: 30,
    });
    await run(
      sql`update film_watches set used_until = used_until - interval '30 seconds' where company_id = ${companyId} and block_id = ${block}`,
    );
    await run(
      sql`update film_sessions set began_at = began_at - interval '30 seconds' where company_id = ${companyId} and block_id = ${block}`,
    );
    expect((await sendHeartbeat(block, { ...message, sequence: 2 })).body.data).toMatchObject({
      watched_seconds: 90,
    });
  });

  test('is weighted by its duration, or by the average of the others if nobody has begun it', async () => {
    const [long] = [await film(), await film('https://rutube.ru/play/embed/1')];
    // The player of this site reports no progress.
    await film('https://player.vimeo.com/video/1');
    await opened(3600);
    const seen = await sendHeartbeat(long, { ranges: whole(0, 300), duration: 300 });
    expect(seen.body.data).toMatchObject({ watched_percent: 50 });
  });
});

test('accepts no heartbeats for unknown films and closed lessons', async () => {
  const block = await film();
  const other = await film('https://player.vimeo.com/video/1');
  expect((await sendHeartbeat(other, {})).status).toBe(404);
  const wrong = await sendHeartbeat(block, { ranges: [{ from: 5, to: 5 }], duration: 0 });
  expect(wrong.status).toBe(422);
  await run(
    sql`update lessons set close_date = now() - interval '1 day' where company_id = ${companyId} and id = ${lesson}`,
  );
  expect((await sendHeartbeat(block, {})).status).toBe(403);
  expect((await sendHeartbeat(block + 1000, {})).status).toBe(403);
});
