// Tables of attempts: the questions as they were when the attempt began, the answers, and the results.
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
import type { CriterionMark, LearnerAnswer, ScoredPart } from '@kafedra/common/assessments';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf, updatedAt } from '../../kit/database/columns.ts';
import { currentCompany, tenantPolicies, visibleWhen } from '../../kit/database/tenancy.ts';
import { files } from '../../media/tables.ts';
import { users } from '../../people/account/account-tables.ts';
import { memberForeignKey } from '../../people/tables.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';
import { tests } from '../tables.ts';

/**
 * An immutable version of a question. Attempts with the same content share one version, which remains after the
 * question is deleted.
 */
export const testQuestionVersions = companyTable(
  'test_question_versions',
  {
    /** No foreign key: the version remains after the question is deleted. */
    question_id: integer().notNull(),
    /** A hash of the content, so that equal content is stored once. */
    digest: text().notNull(),
    content: jsonb().$type<AttemptQuestionContent>().notNull(),
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

/** Files that the texts of versions show; triggers maintain the rows. */
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

/** Files attached to versions beside their texts, in order. */
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

/**
 * `on_check`: an answer waits for a teacher. `expired`: ended by its deadline with nothing left to check.
 */
export const attemptStates = ['in_progress', 'on_check', 'checked', 'expired'] as const;
export type AttemptState = (typeof attemptStates)[number];

export const testAttempts = companyTable(
  'test_attempts',
  {
    test_id: integer().notNull(),
    /** Null for a visitor. */
    user_id: integer(),
    /** The hash of the token that proves a visitor's ownership. */
    visitor_digest: text(),
    /** The number among the learner's attempts at the test, from 1. */
    number: integer().notNull(),
    /** Determines which questions are drawn and their order. */
    seed: integer().notNull(),
    /**
     * Determines the ids and the order of the parts of questions (`views/part-ids.ts`); never sent to clients.
     */
    secret: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    /**
     * Until then answers may use database ids of parts: set for attempts that began before per-attempt ids existed.
     */
    old_ids_until: instant(),
    shuffle_answers: boolean().notNull(),
    state: oneOf(attemptStates).notNull().default('in_progress'),
    began_at: instant().notNull().defaultNow(),
    /** No answer is accepted after it; null is no limit. */
    deadline_at: instant(),
    /** For an expired attempt the deadline itself, not the time at which the server noticed it. */
    finished_at: instant(),
    is_timed_out: boolean().notNull().default(false),
    /** Points of the answers checked so far; null while in progress. */
    points: numeric({ precision: 10, scale: 2 }),
    max_points: integer().notNull(),
    /** By the test's grading scale; null until everything is checked. */
    mark: integer(),
    is_passed: boolean(),
    /** Answers that a teacher must still check. */
    waiting_count: integer().notNull().default(0),
    checked_at: instant(),
    checker_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** An annulled attempt is not counted (`counting.ts`); null if it is not annulled. */
    annulled_at: instant(),
    /** Plain text, shown to the learner. */
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
    memberForeignKey(table),
    unique('test_attempts_number').on(table.company_id, table.user_id, table.test_id, table.number),
    // At most one in progress, so that two devices that begin at once share the attempt.
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
    // Partial: few attempts of a large table are annulled.
    index('test_attempts_annulled_at')
      .on(table.company_id, table.test_id, table.began_at, table.id)
      .where(sql`annulled_at is not null`),
  ],
);

/** Attempts granted to a learner beyond the test's `max_attempts`. */
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
    memberForeignKey(table),
    index('test_extra_attempts_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('test_extra_attempts'),
  ],
);

/**
 * Null while the attempt is in progress. The values are those of `scoreOf`; an answer that a teacher gave points never
 * `waits`.
 */
export const answerStates = ['right', 'partly', 'wrong', 'not_given', 'waits'] as const;

/** Questions of an attempt in order, with their answers. */
export const testAttemptQuestions = companyTable(
  'test_attempt_questions',
  {
    attempt_id: integer().notNull(),
    /** No foreign key, for the reason given at the version. */
    question_id: integer().notNull(),
    version_id: integer().notNull(),
    /** From 1. */
    place: integer().notNull(),
    part: integer().notNull(),
    /** When a timed question was opened. */
    opened_at: instant(),
    answer: jsonb().$type<LearnerAnswer>(),
    /** Grows with each answer; an answer with a lower revision is ignored. */
    revision: integer().notNull().default(0),
    answered_at: instant(),
    /** How often the question was answered, if its tries are limited. */
    tries: integer().notNull().default(0),
    state: oneOf(answerStates),
    points: numeric({ precision: 10, scale: 2 }),
    max_points: integer().notNull(),
    parts: jsonb().$type<ScoredPart[]>(),
    /** A teacher's marks by criteria. */
    marks: jsonb().$type<CriterionMark[]>(),
    /** A teacher's comment, plain text. */
    comment: text(),
    /** When a teacher checked the answer; null if none has. */
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

/** Files uploaded with answers. */
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
