// `npm run bench:attempts [-- --learners N --questions N --at-once N]`: learners start, answer and finish one test
// concurrently and repeat a part of the calls, as after a lost connection. Measures the duration of calls, and checks
// that nothing is lost or counted twice. Runs in one process with PostgreSQL, without the network.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openOwnSchool, type Caller, type School } from '../api/testing/school.ts';
import { startPostgres } from '../tests/kit/postgres.ts';
import { rowOf } from '../api/src/kit/database/database.ts';
import { createUsers, runConcurrently, type Durations } from './users.ts';

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    learners: { type: 'string', default: '1000' },
    questions: { type: 'string', default: '20' },
    'at-once': { type: 'string', default: '50' },
  },
});
const learners = Number(options.learners);
const questions = Number(options.questions);
const atOnce = Number(options['at-once']);

/** Every tenth call is sent twice. */
const twice = 10;

interface Taking {
  as: Caller;
  attemptId: number;
  attemptQuestions: { question_id: number }[];
}

const postgres = await startPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
const school = await openOwnSchool();
try {
  const { base, testId, people } = await fill(school);
  let calls = 0;
  const send = async (method: 'POST' | 'PUT', path: string, body: object, as: Caller) => {
    calls += 1;
    const once = () => school.send(method, `${base}${path}`, body, as);
    const [answer] = await Promise.all([once(), ...(calls % twice === 0 ? [once()] : [])]);
    if (answer?.status !== 200) throw new Error(JSON.stringify(answer?.body));
    return answer.body.data;
  };
  process.stdout.write('           calls/s  median ms  99 % ms\n');
  const taking: Taking[] = [];
  const begun = await runConcurrently(people, atOnce, async (as) => {
    const { id, questions: attemptQuestions } = await send(
      'POST',
      `/tests/${testId}/attempts`,
      {},
      as,
    );
    taking.push({ as, attemptId: id, attemptQuestions });
  });
  printRow('begin', learners, begun);
  const answers = taking.flatMap(({ as, attemptId, attemptQuestions }) =>
    attemptQuestions.map(({ question_id }) => ({
      as,
      at: `/attempts/${attemptId}/answers/${question_id}`,
    })),
  );
  const answered = await runConcurrently(answers, atOnce, async ({ as, at }) => {
    await send('PUT', at, { text: '1,0', revision: 1 }, as);
  });
  printRow('answer', answers.length, answered);
  const finished = await runConcurrently(taking, atOnce, async ({ as, attemptId }) => {
    await send('POST', `/attempts/${attemptId}/finish`, {}, as);
  });
  printRow('finish', learners, finished);
  const stored = await school.database.system((transaction) =>
    rowOf<{ attempts: number; whole: number; answers: number }>(
      transaction,
      sql`select count(*)::integer as attempts, (count(*) filter (where points = ${questions}))::integer as whole,
          (select count(*) filter (where revision = 1)::integer from test_attempt_questions) as answers
        from test_attempts where state = 'checked'`,
    ),
  );
  process.stdout.write(
    `${stored.attempts} attempts of ${learners} learners, ${stored.whole} with all ${questions} points; ${stored.answers} answers of ${answers.length}\n`,
  );
} finally {
  await school.close();
  await postgres.stop();
}

function printRow(name: string, count: number, { seconds, at }: Durations): void {
  process.stdout.write(
    `${name.padEnd(8)}  ${String(Math.round(count / seconds)).padStart(8)}  ${at(0.5).toFixed(1).padStart(9)}  ${at(0.99).toFixed(1).padStart(7)}\n`,
  );
}

async function fill(opened: School) {
  const owner = await opened.person('owner@bench.test');
  const companyId = await opened.company('bench', owner);
  const base = `/api/companies/${companyId}`;
  const made = async (path: string, body: object): Promise<number> =>
    (await opened.send('POST', `${base}${path}`, body, owner)).body.data.id;
  const testId = await made('/tests', { title: 'Контрольная', is_free: true });
  for (let index = 0; index < questions; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await made(`/tests/${testId}/questions`, {
      type: 'numeric_input',
      question: `<p>${index} в нулевой степени?</p>`,
      active: true,
      answers: [{ value: '1' }],
    });
  }
  await opened.send('POST', `${base}/tests/${testId}/activate`, {}, owner);
  const people = await createUsers(opened, companyId, learners, [
    'learning_part_access',
    'learn_tests',
  ]);
  return { base, testId, people };
}
