// Attempts at tests: the questions as they were when one began, what was answered, and what came of it.
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
} from 'drizzle-orm/pg-core';
import type { CriterionMark, GivenAnswer, ScoredPart } from '@kafedra/common/assessments';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf, updatedAt } from '../../kit/database/columns.ts';
import { currentCompany, tenantPolicies, visibleWhen } from '../../kit/database/tenancy.ts';
import { files } from '../../media/tables.ts';
import { users } from '../../people/account/account-tables.ts';
import { goesWithMember } from '../../people/tables.ts';
import type { AskedQuestion } from '../questions/question-content.ts';
import { tests } from '../tables.ts';

/**
 * A question as it was asked. Attempts that met the same words share one; it is written once and never changed, and stays
 * when the question goes.
 */
export const testQuestionVersions = companyTable(
  'test_question_versions',
  {
    /** No reference: what was asked stays when the question is gone. */
    question_id: integer().notNull(),
    /** Of the content: what is the same is kept once. */
    digest: text().notNull(),
    content: jsonb().$type<AskedQuestion>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('test_question_versions_digest').on(
      table.company_id,
      table.question_id,
      table.digest,
    ),
  ],
);

/** The files that versions show, in their texts. Triggers find them. */
export const testQuestionVersionFiles = pgTable(
  'test_question_version_files',
  {
    company_id: integer().notNull(),
    version_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.version_id, table.file_id] }),
    foreignKey({
      name: 'test_question_version_files_version',
      columns: [table.company_id, table.version_id],
      foreignColumns: [testQuestionVersions.company_id, testQuestionVersions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'test_question_version_files_file',
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }).onDelete('cascade'),
    index('test_question_version_files_file_id').on(table.company_id, table.file_id),
    ...visibleWhen('test_question_version_files', sql`company_id = ${currentCompany}`, sql`false`),
  ],
);

/** And those that stand beside their texts, in their order. */
export const testQuestionVersionMedia = pgTable(
  'test_question_version_media',
  {
    company_id: integer().notNull(),
    version_id: integer().notNull(),
    file_id: integer().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.version_id, table.file_id] }),
    foreignKey({
      name: 'test_question_version_media_version',
      columns: [table.company_id, table.version_id],
      foreignColumns: [testQuestionVersions.company_id, testQuestionVersions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'test_question_version_media_file',
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('test_question_version_media_file_id').on(table.company_id, table.file_id),
    ...tenantPolicies('test_question_version_media'),
  ],
);

/** `on_check`: something in it waits for a teacher. `expired`: the clock ended it, and nothing waits. */
export const attemptStates = ['in_progress', 'on_check', 'checked', 'expired'] as const;
export type AttemptState = (typeof attemptStates)[number];

export const testAttempts = companyTable(
  'test_attempts',
  {
    test_id: integer().notNull(),
    /** Null: a visitor's. */
    user_id: integer(),
    /** What proves that a visitor's attempt is theirs, hashed. */
    visitor_digest: text(),
    /** Which of the learner's it is, from 1. */
    number: integer().notNull(),
    /** Which questions were drawn of the test, and their order, follow from it. */
    seed: integer().notNull(),
    /** The ids of the parts of its questions, and their order, follow from it (`views/part-ids.ts`): never on the wire. */
    secret: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    /** Of one that began before it had ids of its own: until then answers may name parts by those of the database. */
    old_ids_until: instant(),
    shuffle_answers: boolean().notNull(),
    state: oneOf(attemptStates).notNull().default('in_progress'),
    began_at: instant().notNull().defaultNow(),
    /** From when on nothing is taken any more; null is never. */
    deadline_at: instant(),
    /** By the clock at the very deadline, whenever that was noticed. */
    finished_at: instant(),
    is_timed_out: boolean().notNull().default(false),
    /** Of what is judged yet; null while it is under way. */
    points: numeric({ precision: 10, scale: 2 }),
    max_points: integer().notNull(),
    /** By the test's scale, of one that is judged whole. */
    mark: integer(),
    is_passed: boolean(),
    /** Answers that wait for a teacher. */
    waiting_count: integer().notNull().default(0),
    checked_at: instant(),
    checker_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Since when it counts nowhere (`counting.ts`); null: it was not annulled. */
    annulled_at: instant(),
    /** Why, in plain text: its learner reads it. */
    annulment_reason: text(),
    annuller_id: integer().references(() => users.id, { onDelete: 'set null' }),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('test_attempts', 'state', attemptStates),
    check('test_attempts_taker', sql`(user_id is null) <> (visitor_digest is null)`),
    check('test_attempts_finished', sql`(finished_at is null) = (state = 'in_progress')`),
    check('test_attempts_annulled', sql`(annulled_at is null) = (annulment_reason is null)`),
    check('test_attempts_annulled_ended', sql`annulled_at is null or state <> 'in_progress'`),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }).onDelete('cascade'),
    goesWithMember(table),
    unique('test_attempts_number').on(table.company_id, table.user_id, table.test_id, table.number),
    // One under way at a time: two devices that begin at once get the same.
    uniqueIndex('test_attempts_under_way')
      .on(table.company_id, table.user_id, table.test_id)
      .where(sql`state = 'in_progress' and user_id is not null`),
    uniqueIndex('test_attempts_visitor_digest').on(table.visitor_digest),
    index('test_attempts_began_at').on(table.company_id, table.test_id, table.began_at, table.id),
    index('test_attempts_points').on(table.company_id, table.test_id, table.points, table.id),
    index('test_attempts_state').on(
      table.company_id,
      table.test_id,
      table.state,
      table.began_at,
      table.id,
    ),
    index('test_attempts_finished_at').on(
      table.company_id,
      table.state,
      table.finished_at,
      table.id,
    ),
    index('test_attempts_ended').on(table.company_id, table.finished_at, table.id),
    index('test_attempts_deadline_at')
      .on(table.deadline_at)
      .where(sql`state = 'in_progress'`),
    // Few are, in however long a table.
    index('test_attempts_annulled_at')
      .on(table.company_id, table.test_id, table.began_at, table.id)
      .where(sql`annulled_at is not null`),
  ],
);

