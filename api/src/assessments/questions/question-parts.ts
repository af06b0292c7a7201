// Writes the parts of a question: answers, options of blanks, pairs, criteria and files.
import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  hasRichAnswers,
  areAnswersCompatible,
  questionParts,
  type QuestionType,
} from '@kafedra/common/assessments';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { richText } from '../../kit/rich-text/rich-text.ts';
import { deleteOtherParts, readPartIds, requireKnownParts, writeParts } from './save-parts.ts';
import {
  correspondenceLinks,
  correspondences,
  questionAnswers,
  questionCriteria,
  selectInputItems,
  testQuestionMedia,
} from './question-tables.ts';
import type { SentAnswer, SentQuestion, SentVariant } from './question-rules.ts';

/** Throws 422 at the field that refers to unknown parts. */
export async function writeQuestionParts(
  transaction: Transaction,
  scope: Scope,
  id: number,
  type: QuestionType,
  sent: SentQuestion,
): Promise<void> {
  const parts = questionParts[type];
  if (sent.answers !== undefined) {
    const answers = parts.answers === undefined ? [] : sent.answers;
    await writeAnswers(transaction, scope, id, type, answers);
  }
  if (sent.correspondences !== undefined || sent.correspondence_links !== undefined) {
    await writeCorrespondences(transaction, scope, id, parts.correspondences ? sent : nothing);
  }
  if (sent.question_criteria !== undefined) {
    await writeCriteria(transaction, scope, id, parts.criteria ? sent.question_criteria : []);
  }
  if (sent.files_id !== undefined) await writeFiles(transaction, scope, id, sent.files_id);
}

/** After a change of the question's kind, deletes the parts that the new kind does not have. */
export async function deleteMisplacedParts(
  transaction: Transaction,
  scope: Scope,
  id: number,
  before: QuestionType,
  after: QuestionType,
): Promise<void> {
  if (before === after) return;
  const parts = questionParts[after];
  const all = (table: PgTable) => deleteOtherParts(transaction, scope, table, id, []);
  if (!areAnswersCompatible(before, after)) {
    await all(selectInputItems);
    await all(questionAnswers);
  }
  if (!parts.correspondences) await all(correspondences);
  if (!parts.criteria) await all(questionCriteria);
}

const nothing: SentQuestion = { correspondences: [], correspondence_links: [] };

async function writeAnswers(
  transaction: Transaction,
  scope: Scope,
  questionId: number,
  type: QuestionType,
  sent: readonly SentAnswer[],
): Promise<void> {
  const kind = questionParts[type].answers;
  const isRich = hasRichAnswers(kind);
  const isInText = type === 'text_input' || type === 'select_input';
  const variantsOf = (answer: SentAnswer) => (kind === 'blanks' ? (answer.answers ?? []) : []);
  const itemsOf = (answer: SentAnswer) =>
    kind === 'options' ? (answer.select_input_items ?? []) : [];
  const items = sent.flatMap(itemsOf);
  await requireKnownParts(transaction, scope, selectInputItems, questionId, items, 'answers');
  const all = sent.flatMap((answer) => [answer, ...variantsOf(answer)]);
  await requireKnownParts(transaction, scope, questionAnswers, questionId, all, 'answers');
  const columnsOf = (answer: SentVariant, index: number) => ({
    value: isRich ? sanitizeRichText(answer.value) : answer.value.trim(),
    comment: answer.comment ?? null,
    correct: kind === 'choices' ? (answer.correct ?? false) : kind === 'accepted',
    tolerance: type === 'numeric_input' ? (answer.tolerance ?? null) : null,
    sort: index + 1,
  });
  const ids = await writeParts(
    transaction,
    scope,
    questionAnswers,
    questionId,
    sent.map((answer, index) => ({
      id: answer.id,
      columns: {
        ...columnsOf(answer, index),
        ...(isInText && answer.sort !== undefined && { sort: answer.sort }),
        correct_position: kind === 'items' ? (answer.correct_position ?? index + 1) : null,
        parent_answer_id: null,
      },
    })),
  );
  const below = sent.flatMap((answer, blank) =>
    variantsOf(answer).map((variant, index) => ({
      id: variant.id,
      columns: {
        ...columnsOf(variant, index),
        correct: true,
        parent_answer_id: ids[blank] ?? null,
      },
    })),
  );
  const variants = await writeParts(transaction, scope, questionAnswers, questionId, below);
  const filled = await writeParts(
    transaction,
    scope,
    selectInputItems,
    questionId,
    sent.flatMap((answer, blank) =>
      itemsOf(answer).map(({ id, value, correct = false }, index) => ({
        id,
        columns: { value, correct, sort: index + 1, answer_id: ids[blank] },
      })),
    ),
  );
  await deleteOtherParts(transaction, scope, selectInputItems, questionId, filled);
  await deleteOtherParts(transaction, scope, questionAnswers, questionId, [...ids, ...variants]);
}

