// Inserting many rows at once gives the same result as inserting each separately.
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../school.ts';
import { lessons } from '../../src/lessons/tables.ts';
import { insertRows } from '../../src/kit/database/insert-rows.ts';
import {
  removeOldStagedTexts,
  stageTexts,
  type StagedTexts,
} from '../../src/kit/database/staged-texts.ts';
import { stagedTexts } from '../../src/kit/database/tables.ts';

let school: School;
let companyId: number;
let courseId: number;
let staged: StagedTexts;
const afterwards: (() => Promise<void>)[] = [];

const long = [...'абв'].map((letter) => `<p>${letter.repeat(2000)}</p>`);

beforeAll(async () => {
  school = await openSchool();
  const owner = await school.person('owner@insert-rows.test');
  companyId = await school.company('insert-rows', owner);
  const made = await school.send(
    'POST',
    `/api/companies/${companyId}/courses`,
    { name: 'а' },
    owner,
  );
  courseId = made.body.data.id;
  staged = await stageTexts(
    school.database,
    {
      scope: { companyId },
      step: (work) => school.database.system(work),
      afterwards: (work) => void afterwards.push(work),
    },
    long,
  );
});
afterAll(() => Promise.all(afterwards.map((work) => work())));

const inIso = (lesson: typeof lessons.$inferSelect | undefined) => ({
  ...lesson,
  held_at: lesson?.held_at == null ? null : new Date(lesson.held_at).toISOString(),
});

test('ids are in the order of the rows, which may omit columns, and long texts are read from their staging table', async () => {
  const text = fc.option(fc.constantFrom('', '<p>"\\ё\n</p>', ...long));
  const row = fc.record(
    {
      name: fc.string({ unit: fc.constantFrom('а', '"', '\\', ' ', '😀'), maxLength: 8 }),
      type: fc.constantFrom('text', 'video'),
      description: text,
      homework: text,
      use_comments: fc.boolean(),
      held_at: fc.constantFrom(null, '2026-01-02T03:04:05.678Z'),
    },
    { requiredKeys: ['name', 'type'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (all) => {
      const rows = all.map((values) => ({ company_id: companyId, course_id: courseId, ...values }));
      const read = await school.database.system(async (transaction) => {
        const ids = await insertRows(transaction, lessons, rows as never, staged);
        const found = await transaction.select().from(lessons).where(inArray(lessons.id, ids));
        return ids.map((id) => inIso(found.find((lesson) => lesson.id === id)));
      });
      const defaults = { description: null, homework: null, use_comments: false, held_at: null };
      expect(read).toMatchObject(all.map((values) => ({ ...defaults, ...values })));
    }),
    { numRuns: 30 },
  );
});

test('staged texts of a killed process are deleted after some hours', async () => {
  const own = eq(stagedTexts.company_id, companyId);
  const count = () => school.database.system((transaction) => transaction.$count(stagedTexts, own));
  await removeOldStagedTexts(school.database);
  expect(await count()).toBe(long.length);
  await school.database.system((transaction) =>
    transaction
      .update(stagedTexts)
      .set({ created_at: new Date(0).toISOString() })
      .where(own),
  );
  await removeOldStagedTexts(school.database);
  expect(await count()).toBe(0);
});