/** Attempts that a learner was given at a test beyond its own number. */
export const testExtraAttempts = pgTable(
  'test_extra_attempts',
  {
    company_id: integer().notNull(),
    test_id: integer().notNull(),
    user_id: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.test_id, table.user_id] }),
    check('test_extra_attempts_count', sql`count > 0`),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }).onDelete('cascade'),
    goesWithMember(table),
    index('test_extra_attempts_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('test_extra_attempts'),
  ],
);

/** `null`: the attempt is under way. The others are those of `scoreOf`; a teacher's points leave nothing waiting. */
export const answerStates = ['right', 'partly', 'wrong', 'not_given', 'waits'] as const;

/** What was asked in an attempt, each at its place, with what was answered. */
export const testAttemptQuestions = companyTable(
  'test_attempt_questions',
  {
    attempt_id: integer().notNull(),
    /** No reference, as of its version. */
    question_id: integer().notNull(),
    version_id: integer().notNull(),
    /** From 1. */
    place: integer().notNull(),
    part: integer().notNull(),
    /** Of a question with a time of its own: when it was shown. */
    opened_at: instant(),
    answer: jsonb().$type<GivenAnswer>(),
    /** Grows with each answer that whoever takes it gives: what comes late changes nothing. */
    revision: integer().notNull().default(0),
    answered_at: instant(),
    /** Answers given, of a question that takes so many alone. */
    tries: integer().notNull().default(0),
    state: oneOf(answerStates),
    points: numeric({ precision: 10, scale: 2 }),
    max_points: integer().notNull(),
    parts: jsonb().$type<ScoredPart[]>(),
    /** What a teacher gave by criteria. */
    marks: jsonb().$type<CriterionMark[]>(),
    /** What a teacher says of the answer: plain text. */
    comment: text(),
    /** When a teacher judged it; null where none has. */
    checked_at: instant(),
    checker_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    isOneOf('test_attempt_questions', 'state', answerStates),
    foreignKey({
      columns: [table.company_id, table.attempt_id],
      foreignColumns: [testAttempts.company_id, testAttempts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'test_attempt_questions_version',
      columns: [table.company_id, table.version_id],
      foreignColumns: [testQuestionVersions.company_id, testQuestionVersions.id],
    }),
    unique('test_attempt_questions_question').on(
      table.company_id,
      table.attempt_id,
      table.question_id,
    ),
    index('test_attempt_questions_version_id').on(table.company_id, table.version_id),
    index('test_attempt_questions_of_question').on(
      table.company_id,
      table.question_id,
      table.state,
      table.id,
    ),
  ],
);

/** The files that answers bring. */
export const testAttemptFiles = pgTable(
  'test_attempt_files',
  {
    company_id: integer().notNull(),
    attempt_question_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.attempt_question_id, table.file_id] }),
    foreignKey({
      name: 'test_attempt_files_question',
      columns: [table.company_id, table.attempt_question_id],
      foreignColumns: [testAttemptQuestions.company_id, testAttemptQuestions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'test_attempt_files_file',
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('test_attempt_files_file_id').on(table.company_id, table.file_id),
    ...tenantPolicies('test_attempt_files'),
  ],
);