/** Sanitizes rich text. Throws 422 if it is too large or too complex. */
export function sanitizeRichText(value: string): string {
  const read = richText({ kilobytes: 50 }).safeParse(value);
  if (read.success) return read.data ?? '';
  throw invalid('answers', read.error.issues[0]?.message ?? '');
}

async function writeCorrespondences(
  transaction: Transaction,
  scope: Scope,
  questionId: number,
  { correspondences: sent, correspondence_links: links }: SentQuestion,
): Promise<void> {
  const ids = sent
    ? await writeItems(transaction, scope, questionId, sent)
    : await readPartIds(transaction, scope, correspondences, questionId);
  if (links === undefined) return;
  const ofQuestion = and(
    eq(correspondenceLinks.company_id, scope.companyId),
    eq(correspondenceLinks.question_id, questionId),
  );
  await transaction.delete(correspondenceLinks).where(ofQuestion);
  const pairs = links.map(({ main, dependent }) => {
    const [main_id, dependent_id] = [ids[main], ids[dependent]];
    if (main_id === undefined || dependent_id === undefined) {
      throw invalid('correspondence_links', 'Пары из того, чего в вопросе нет', 'not_found');
    }
    return { company_id: scope.companyId, question_id: questionId, main_id, dependent_id };
  });
  if (pairs.length === 0) return;
  await transaction.insert(correspondenceLinks).values(pairs).onConflictDoNothing();
}

async function writeItems(
  transaction: Transaction,
  scope: Scope,
  questionId: number,
  sent: NonNullable<SentQuestion['correspondences']>,
): Promise<number[]> {
  await requireKnownParts(transaction, scope, correspondences, questionId, sent, 'correspondences');
  const ids = await writeParts(
    transaction,
    scope,
    correspondences,
    questionId,
    sent.map(({ id, is_main, value }, index) => ({
      id,
      columns: { is_main, value: sanitizeRichText(value), sort: index + 1 },
    })),
  );
  await deleteOtherParts(transaction, scope, correspondences, questionId, ids);
  return ids;
}

async function writeCriteria(
  transaction: Transaction,
  scope: Scope,
  questionId: number,
  sent: NonNullable<SentQuestion['question_criteria']>,
): Promise<void> {
  await requireKnownParts(
    transaction,
    scope,
    questionCriteria,
    questionId,
    sent,
    'question_criteria',
  );
  const ids = await writeParts(
    transaction,
    scope,
    questionCriteria,
    questionId,
    sent.map(({ id, name, description, max_points }, index) => ({
      id,
      columns: { name, description: description ?? null, max_points, sort: index + 1 },
    })),
  );
  await deleteOtherParts(transaction, scope, questionCriteria, questionId, ids);
}

async function writeFiles(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  question_id: number,
  files: readonly number[],
): Promise<void> {
  const { company_id: company, question_id: question } = testQuestionMedia;
  await transaction
    .delete(testQuestionMedia)
    .where(and(eq(company, company_id), eq(question, question_id)));
  if (files.length === 0) return;
  await transaction
    .insert(testQuestionMedia)
    .values(files.map((file_id, index) => ({ company_id, question_id, file_id, sort: index + 1 })));
}
