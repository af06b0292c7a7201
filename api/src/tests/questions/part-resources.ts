// What questions consist of, part by part: answers, what blanks may be filled with, and items that are matched. A whole
// question is written at once by its own update.
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { areRich, questionParts } from '@kafedra/common/tests';
import { columnOf } from '../../kit/columns.ts';
import { rowOf, type Transaction } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { Row } from '../../kit/list.ts';
import type { Scope } from '../../kit/permissions.ts';
import { resource } from '../../kit/resource.ts';
import { richText } from '../../kit/rich-text.ts';
import { whole } from '../rules.ts';
import { partIds } from './keep-parts.ts';
import { rich } from './question-parts.ts';
import { correspondenceRecord, questionAnswerRecord, selectInputItemRecord } from '../records.ts';
import { answerValue, selectItem, tolerance } from './question-rules.ts';
import {
  correspondences,
  questionAnswers,
  selectInputItems,
  testQuestions,
} from './question-tables.ts';
import { questionResource } from './questions.ts';
import { keepsSound, questionOf } from './soundness.ts';

const tag = 'Test questions';

const answerFields = {
  value: answerValue,
  comment: richText({ kilobytes: 50 }),
  correct: z.boolean(),
  correct_position: whole(1, 100).nullish(),
  tolerance,
  sort: whole(1, 1000).describe('Its place among those with the same parent.'),
};

export const changedAnswer = z
  .strictObject(answerFields)
  .partial()
  .describe('What is left out stays as it is.');

const newAnswer = changedAnswer.required({ value: true }).extend({
  parent_answer_id: z.int32().nullish().describe('The blank that it is an answer of.'),
});

export const answersOfQuestion = resource({
  record: questionAnswerRecord,
  path: '/answers',
  parent: { of: questionResource, by: 'question_id' },
  tag,
  missing: 'Ответ не найден',
  words: { one: 'один ответ', many: 'ответов', all: 'Ответы' },
  sort: ['sort'],
  filters: ['parent_answer_id'],
  create: newAnswer,
  update: changedAnswer,
  prepare: async (transaction, scope, sent, id, place) => {
    const questionId = await questionIdOf(transaction, scope, questionAnswers, id, place);
    const value = await answerText(transaction, scope, questionId, sent.value);
    const { parent_answer_id: parent } = sent as z.output<typeof newAnswer>;
    if (parent != null) {
      const there = await partIds(transaction, scope, questionAnswers, questionId);
      if (!there.includes(parent)) {
        throw invalid('parent_answer_id', 'Пропуск не найден', 'not_found');
      }
    }
    return {
      ...sent,
      ...(value !== undefined && { value }),
      ...(id === null && (await lastIn(transaction, scope, questionAnswers, questionId, sent))),
    };
  },
  ...keepsSound(questionAnswers, (question, id) => ({
    ...question,
    answers: question.answers.filter(
      (answer) => answer.id !== id && answer.parent_answer_id !== id,
    ),
    select_input_items: question.select_input_items.filter(({ answer_id }) => answer_id !== id),
  })),
});

export const selectItemsOfAnswer = resource({
  record: selectInputItemRecord,
  path: '/select_input',
  parent: { of: answersOfQuestion, by: 'answer_id' },
  tag,
  missing: 'Вариант не найден',
  words: { one: 'один вариант', many: 'вариантов', all: 'Варианты' },
  sort: ['sort'],
  create: selectItem.omit({ id: true }).extend({
    correct: z.boolean().optional(),
    sort: whole(1, 1000).optional(),
  }),
  prepare: async (transaction, scope, sent, id, { answer_id }) => {
    if (id !== null) return sent;
    const question_id = await questionOf(transaction, scope, questionAnswers, Number(answer_id));
    const last = await lastIn(transaction, scope, selectInputItems, question_id, sent);
    return { ...sent, ...last, question_id };
  },
  ...keepsSound(selectInputItems, (question, id) => ({
    ...question,
    select_input_items: question.select_input_items.filter((item) => item.id !== id),
  })),
});

export const correspondencesOfQuestion = resource({
  record: correspondenceRecord,
  path: '/correspondences',
  parent: { of: questionResource, by: 'question_id' },
  tag,
  missing: 'Элемент не найден',
  words: { one: 'один элемент', many: 'элементов', all: 'Элементы' },
  sort: ['sort'],
  filters: ['is_main'],
  create: z.strictObject({
    is_main: z.boolean(),
    value: answerValue,
    sort: whole(1, 1000).optional(),
  }),
  prepare: async (transaction, scope, sent, id, place) => {
    const questionId = await questionIdOf(transaction, scope, correspondences, id, place);
    return {
      ...sent,
      ...(sent.value !== undefined && { value: rich(sent.value) }),
      ...(id === null && (await lastIn(transaction, scope, correspondences, questionId, sent))),
    };
  },
  ...keepsSound(correspondences, (question, id) => ({
    ...question,
    correspondences: question.correspondences.filter((item) => item.id !== id),
    correspondence_links: question.correspondence_links.filter(
      ({ main_id, dependent_id }) => main_id !== id && dependent_id !== id,
    ),
  })),
});

/** Wherever they are; they are written below their questions. */
export const partsOfCompany = [
  resource({
    record: questionAnswerRecord,
    path: '/question_answers',
    tag,
    missing: answersOfQuestion.missing,
    readOnly: true,
    sort: ['id'],
    filters: ['question_id'],
  }),
  resource({
    record: selectInputItemRecord,
    path: '/select_input_items',
    tag,
    missing: selectItemsOfAnswer.missing,
    readOnly: true,
    sort: ['id'],
    filters: ['question_id', 'answer_id'],
  }),
  resource({
    record: correspondenceRecord,
    path: '/correspondences',
    tag,
    missing: correspondencesOfQuestion.missing,
    readOnly: true,
    sort: ['id'],
    filters: ['question_id', 'is_main'],
  }),
];

const questionIdOf = (
  transaction: Transaction,
  scope: Scope,
  table: PgTable,
  id: number | null,
  place: Row,
) =>
  id === null
    ? Promise.resolve(Number(place['question_id']))
    : questionOf(transaction, scope, table, id);

/** Rich where the question's kind has it so. */
export async function answerText(
  transaction: Transaction,
  { companyId }: Scope,
  questionId: number,
  value: string | undefined,
): Promise<string | undefined> {
  if (value === undefined) return undefined;
  const [question] = await transaction
    .select({ type: testQuestions.type })
    .from(testQuestions)
    .where(and(eq(testQuestions.company_id, companyId), eq(testQuestions.id, questionId)));
  const { answers } = questionParts[question?.type ?? 'unknown'];
  return areRich(answers) ? rich(value) : value.trim();
}

/** The number of a new part, where none was sent. */
async function lastIn(
  transaction: Transaction,
  { companyId }: Scope,
  table: PgTable,
  questionId: number,
  sent: Row,
): Promise<{ sort?: number }> {
  if (sent['sort'] !== undefined) return {};
  const { last } = await rowOf<{ last: number }>(
    transaction,
    sql`select coalesce(max(${columnOf(table, 'sort')}), 0) as last from ${table}
      where ${columnOf(table, 'company_id')} = ${companyId} and ${columnOf(table, 'question_id')} = ${questionId}`,
  );
  return { sort: last + 1 };
}
