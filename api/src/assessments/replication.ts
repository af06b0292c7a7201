// Copies a test with its questions and all their parts; the copy is inactive and belongs to the user who copied it.
import { sql } from 'drizzle-orm';
import { coursePackageClosedTests } from '../courses/packages/package-tables.ts';
import { childRows, copyRows, type Copies, type CopiedRows } from '../kit/database/copy-rows.ts';
import { copiedName } from '../kit/records/copied-name.ts';
import type { Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { inviteTests } from '../people/invites/invite-tables.ts';
import { notifications } from '../people/notifications/notification-tables.ts';
import { testAttempts, testExtraAttempts } from './attempts/attempt-tables.ts';
import { jobs } from '../jobs/tables.ts';
import { lessonBlocks } from '../lessons/blocks/block-tables.ts';
import { libraryBlocks } from '../lessons/library/template-tables.ts';
import { testGenerations } from '../exam-generation/generation-tables.ts';
import * as parts from './questions/question-tables.ts';
import { testResultFolderTests } from '../olympiads/olympiad-tables.ts';
import { testAllowUsers, testFiles, testParts, tests, testTeachers } from './tables.ts';

/** Columns that a copy resets to their defaults. */
const anew = ['status', 'status_before_deletion', 'deleted_at', 'deletion', 'is_free'];

const livingQuestions: CopiedRows = {
  ...childRows(parts.testQuestions, 'test_id'),
  where: () => sql`test_questions.status <> 'deleted'`,
};

/** Rows copied with a test, ordered so that referenced rows come first. */
export const copiedWithTests: readonly CopiedRows[] = [
  childRows(testParts, 'test_id'),
  childRows(testTeachers, 'test_id'),
  livingQuestions,
];

/** Rows copied with its questions. */
export const copiedWithQuestions: readonly CopiedRows[] = [
  { ...childRows(parts.questionAnswers, 'question_id'), treeColumn: 'parent_answer_id' },
  childRows(parts.selectInputItems, 'answer_id'),
  childRows(parts.correspondences, 'question_id'),
  childRows(parts.correspondenceLinks, 'question_id'),
  childRows(parts.questionCriteria, 'question_id'),
  childRows(parts.testQuestionMedia, 'question_id'),
];

/**
 * Tables that are not copied: access to the test, lessons and olympiads that use it, attempts, notifications, jobs and
 * AI generations. Rows of files in texts are created by triggers.
 */
export const notCopiedWithTests = [
  testAllowUsers,
  inviteTests,
  coursePackageClosedTests,
  testAttempts,
  testExtraAttempts,
  notifications,
  lessonBlocks,
  libraryBlocks,
  testResultFolderTests,
  jobs,
  testGenerations,
  testFiles,
  parts.testQuestionFiles,
  parts.questionAnswerFiles,
  parts.correspondenceFiles,
];

/** Returns the id of the copy. */
export async function copyTest(
  transaction: Transaction,
  scope: Scope,
  id: number,
  title: string,
): Promise<number> {
  const copies: Copies = new Map();
  const itself = { table: tests, parentColumn: 'id' };
  await copyRows(transaction, itself, copies, {
    scope,
    of: [id],
    anew,
    set: { title: copiedName(title), author_id: scope.personId },
  });
  for (const rows of [...copiedWithTests, ...copiedWithQuestions]) {
    await copyRows(transaction, rows, copies, { scope });
  }
  return copies.get(tests)?.get(id) ?? 0;
}

/** Copies a question within its test. Returns the id of the copy; the caller sets its position. */
export async function copyQuestion(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<number> {
  const copies: Copies = new Map();
  const itself = { table: parts.testQuestions, parentColumn: 'id' };
  await copyRows(transaction, itself, copies, { scope, of: [id], anew: ['status'] });
  for (const rows of copiedWithQuestions) await copyRows(transaction, rows, copies, { scope });
  return copies.get(parts.testQuestions)?.get(id) ?? 0;
}
