// Staged questions are hidden until all of them are added to the test, and their history begins then.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { defaultQuestion, type TestQuestion } from '../../assessments/document/index.ts';
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
  ...defaultQuestion,
  type: 'textarea',
  question: `<p>${text}</p>`,
  topic,
});

const staging = () => stageQuestions(school.database, { companyId, personId: owner.userId });

/** What users see of them, and what the history contains. */
async function seen() {
  const { body } = await school.send('GET', `${at}/questions?all=1`, undefined, owner);
  const audits = await school.database.system((transaction) =>
    rowsOf<{ event: string }>(
      transaction,
      sql`select event from audits where company_id = ${companyId} and auditable_type = 'test_questions' order by id`,
    ),
  );
  const questions = (body.data as { question: string }[]).map((each) => each.question);
  return { questions, events: audits.map(({ event }) => event) };
}

const rows = () =>
  school.database.system(async (transaction) => {
    const found = await rowsOf(
      transaction,
      sql`select 1 from test_questions where company_id = ${companyId} and staging is not null`,
    );
    return found.length;
  });

test('are hidden until they are added to the test together, and created at that moment', async () => {
  const stage = staging();
  await stage.add([question('раз'), question('два', 'Тема')], () => undefined);
  await stage.add([question('три')], () => undefined);
  expect([await rows(), await seen()]).toEqual([3, { questions: [], events: [] }]);
  expect([...stage.topics()]).toEqual(['Тема']);
  const scope = { companyId, personId: owner.userId };
  await school.database.company(scope, (transaction) =>
    stage.addToTest(transaction, testId, () => null),
  );
  expect(await seen()).toEqual({
    questions: ['<p>раз</p>', '<p>два</p>', '<p>три</p>'],
    events: ['created', 'created', 'created'],
  });
  expect(await rows()).toBe(0);
});

test('are deleted without a trace if they are not added', async () => {
  const before = await seen();
  const stage = staging();
  await stage.add([question('лишний')], () => undefined);
  await stage.drop();
  expect([await rows(), await seen()]).toEqual([0, before]);
});

test('cannot be added by another company', async () => {
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
    (transaction) => stage.addToTest(transaction, body.data.id, () => null),
  );
  await expect(taking).rejects.toThrow('0 of 1 staged questions were found');
  await stage.drop();
});
