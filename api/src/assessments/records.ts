// Records of tests, their dictionaries, questions and parts. They are in one file because tests and questions refer to
// each other.
import { ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { reachOf } from '../kit/permissions/permissions.ts';
import { belongsTo, hasMany, manyToMany, ownedThrough, record } from '../kit/records/record.ts';
import type { Computed } from '../kit/records/contract.ts';
import { digest } from '../kit/records/version.ts';
import { wireText } from '../kit/records/wire.ts';
import { fileRecord } from '../media/index.ts';
import { staffRecord } from '../people/staff.ts';
import {
  isOwnTest,
  testContentGrants,
  testNameGrants,
  testDictionaryPermissions,
  testGrants,
} from './grants.ts';
import {
  correspondenceLinks,
  correspondences,
  questionAnswers,
  questionCriteria,
  questionCriterionTemplates,
  selectInputItems,
  testQuestionMedia,
  testQuestions,
} from './questions/question-tables.ts';
import { subjectRecord, topicRecord } from './subjects/subject-records.ts';
import { testAllowUsers, testCategories, testParts, tests, testTeachers } from './tables.ts';

export const testCategoryRecord = record(testCategories)({
  ...testDictionaryPermissions,
  name: 'TestCategory',
  description: 'A category of tests.',
  order: 'name',
  history: { type: 'test_categories' },
  computed: {
    tests_count: {
      schema: z
        .int()
        .describe('Number of tests in the category that the caller may see, without the trash.'),
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
  description: 'The settings of a part of a test.',
  permissions: 'part',
  hidden: ['test_id'],
  unsummed: ['part', 'draws_count'],
  order: 'part',
});

/** An aggregate over the active questions of a test. */
const ofActive = (value: SQL, described: string, where?: SQL): Computed<typeof tests> => ({
  schema: z.int().describe(described),
  sql: (test) => sql`(select ${value} from test_questions question
    where question.company_id = ${test.company_id} and question.test_id = ${test.id}
      and question.status = 'active'${where ? sql` and ${where}` : sql``})`,
});

/** Users who see only names of tests for invitations get 0. */
const toReaders = ({ schema, sql: count }: Computed<typeof tests>): Computed<typeof tests> => ({
  schema,
  sql: (test, asker) => {
    const reach = reachOf(asker, testGrants.read);
    if (reach === 'all') return count(test, asker);
    if (reach === 'none') return sql`0`;
    return sql`(case when ${isOwnTest(test, asker)} then ${count(test, asker)} else 0 end)`;
  },
});

/**
 * With criteria, the points of the criteria count: the same rule as `maxPointsOf` in common/src/assessments.
 */
const pointsOf = sql`coalesce(sum(case when question.type = 'assessment_by_criterion' then (
  select coalesce(sum(criterion.max_points), 0) from question_criteria criterion
  where criterion.company_id = question.company_id and criterion.question_id = question.id)
  else question.max_points end), 0)::integer`;

export const testRecord = record(tests)({
  name: 'Test',
  description: 'A test of a company.',
  permissions: { ...testGrants, read: testNameGrants },
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
    successful_points_max: ofActive(pointsOf, 'Total points of all active questions.'),
    max_free_points: ofActive(
      pointsOf,
      'Total points of the active questions whose results are shown to takers without an account.',
      sql`question.check_without_register`,
    ),
    active_questions_count: toReaders(
      ofActive(sql`count(*)::integer`, 'Number of active questions.'),
    ),
    questions_count: toReaders({
      schema: z.int().describe('Number of questions that the caller may see, without the trash.'),
      sql: (test) => sql`(select count(*)::integer from test_questions question
        where question.company_id = ${test.company_id} and question.test_id = ${test.id}
          and question.status <> 'deleted')`,
    }),
  },
  relations: {
    category: belongsTo(() => testCategoryRecord, 'category_id'),
    subject: belongsTo(() => subjectRecord, 'subject_id'),
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

export const questionAnswerRecord = record(questionAnswers)({
  name: 'QuestionAnswer',
  description:
    'An answer of a question: a choice, an item to put in order, a blank, or an accepted answer of a blank.',
  permissions: testContentGrants,
  mine: ownedThrough(() => testQuestionRecord, 'question_id'),
  unsummed: ['correct_position', 'sort', 'tolerance'],
  order: 'sort',
  relations: { select_input_items: hasMany(() => selectInputItemRecord, 'answer_id') },
});

export const selectInputItemRecord = record(selectInputItems)({
  name: 'SelectInputItem',
  description: 'An option of a blank of `select_input`.',
  permissions: testContentGrants,
  mine: ownedThrough(() => testQuestionRecord, 'question_id'),
  unsummed: ['sort'],
  order: 'sort',
});

export const correspondenceRecord = record(correspondences)({
  name: 'Correspondence',
  description: 'An item of a matching question: a main one, or one that depends on main ones.',
  permissions: testContentGrants,
  mine: ownedThrough(() => testQuestionRecord, 'question_id'),
  unsummed: ['sort'],
  order: 'sort',
});

export const correspondenceLinkRecord = record(correspondenceLinks)({
  name: 'CorrespondenceLink',
  description: 'A right pair of a main and a dependent item.',
  permissions: 'part',
  hidden: ['question_id'],
});

export const questionCriterionRecord = record(questionCriteria)({
  name: 'QuestionCriterion',
  description: 'A criterion by which a teacher gives points for a question.',
  permissions: testContentGrants,
  mine: ownedThrough(() => testQuestionRecord, 'question_id'),
  unsummed: ['sort'],
  order: 'sort',
});

export const templateCriteria = z.array(
  z
    .object({ name: z.string(), description: z.string().nullable(), max_points: z.int() })
    .meta({ id: 'TemplateCriterion', description: 'A criterion of a template.' }),
);

export const criterionTemplateRecord = record(questionCriterionTemplates)({
  ...testDictionaryPermissions,
  name: 'QuestionCriterionTemplate',
  description: 'A template of criteria for several questions.',
  history: { type: 'question_criterion_templates' },
  hidden: ['criteria'],
  order: 'name',
  computed: {
    criteria: {
      schema: templateCriteria.describe('In order.'),
      sql: ({ criteria }) => sql`${criteria}`,
    },
  },
});

export const questionFileRecord = record(testQuestionMedia)({
  name: 'QuestionFile',
  description: 'A file that accompanies the text of a question, with its position.',
  permissions: 'part',
  hidden: ['question_id'],
  unsummed: ['sort'],
  order: 'sort',
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

/**
 * Columns that make up a question's version: moving or activating a question does not change it.
 */
const said = [
  'type',
  'question',
  'topic_id',
  'max_points',
  'partial',
  'penalty_percentage',
  'case_sensitive',
  'timer',
  'max_attempts',
  'infinity_attempts',
  'required',
  'shuffle_answers',
  'show_answer_note',
  'correspondence_multi',
  'criterion_type',
  'criterion_points',
  'check_without_register',
  'solution',
] as const;

export const testQuestionRecord = record(testQuestions)({
  name: 'TestQuestion',
  description: 'A question of a test.',
  showsCompany: true,
  permissions: testContentGrants,
  mine: ownedThrough(() => testRecord, 'test_id'),
  hidden: ['staging'],
  history: { type: 'test_questions' },
  version: (table) =>
    digest(
      ...said.map((column) => sql`${table[column]}`),
      sql`(select array_agg(row(part.id, part.value, part.comment, part.correct, part.correct_position, part.tolerance, part.parent_answer_id)::text order by part.parent_answer_id nulls first, part.sort, part.id)
        from question_answers part where part.company_id = ${table.company_id} and part.question_id = ${table.id})`,
      sql`(select array_agg(row(part.id, part.answer_id, part.value, part.correct)::text order by part.answer_id, part.sort, part.id)
        from select_input_items part where part.company_id = ${table.company_id} and part.question_id = ${table.id})`,
      sql`(select array_agg(row(part.id, part.is_main, part.value)::text order by part.sort, part.id)
        from correspondences part where part.company_id = ${table.company_id} and part.question_id = ${table.id})`,
      sql`(select array_agg(row(part.main_id, part.dependent_id)::text order by part.main_id, part.dependent_id)
        from correspondence_links part where part.company_id = ${table.company_id} and part.question_id = ${table.id})`,
      sql`(select array_agg(row(part.id, part.name, part.description, part.max_points)::text order by part.sort, part.id)
        from question_criteria part where part.company_id = ${table.company_id} and part.question_id = ${table.id})`,
      sql`(select array_agg(part.file_id order by part.sort)
        from test_question_media part where part.company_id = ${table.company_id} and part.question_id = ${table.id})`,
    ),
  unsummed: ['part', 'sort', 'penalty_percentage', 'timer', 'max_attempts', 'criterion_points'],
  order: 'sort',
  computed: {
    active: {
      schema: z.boolean().describe('Whether it can be part of new attempts.'),
      sql: ({ status }) => sql`(${status} = 'active')`,
    },
    company_id: { schema: z.int(), sql: ({ company_id }) => sql`${company_id}` },
    deleted_at: {
      schema: z.iso.datetime().nullable().describe('When it was moved to the trash.'),
      sql: ({ deleted_at }) => wireText(sql`${deleted_at}`),
    },
  },
  relations: {
    test: belongsTo(() => testRecord, 'test_id'),
    topic: belongsTo(() => topicRecord, 'topic_id'),
    files: hasMany(() => questionFileRecord, 'question_id'),
    answers: hasMany(() => questionAnswerRecord, 'question_id'),
    select_input_items: hasMany(() => selectInputItemRecord, 'question_id'),
    correspondences: hasMany(() => correspondenceRecord, 'question_id'),
    correspondence_links: hasMany(() => correspondenceLinkRecord, 'question_id'),
    question_criteria_by_sort: hasMany(() => questionCriterionRecord, 'question_id'),
  },
});
