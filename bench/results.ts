// `npm run bench:results [-- --few N --many N --rounds N]`: compares the results of a test with few attempts to one
// with many: pages of the table with every sort and filter, the queue, and the analysis. Runs in one process with
// PostgreSQL, without the network.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openOwnSchool, type Caller, type School } from '../api/testing/school.ts';
import { startPostgres } from '../tests/kit/postgres.ts';

const { values: options } = parseArgs({
  // npm's arguments come first.
  args: process.argv.slice(3),
  options: {
    few: { type: 'string', default: '1000' },
    many: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '15' },
  },
});
const [few, many, rounds] = [Number(options.few), Number(options.many), Number(options.rounds)];

/** Questions per attempt. */
const questions = 10;

const shown = 'with=user;checker&per_page=20';

const calls: Record<string, (testId: number) => string> = {
  'newest first': (id) => `/tests/${id}/attempts?${shown}`,
  'most points first': (id) => `/tests/${id}/attempts?sort=points&${shown}`,
  'of one state': (id) => `/tests/${id}/attempts?state=on_check&${shown}`,
  passed: (id) => `/tests/${id}/attempts?is_passed=1&${shown}`,
  'best of each': (id) => `/tests/${id}/attempts?best=1&${shown}`,
  'of a day on': (id) => `/tests/${id}/attempts?began_from=2026-01-01&${shown}`,
  'queue of who checks': (id) => `/attempts?waiting=1&test_id=${id}&${shown}`,
  'analysis (10,000 at most)': (id) => `/tests/${id}/statistics`,
};

const postgres = await startPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
const school = await openOwnSchool();
try {
  const owner = await school.person('owner@bench.test');
  const small = await filled(school, owner, 'small', few);
  const large = await filled(school, owner, 'large', many);
  const { base, testId } = large;
  const of = (path: (testId: number) => string) =>
    [small, large].map((each) => `${each.base}${path(each.testId)}`);
  process.stdout.write(
    `median ms of ${rounds} rounds\n${'call'.padEnd(34)} ${few}  ${many}  ratio\n`,
  );
  for (const [name, path] of Object.entries(calls)) {
    const [first = '', second = ''] = of(path);
    // oxlint-disable-next-line no-await-in-loop
    const [a, b] = [await median(first), await median(second)];
    process.stdout.write(
      `${name.padEnd(34)} ${a.toFixed(1).padStart(5)}  ${b.toFixed(1).padStart(7)}  ${(b / a).toFixed(1)}\n`,
    );
  }
  const page = await school.send('GET', `${base}/tests/${testId}/attempts`, undefined, owner);
  process.stdout.write(`${page.body.meta.total} attempts are counted\n`);

  async function median(url: string): Promise<number> {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop
      const { status, body } = await school.send('GET', url, undefined, owner);
      took.push(performance.now() - began);
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
    return took.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  }
} finally {
  await school.close();
  await postgres.stop();
}

/** A test with this number of attempts by a tenth as many learners. */
async function filled(opened: School, owner: Caller, code: string, attempts: number) {
  const companyId = await opened.company(code, owner);
  const base = `/api/companies/${companyId}`;
  const made = async (path: string, body: object): Promise<number> =>
    (await opened.send('POST', `${base}${path}`, body, owner)).body.data.id;
  const testId = await made('/tests', { title: 'Контрольная' });
  for (let index = 0; index < questions; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await made(`/tests/${testId}/questions`, {
      type: 'radio',
      question: `<p>Вопрос ${index}</p>`,
      active: true,
      answers: [{ value: 'Да', correct: true }, { value: 'Нет' }],
    });
  }
  const learners = Math.ceil(attempts / 10);
  await opened.database.system(async (transaction) => {
    await transaction.execute(
      sql`with person as (
          insert into users (name, surname, login, email)
          select 'Ученик', 'Номер ' || place, address, address
          from generate_series(1, ${learners}) place, lateral (select ${code} || place || '@bench.test' as address) made
          returning id
        )
        insert into company_members (company_id, user_id) select ${companyId}, id from person`,
    );
    await transaction.execute(
      sql`insert into test_question_versions (company_id, question_id, digest, content)
        select ${companyId}, question.id, 'bench', jsonb_build_object('id', question.id, 'type', question.type, 'question', question.question, 'max_points', 1,
          'answers', (select jsonb_agg(jsonb_build_object('id', answer.id, 'value', answer.value, 'correct', answer.correct)) from question_answers answer
            where answer.company_id = question.company_id and answer.question_id = question.id))
        from test_questions question where question.company_id = ${companyId} and question.test_id = ${testId}`,
    );
    await transaction.execute(
      sql`insert into test_attempts (company_id, test_id, user_id, number, seed, shuffle_answers, state, began_at, finished_at, points, max_points, mark, is_passed, waiting_count)
        select ${companyId}, ${testId}, member.user_id, number, 1, false,
          case when number = 10 then 'on_check' else 'checked' end, now() - (member.user_id * 10 + number) * interval '1 minute', now() - (member.user_id * 10 + number) * interval '1 minute' + interval '20 minutes',
          (member.user_id + number) % ${questions + 1}, ${questions}, case when number < 10 then 2 + (member.user_id + number) % 4 end, (member.user_id + number) % 2 = 0, (number = 10)::integer
        from company_members member cross join generate_series(1, 10) number
        where member.company_id = ${companyId} and not member.is_owner`,
    );
    await transaction.execute(
      sql`insert into test_attempt_questions (company_id, attempt_id, question_id, version_id, place, part, answer, revision, state, points, max_points)
        select attempt.company_id, attempt.id, version.question_id, version.id, version.question_id, 1,
          jsonb_build_object('answers_id', jsonb_build_array(version.content -> 'answers' -> ((attempt.id + version.id) % 2) -> 'id')), 1,
          case when (attempt.id + version.id) % 2 = 0 then 'right' else 'wrong' end, (attempt.id + version.id + 1) % 2, 1
        from test_attempts attempt join test_question_versions version on version.company_id = attempt.company_id
        where attempt.company_id = ${companyId}`,
    );
  });
  await opened.database.system((transaction) => transaction.execute(sql`analyze`));
  return { base, testId };
}
