// `npm run bench:films [-- --learners N --rounds N --at-once N]`: learners watch one video concurrently, each with a
// player that reports every ten seconds. Measures the reports per second and their duration as sessions grow, and
// checks that no progress is lost. Runs in one process with PostgreSQL, without the network.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openOwnSchool, type School } from '../api/testing/school.ts';
import { startPostgres } from '../tests/kit/postgres.ts';
import { rowsOf } from '../api/src/kit/database/database.ts';
import { aggregateSessions } from '../api/src/lessons/films/film-statistics.ts';
import { createUsers, runConcurrently } from './users.ts';

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    learners: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '10' },
    'at-once': { type: 'string', default: '50' },
  },
});
const learners = Number(options.learners);
const rounds = Number(options.rounds);
const atOnce = Number(options['at-once']);

/** Duration of the video in seconds. */
const duration = 3600;

const postgres = await startPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
const school = await openOwnSchool();
try {
  const { address, people } = await fill(school);
  const sessions = people.map((as) => ({ as, session: randomUUID() }));
  process.stdout.write('round  messages/s  median ms  99 % ms\n');
  for (let round = 1; round <= rounds; round += 1) {
    const { seconds, at } = await runConcurrently(sessions, atOnce, async ({ as, session }) => {
      const { status, body } = await school.send('POST', address, messageOf(session, round), as);
      if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    });
    process.stdout.write(
      `${String(round).padStart(5)}  ${String(Math.round(learners / seconds)).padStart(10)}  ${at(0.5).toFixed(1).padStart(9)}  ${at(0.99).toFixed(1).padStart(7)}\n`,
    );
  }
  const expected = rounds * 10;
  const [stored] = await school.database.system((transaction) =>
    rowsOf<{ whole: number }>(
      transaction,
      sql`select count(*)::integer as whole from film_watches where watched_seconds = ${expected}`,
    ),
  );
  process.stdout.write(
    `${stored?.whole} of ${learners} learners have all of their ${expected} s\n`,
  );
  await school.database.system((transaction) =>
    transaction.execute(sql`update film_sessions set heard_at = heard_at - interval '61 seconds'`),
  );
  const began = performance.now();
  await aggregateSessions(school.database);
  process.stdout.write(
    `${learners} sessions are added up in ${Math.round(performance.now() - began)} ms\n`,
  );
} finally {
  await school.close();
  await postgres.stop();
}

/** All watched ranges so far, with gaps between them, so that reports grow with the session. */
function messageOf(session: string, round: number): object {
  const ranges = Array.from({ length: round }, (_, piece) => ({
    from: piece * 20,
    to: piece * 20 + 10,
  }));
  return { session, sequence: round, ranges, again: [], position: round * 20, duration };
}

async function fill(opened: School) {
  const { company, database, person, send } = opened;
  const owner = await person('owner@bench.test');
  const companyId = await company('bench', owner);
  const made = async (path: string, body: object): Promise<number> =>
    (await send('POST', `/api/companies/${companyId}${path}`, body, owner)).body.data.id;
  const course = await made('/courses', { name: 'Физика', status: 'visible' });
  const lesson = await made(`/courses/${course}/lessons`, {
    name: 'Опыт',
    type: 'constructor',
    check_criterion: 'watched',
  });
  const film = await made(`/courses/${course}/lessons/${lesson}/lesson_blocks`, {
    type: 'video',
    address: 'https://rutube.ru/video/0a1b2c/',
    status: 'published',
  });
  const flags = ['learning_part_access', 'learn_courses'] as const;
  const people = await createUsers(opened, companyId, learners, [...flags]);
  await database.system(async (transaction) => {
    const ids = sql.param(people.map(({ userId }) => userId));
    await transaction.execute(
      sql`insert into course_students (company_id, course_id, user_id) select ${companyId}, ${course}, unnest(${ids}::integer[])`,
    );
    // Backdated, because no more can be watched than time has passed.
    await transaction.execute(
      sql`insert into lesson_progress (company_id, course_id, lesson_id, user_id, opened_at, last_visited_at)
        select ${companyId}, ${course}, ${lesson}, unnest(${ids}::integer[]), now(), now() - interval '2 hours'`,
    );
  });
  const address = `/api/companies/${companyId}/learning/courses/${course}/lessons/${lesson}/films/${film}/watched`;
  return { address, people };
}
