// Questions on their way into a test: nobody meets them before all of them are there, and their history begins then.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { plainQuestion, type TestQuestion } from '../../assessments/document/index.ts';
import { stageQuestions } from './staging.ts';

let school: School;
let owner: Caller;
let companyId: number;
let testId: number;
let at: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@staging.test');
  companyId = await school.company('staging', owner);
  at = `/api/companies/${companyId}`;
  const { body } = await school.send('POST', `${at}/tests`, { title: 'Физика' }, owner);
  testId = body.data.id;
});

const question = (text: string, topic: string | null = null): TestQuestion => ({
  ...plainQuestion,
  type: 'textarea',
  question: `<p>${text}</p>`,
  topic,
});

const staging = () => stageQuestions(school.database, { companyId, personId: owner.userId });

/** What people see of them, and what the history tells. */
async function seen() {
  const { body } = await school.send('GET', `${at}/questions?all=1`, undefined, owner);
  const told = await school.database.system((transaction) =>
    rowsOf<{ event: string }>(
      transaction,
      sql`select event from audits where company_id = ${companyId} and auditable_type = 'test_questions' order by id`,
    ),
  );
  const questions = (body.data as { question: string }[]).map((each) => each.question);
  return { questions, told: told.map(({ event }) => event) };
}

const rows = () =>
  school.database.system(async (transaction) => {
    const found = await rowsOf(
      transaction,
      sql`select 1 from test_questions where company_id = ${companyId} and staging is not null`,
    );
    return found.length;
  });

test('nobody meets them until they are taken, and then all at once, created at that moment', async () => {
  const stage = staging();
  await stage.add([question('раз'), question('два', 'Тема')], () => undefined);
  await stage.add([question('три')], () => undefined);
  expect([await rows(), await seen()]).toEqual([3, { questions: [], told: [] }]);
  expect([...stage.topics()]).toEqual(['Тема']);
  const scope = { companyId, personId: owner.userId };
  await school.database.company(scope, (transaction) =>
    stage.take(transaction, testId, () => null),
  );
  expect(await seen()).toEqual({
    questions: ['<p>раз</p>', '<p>два</p>', '<p>три</p>'],
    told: ['created', 'created', 'created'],
  });
  expect(await rows()).toBe(0);
});

test('those that are not taken go without a trace', async () => {
  const before = await seen();
  const stage = staging();
  await stage.add([question('лишний')], () => undefined);
  await stage.drop();
  expect([await rows(), await seen()]).toEqual([0, before]);
});

test('another company can not take them', async () => {
  const other = await school.company('staging-other', owner);
  const { body } = await school.send(
    'POST',
    `/api/companies/${other}/tests`,
    { title: 'Чужой' },
    owner,
  );
  const stage = staging();
  await stage.add([question('свой')], () => undefined);
  const taking = school.database.company(
    { companyId: other, personId: owner.userId },
    (transaction) => stage.take(transaction, body.data.id, () => null),
  );
  await expect(taking).rejects.toThrow('0 of 1 staged questions were there');
  await stage.drop();
});
