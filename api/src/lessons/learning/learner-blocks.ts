// A lesson's content for its learner: published blocks in order, and the webinar.
import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ColumnName } from '../../kit/database/columns.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { readOne, readByIds } from '../../kit/lists/list.ts';
import type { ListSource, Row } from '../../kit/lists/contract.ts';
import type { FieldSelection } from '../../kit/records/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { belongsTo, hasMany, record } from '../../kit/records/record.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { packagesOfLearners } from '../../courses/index.ts';
import { fileRecord } from '../../media/index.ts';
import { learnerTestRecord } from '../../assessments/index.ts';
import { blockAnswers, blockMediaRecord, shownAnswers } from '../blocks/block-records.ts';
import { lessonBlocks } from '../blocks/block-tables.ts';
import { learnerFilmFields } from '../films/learner-film.ts';
import { lessons } from '../tables.ts';
import { isClosedByPackages, isPassed } from '../tests/lesson-tests.ts';
import { blockWebinarFields, lessonWebinarFields } from '../webinars/active-webinars.ts';

const lessonTest = z
  .object({
    id: z.int(),
    title: z.string(),
    timer: z.int().nullable().describe('Time limit of an attempt in seconds; null if unlimited.'),
    max_attempts: z.int(),
    infinity_attempts: z.boolean(),
    asked_count: z.int().describe('Number of questions in an attempt.'),
    attempts_count: z.int().describe('Number of attempts that the learner has begun.'),
    attempt_under_way_id: z.int().nullable(),
  })
  .meta({ id: 'LessonTest', description: 'A test of a lesson, for its learner.' });

export const learnerBlockRecord = record(lessonBlocks)({
  name: 'LearnerBlock',
  description: 'A block of a lesson, for its learner.',
  permissions: 'part',
  hidden: [
    'course_id',
    'answers',
    'status',
    'layer_id',
    'sort_order',
    'published_at',
    'created_at',
    'updated_at',
  ],
  order: 'sort',
  computed: {
    ...blockWebinarFields,
    answers: {
      schema: blockAnswers.nullable().describe('For `faq`: the questions in order.'),
      sql: shownAnswers,
    },
    ...learnerFilmFields,
    must_be_done: {
      schema: z.boolean().describe('Whether the block is required to finish the lesson.'),
      sql: (table) =>
        sql`exists (select 1 from lesson_close_blocks required where required.company_id = ${table.company_id} and required.lesson_id = ${table.lesson_id} and required.block_id = ${table.id})`,
    },
    is_done: {
      schema: z.boolean().describe('Whether the learner has completed the block.'),
      sql: (table, { personId }) =>
        sql`case when ${table.type} = 'test' then ${isPassed(sql`${table.company_id}`, sql`${table.test_id}`, sql`${personId}`)}
          else exists (select 1 from lesson_done_blocks done where done.company_id = ${table.company_id} and done.lesson_id = ${table.lesson_id} and done.block_id = ${table.id} and done.user_id = ${personId}) end`,
    },
  },
  attached: {
    // The route fills it in: a learner no longer finds the test of a closed lesson by its record.
    test: {
      schema: lessonTest.nullable().describe('For `test`: the test to take.'),
      sql: () => sql`null::json`,
    },
  },
  relations: {
    media: hasMany(() => blockMediaRecord, 'block_id'),
    captions: belongsTo(() => fileRecord, 'captions_id'),
  },
});

const lessonOfParts = record(lessons)({
  name: 'LessonOfLearnerParts',
  description: 'The content of a lesson that its learners see.',
  permissions: 'part',
  hidden: Object.keys(getTableColumns(lessons)).filter((name) => name !== 'id') as ColumnName<
    typeof lessons
  >[],
  computed: lessonWebinarFields,
  relations: {
    blocks: hasMany(() => learnerBlockRecord, 'lesson_id', {
      where: ({ status }) => sql`${status} = 'published'`,
    }),
  },
});

/** Without permissions: the route has checked that the lesson is open to the caller. */
const source: ListSource = { record: lessonOfParts, inCompany: true };
const testSource: ListSource = { record: learnerTestRecord, inCompany: true };
const testOfLesson: FieldSelection = { ...wholeRecord, columns: Object.keys(lessonTest.shape) };

const film: FieldSelection = { ...wholeRecord, with: { poster: wholeRecord } };
const block: FieldSelection = {
  ...wholeRecord,
  with: { media: { ...wholeRecord, with: { file: film } }, captions: wholeRecord },
};
const everything: FieldSelection = { ...wholeRecord, with: { blocks: block } };

/** Adds tests to their blocks, without tests that are inactive or excluded by packages. */
async function withTests(
  transaction: Transaction,
  scope: Scope,
  blocks: readonly Row[],
  { courseId, userId }: { courseId: number; userId: number },
): Promise<Row[]> {
  const ids = blocks.flatMap(({ test_id: id }) => (typeof id === 'number' ? [id] : []));
  const given =
    ids.length === 0
      ? []
      : await rowsOf<{ id: number }>(
          transaction,
          sql`with learner as materialized (select ${courseId}::integer as course_id, ${userId}::integer as user_id),
            held as materialized (${packagesOfLearners(scope.companyId)})
            select test.id from tests test cross join learner
            where test.company_id = ${scope.companyId} and test.id = any(${idArray(ids)}) and test.status = 'active'
              and not ${isClosedByPackages(scope.companyId, sql`test.id`)}`,
        );
  const givenIds = given.map(({ id }) => id);
  const found = await readByIds(transaction, testSource, givenIds, testOfLesson, scope);
  const known = new Map(found.map((test) => [test['id'], test]));
  return blocks.flatMap((block) => {
    const test = known.get(block['test_id']) ?? null;
    return block['type'] === 'test' && test === null ? [] : [{ ...block, test }];
  });
}

export interface LessonContent {
  blocks: Row[];
  webinar: z.infer<typeof lessonWebinarFields.webinar.schema>;
}

export async function readLessonContent(
  transaction: Transaction,
  scope: Scope,
  lessonId: number,
  { givesHomework, ...learner }: { givesHomework: boolean; courseId: number; userId: number },
): Promise<LessonContent> {
  const found = await readOne(transaction, source, lessonId, everything, scope);
  const blocks = (found?.['blocks'] ?? []) as Row[];
  const given = blocks.filter(({ type }) => givesHomework || type !== 'homework');
  return {
    blocks: await withTests(transaction, scope, given, learner),
    webinar: (found?.['webinar'] ?? null) as LessonContent['webinar'],
  };
}
