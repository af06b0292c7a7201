// How tests travel, with what they are described by.
import { ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { reachOf } from '../kit/permissions.ts';
import { belongsTo, hasMany, manyToMany, record, type Computed } from '../kit/record.ts';
import { staffRecord } from '../people/index.ts';
import { isOwnTest, seeTests, testDictionaryRights, testGrants } from './grants.ts';
import { testQuestionRecord } from './questions/question-records.ts';
import { testAllowUsers, testCategories, testParts, tests, testTeachers } from './tables.ts';

export const testCategoryRecord = record(testCategories)({
  ...testDictionaryRights,
  name: 'TestCategory',
  description: 'What tests are sorted by.',
  order: 'name',
  history: { type: 'test_categories' },
  computed: {
    tests_count: {
      schema: z.int().describe('Tests of the category that the person may see, the trash aside.'),
      sql: (category, asker) => {
        const sorted = alias(tests, 'sorted');
        const reach = reachOf(asker, testGrants.read);
        if (reach === 'none') return sql`0`;
        const seen = reach === 'all' ? sql`true` : isOwnTest(sorted, asker);
        return sql`(select count(*)::integer from tests sorted
          where ${sorted.company_id} = ${category.company_id} and ${sorted.category_id} = ${category.id}
            and ${sorted.status} <> 'deleted' and ${seen})`;
      },
    },
  },
});

export const testPartRecord = record(testParts)({
  name: 'TestPart',
  description: 'What is said of a part of a test.',
  permissions: 'part',
  hidden: ['test_id'],
  unsummed: ['part', 'draws_count'],
  order: 'part',
});

/** Of the active questions of a test. */
const ofActive = (value: SQL, described: string, where?: SQL): Computed<typeof tests> => ({
  schema: z.int().describe(described),
  sql: (test) => sql`(select ${value} from test_questions question
    where question.company_id = ${test.company_id} and question.test_id = ${test.id}
      and question.status = 'active'${where ? sql` and ${where}` : sql``})`,
});

const pointsOf = sql`coalesce(sum(question.max_points), 0)::integer`;

export const testRecord = record(tests)({
  name: 'Test',
  description: 'A test of a company.',
  permissions: { ...testGrants, read: seeTests },
  mine: isOwnTest,
  history: { type: 'tests' },
  hidden: ['author_id'],
  unsummed: ['grading_scale', 'successful_points', 'timer', 'max_attempts'],
  order: 'title',
  computed: {
    active: {
      schema: z.boolean().describe('Whether learners may take it.'),
      sql: (test) => sql`(${test.status} = 'active')`,
    },
    successful_points_max: ofActive(pointsOf, 'The points of all active questions.'),
    max_free_points: ofActive(
      pointsOf,
      'Of these the points that whoever takes it without an account is told of.',
      sql`question.check_without_register`,
    ),
    active_questions_count: ofActive(sql`count(*)::integer`, 'Questions that learners meet.'),
    questions_count: {
      schema: z.int().describe('All questions, the trash aside.'),
      sql: (test) => sql`(select count(*)::integer from test_questions question
        where question.company_id = ${test.company_id} and question.test_id = ${test.id}
          and question.status <> 'deleted')`,
    },
  },
  relations: {
    category: belongsTo(() => testCategoryRecord, 'category_id'),
    author: belongsTo(() => staffRecord, 'author_id'),
    parts: hasMany(() => testPartRecord, 'test_id'),
    teachers: manyToMany(() => staffRecord, testTeachers, { by: 'test_id', target: 'user_id' }),
    allow_users: manyToMany(() => staffRecord, testAllowUsers, {
      by: 'test_id',
      target: 'user_id',
    }),
    questions: hasMany(() => testQuestionRecord, 'test_id', {
      where: (question) => ne(question.status, 'deleted'),
    }),
  },
});
