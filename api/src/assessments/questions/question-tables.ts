// Tables of questions with their parts, and of templates of criteria.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { criterionTypes, questionTypes } from '@kafedra/common/assessments';
import { companyTable } from '../../company/tables.ts';
import {
  createdAt,
  isOneOf,
  oneOf,
  richHtml,
  sortedText,
  updatedAt,
} from '../../kit/database/columns.ts';
import { trashColumns } from '../../kit/resource/trash.ts';
import { files, textFileColumns } from '../../media/tables.ts';
import { topics } from '../subjects/subject-tables.ts';
import { activityStatuses, tests } from '../tables.ts';

export const testQuestions = companyTable(
  'test_questions',
  {
    /** Null for a staged question, which no request reads. */
    test_id: integer().notNull(),
    /** Identifies a batch of imported questions that will be added to the test together. */
    staging: uuid(),
    type: oneOf(questionTypes).notNull().default('unknown'),
    /** Rich text; `text_input` and `select_input` mark blanks as [[1]], [[2]]. */
    question: richHtml().notNull().default(''),
    status: oneOf(activityStatuses).notNull().default('inactive'),
    ...trashColumns(activityStatuses),
    /** The topic of the question. */
    topic_id: integer(),
    /** The part of the test, from 1. */
    part: integer().notNull().default(1),
    /** The position among all questions of the test. */
    sort: integer().notNull().default(0),
    max_points: integer().notNull().default(1),
    /** A partly right answer gets a part of the points. */
    partial: boolean().notNull().default(false),
    /** Percent of the points that a wrong part takes away; null: as much as a right part gives. */
    penalty_percentage: integer(),
    /** Whether typed answers are compared case-sensitively. */
    case_sensitive: boolean().notNull().default(false),
    /** The time limit in seconds by the server's clock; null is no limit. */
    timer: integer(),
    /** How often it may be answered within an attempt. */
    max_attempts: integer().notNull().default(1),
    infinity_attempts: boolean().notNull().default(true),
    /** The taker cannot finish the attempt without answering it. */
    required: boolean().notNull().default(false),
    /** Shuffles answers for each attempt; null: the test's setting applies. */
    shuffle_answers: boolean(),
    /** Shows the comments of answers after the finish. */
    show_answer_note: boolean().notNull().default(true),
    /** `correspondence` only: a main item may have several dependent items. */
    correspondence_multi: boolean().notNull().default(false),
    /** `assessment_by_criterion` only: the scale of a criterion. */
    criterion_type: oneOf(criterionTypes).notNull().default('points'),
    /** The maximum points of a new criterion. */
    criterion_points: integer().notNull().default(1),
    /** Visitors without an account see the result of this question. */
    check_without_register: boolean().notNull().default(false),
    /** Rich text of the solution. */
    solution: richHtml(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('test_questions', 'type', questionTypes),
    isOneOf('test_questions', 'status', activityStatuses),
    isOneOf('test_questions', 'criterion_type', criterionTypes),
    check('test_questions_active', sql`status <> 'active' or type <> 'unknown'`),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.topic_id],
      foreignColumns: [topics.company_id, topics.id],
    }),
    index('test_questions_topic_id').on(table.company_id, table.topic_id),
    index('test_questions_sort').on(table.company_id, table.test_id, table.sort, table.id),
    index('test_questions_staging')
      .on(table.company_id, table.staging)
      .where(sql`${table.staging} is not null`),
  ],
  sql`staging is null`,
);

const ofQuestion = (table: Record<'company_id' | 'question_id', AnyPgColumn>) =>
  foreignKey({
    columns: [table.company_id, table.question_id],
    foreignColumns: [testQuestions.company_id, testQuestions.id],
  }).onDelete('cascade');

/** Choices, items, blanks and accepted answers: see `Answer` in common/src/assessments. */
export const questionAnswers = companyTable(
  'question_answers',
  {
    question_id: integer().notNull(),
    value: richHtml().notNull().default(''),
    /** Rich text. */
    comment: richHtml(),
    correct: boolean().notNull().default(false),
    correct_position: integer(),
    /** `numeric_input` only: the tolerance. */
    tolerance: numeric(),
    sort: integer().notNull().default(0),
    parent_answer_id: integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ofQuestion(table),
    // Foreign keys to an answer include its question, so that they cannot refer to an answer of another question.
    unique('question_answers_of_question').on(table.company_id, table.question_id, table.id),
    foreignKey({
      name: 'question_answers_parent',
      columns: [table.company_id, table.question_id, table.parent_answer_id],
      foreignColumns: [table.company_id, table.question_id, table.id],
    }).onDelete('cascade'),
    index('question_answers_sort').on(table.company_id, table.question_id, table.sort, table.id),
    index('question_answers_parent_answer_id')
      .on(table.company_id, table.question_id, table.parent_answer_id)
      .where(sql`${table.parent_answer_id} is not null`),
  ],
);

