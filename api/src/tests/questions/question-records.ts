// How questions travel, with all that they consist of.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { belongsTo, hasMany, mineWith, record } from '../../kit/record.ts';
import { digest } from '../../kit/record/version.ts';
import { wireText } from '../../kit/wire.ts';
import { fileRecord } from '../../media/index.ts';
import { partOfTest, testDictionaryRights } from '../grants.ts';
import { testRecord } from '../records.ts';
import {
  correspondenceLinks,
  correspondences,
  questionAnswers,
  questionCriteria,
  questionCriterionTemplates,
  selectInputItems,
  testQuestionMedia,
  testQuestions,
} from './question-tables.ts';

export const questionAnswerRecord = record(questionAnswers)({
  name: 'QuestionAnswer',
  description:
    'What a question offers or takes for right: a choice, an item to put in order, a blank, or an answer of a blank.',
  permissions: partOfTest,
  mine: mineWith(() => testQuestionRecord, 'question_id'),
  unsummed: ['correct_position', 'sort', 'tolerance'],
  order: 'sort',
  relations: { select_input_items: hasMany(() => selectInputItemRecord, 'answer_id') },
});

export const selectInputItemRecord = record(selectInputItems)({
  name: 'SelectInputItem',
  description: 'What a blank of `select_input` may be filled with.',
  permissions: partOfTest,
  mine: mineWith(() => testQuestionRecord, 'question_id'),
  unsummed: ['sort'],
  order: 'sort',
});

export const correspondenceRecord = record(correspondences)({
  name: 'Correspondence',
  description: 'An item that a question matches: a main one, or one that depends on main ones.',
  permissions: partOfTest,
  mine: mineWith(() => testQuestionRecord, 'question_id'),
  unsummed: ['sort'],
  order: 'sort',
});

export const correspondenceLinkRecord = record(correspondenceLinks)({
  name: 'CorrespondenceLink',
  description: 'A right pair: a main item and one that depends on it.',
  permissions: 'part',
  hidden: ['question_id'],
});

export const questionCriterionRecord = record(questionCriteria)({
  name: 'QuestionCriterion',
  description: 'What a teacher gives points of a question for.',
  permissions: partOfTest,
  mine: mineWith(() => testQuestionRecord, 'question_id'),
  unsummed: ['sort'],
  order: 'sort',
});

export const templateCriteria = z.array(
  z
    .object({ name: z.string(), description: z.string().nullable(), max_points: z.int() })
    .meta({ id: 'TemplateCriterion', description: 'A criterion of a template.' }),
);

export const criterionTemplateRecord = record(questionCriterionTemplates)({
  ...testDictionaryRights,
  name: 'QuestionCriterionTemplate',
  description: 'Criteria that several questions are assessed by.',
  history: { type: 'question_criterion_templates' },
  hidden: ['criteria'],
  order: 'name',
  computed: {
    criteria: {
      schema: templateCriteria.describe('In their order.'),
      sql: ({ criteria }) => sql`${criteria}`,
    },
  },
});

export const questionFileRecord = record(testQuestionMedia)({
  name: 'QuestionFile',
  description: 'A file beside the text of a question, at its place there.',
  permissions: 'part',
  hidden: ['question_id'],
  unsummed: ['sort'],
  order: 'sort',
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

/** What a question says of itself: what is moved and switched on is no change of that. */
const said = [
  'type',
  'question',
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
  permissions: partOfTest,
  mine: mineWith(() => testRecord, 'test_id'),
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
      schema: z.boolean().describe('Whether learners meet it.'),
      sql: ({ status }) => sql`(${status} = 'active')`,
    },
    company_id: { schema: z.int(), sql: ({ company_id }) => sql`${company_id}` },
    deleted_at: {
      schema: z.iso.datetime().nullable().describe('When it was put into the trash.'),
      sql: ({ deleted_at }) => wireText(sql`${deleted_at}`),
    },
  },
  relations: {
    test: belongsTo(() => testRecord, 'test_id'),
    files: hasMany(() => questionFileRecord, 'question_id'),
    answers: hasMany(() => questionAnswerRecord, 'question_id'),
    select_input_items: hasMany(() => selectInputItemRecord, 'question_id'),
    correspondences: hasMany(() => correspondenceRecord, 'question_id'),
    correspondence_links: hasMany(() => correspondenceLinkRecord, 'question_id'),
    question_criteria_by_sort: hasMany(() => questionCriterionRecord, 'question_id'),
  },
});