export const selectInputItems = companyTable(
  'select_input_items',
  {
    question_id: integer().notNull(),
    answer_id: integer().notNull(),
    value: text().notNull(),
    correct: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (table) => [
    ofQuestion(table),
    foreignKey({
      name: 'select_input_items_answer',
      columns: [table.company_id, table.question_id, table.answer_id],
      foreignColumns: [questionAnswers.company_id, questionAnswers.question_id, questionAnswers.id],
    }).onDelete('cascade'),
    index('select_input_items_question_id').on(table.company_id, table.question_id, table.id),
    index('select_input_items_sort').on(table.company_id, table.answer_id, table.sort, table.id),
  ],
);

export const correspondences = companyTable(
  'correspondences',
  {
    question_id: integer().notNull(),
    /** Learners match dependent items to each main item. */
    is_main: boolean().notNull(),
    /** Rich text. */
    value: richHtml().notNull(),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ofQuestion(table),
    unique('correspondences_of_question').on(table.company_id, table.question_id, table.id),
    index('correspondences_sort').on(table.company_id, table.question_id, table.sort, table.id),
  ],
);

/** The right pairs. */
export const correspondenceLinks = companyTable(
  'correspondence_links',
  {
    question_id: integer().notNull(),
    main_id: integer().notNull(),
    dependent_id: integer().notNull(),
  },
  (table) => [
    ofQuestion(table),
    ...(['main_id', 'dependent_id'] as const).map((column) =>
      foreignKey({
        name: `correspondence_links_${column}`,
        columns: [table.company_id, table.question_id, table[column]],
        foreignColumns: [
          correspondences.company_id,
          correspondences.question_id,
          correspondences.id,
        ],
      }).onDelete('cascade'),
    ),
    uniqueIndex('correspondence_links_pair').on(
      table.company_id,
      table.question_id,
      table.main_id,
      table.dependent_id,
    ),
  ],
);

/** Criteria by which teachers give points. */
export const questionCriteria = companyTable(
  'question_criteria',
  {
    question_id: integer().notNull(),
    name: text().notNull(),
    description: text(),
    max_points: integer().notNull().default(1),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ofQuestion(table),
    index('question_criteria_sort').on(table.company_id, table.question_id, table.sort, table.id),
  ],
);

export interface TemplateCriterion {
  name: string;
  description: string | null;
  max_points: number;
}

export const questionCriterionTemplates = companyTable(
  'question_criterion_templates',
  {
    name: sortedText().notNull(),
    /** In their order. */
    criteria: jsonb().$type<TemplateCriterion[]>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex('question_criterion_templates_name').on(table.company_id, table.name)],
);

/** Files attached to a question, in order: pictures, audio, a table. */
export const testQuestionMedia = companyTable(
  'test_question_media',
  {
    question_id: integer().notNull(),
    file_id: integer().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    ofQuestion(table),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    uniqueIndex('test_question_media_file').on(table.company_id, table.question_id, table.file_id),
    index('test_question_media_file_id').on(table.company_id, table.file_id),
  ],
);

/** Files shown in the text and the solution of questions; triggers maintain the rows. */
export const testQuestionFiles = pgTable(
  'test_question_files',
  {
    company_id: integer().notNull(),
    question_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.question_id, table.file_id] }),
    ofQuestion(table),
    ...textFileColumns('test_question_files', table),
  ],
);

/** Files shown in answers; triggers maintain the rows. */
export const questionAnswerFiles = pgTable(
  'question_answer_files',
  {
    company_id: integer().notNull(),
    answer_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.answer_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.answer_id],
      foreignColumns: [questionAnswers.company_id, questionAnswers.id],
    }).onDelete('cascade'),
    ...textFileColumns('question_answer_files', table),
  ],
);

/** Files shown in items to match; triggers maintain the rows. */
export const correspondenceFiles = pgTable(
  'correspondence_files',
  {
    company_id: integer().notNull(),
    correspondence_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.correspondence_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.correspondence_id],
      foreignColumns: [correspondences.company_id, correspondences.id],
    }).onDelete('cascade'),
    ...textFileColumns('correspondence_files', table),
  ],
);
