// Resources for single parts of questions: answers, options of blanks, and items to match. Updating a question writes
// all its parts at once.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hasRichAnswers, questionParts } from '@kafedra/common/assessments';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { richText } from '../../kit/rich-text/rich-text.ts';
import { whole } from '../rules.ts';
import { nextPartSort } from './part-sort.ts';
import { sanitizeRichText } from './question-parts.ts';
import { correspondenceRecord, questionAnswerRecord, selectInputItemRecord } from '../records.ts';
import { answerValue, maxAnswers, maxVariants, selectItem, tolerance } from './question-rules.ts';
import {
  correspondences,
  questionAnswers,
  selectInputItems,
  testQuestions,
} from './question-tables.ts';
import { questionResource } from './questions.ts';
import { validityHooks, questionOf } from './question-validity.ts';

const tag = 'Test questions';

const answerFields = {
  value: answerValue,
  comment: richText({ kilobytes: 50 }),
  correct: z.boolean(),
  correct_position: whole(1, 100).nullish(),
  tolerance,
  sort: whole(1, 1000).describe('Position among the answers with the same parent.'),
};

export const changedAnswer = z
  .strictObject(answerFields)
  .partial()
  .describe('Omitted fields remain unchanged.');

const newAnswer = changedAnswer.required({ value: true }).extend({
  parent_answer_id: z.int32().nullish().describe('The blank that the answer belongs to.'),
});

export const answersOfQuestion = resource({
  record: questionAnswerRecord,
  path: '/answers',
  parent: { of: questionResource, by: 'question_id' },
  tag,
  missing: 'Ответ не найден',
  words: { one: 'один ответ', many: 'ответов', all: 'Ответы' },
  sort: ['sort'],
  searched: ['value'],
  filters: ['parent_answer_id'],
  create: newAnswer,
  update: changedAnswer,
  beforeWrite: async (transaction, scope, sent, id, place) => {
    if (id !== null) {
      const questionId = await questionOf(transaction, scope, questionAnswers, id);
      const value = await answerText(transaction, scope, questionId, sent.value);
      return { ...sent, ...(value !== undefined && { value }) };
    }
    const added = sent as z.output<typeof newAnswer>;
    const questionId = Number(place['question_id']);
    const { type, sort } = await placeOfAnswer(transaction, scope, questionId, added);
    const kind = questionParts[type].answers;
    return {
      ...added,
      sort: added.sort ?? sort,
      value: hasRichAnswers(kind) ? sanitizeRichText(added.value) : added.value.trim(),
      // An accepted answer is always right.
      ...((kind === 'accepted' || added.parent_answer_id != null) && { correct: true }),
      ...(kind === 'items' && { correct_position: added.correct_position ?? sort }),
    };
  },
  ...validityHooks(questionAnswers, (question, id) => ({
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
  searched: ['value'],
  create: selectItem.omit({ id: true }).extend({
    correct: z.boolean().optional(),
    sort: whole(1, 1000).optional(),
  }),
  beforeWrite: async (transaction, scope, sent, id, { answer_id }) => {
    if (id !== null) return sent;
    const question_id = await questionOf(transaction, scope, questionAnswers, Number(answer_id));
    const { sort } = await nextPartSort(transaction, scope, {
      table: selectInputItems,
      questionId: question_id,
      where: sql`part.answer_id = ${answer_id}`,
      most: maxVariants,
      has: ({ answers }) => answers === 'options',
    });
    return { sort, ...sent, question_id };
  },
  ...validityHooks(selectInputItems, (question, id) => ({
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
  searched: ['value'],
  filters: ['is_main'],
  create: z.strictObject({
    is_main: z.boolean(),
    value: answerValue,
    sort: whole(1, 1000).optional(),
  }),
  beforeWrite: async (transaction, scope, sent, id, { question_id }) => {
    const value = typeof sent.value === 'string' && { value: sanitizeRichText(sent.value) };
    if (id !== null) return { ...sent, ...value };
    const { sort } = await nextPartSort(transaction, scope, {
      table: correspondences,
      questionId: Number(question_id),
      most: maxAnswers,
      has: (parts) => parts.correspondences === true,
    });
    return { sort, ...sent, ...value };
  },
  ...validityHooks(correspondences, (question, id) => ({
    ...question,
    correspondences: question.correspondences.filter((item) => item.id !== id),
    correspondence_links: question.correspondence_links.filter(
      ({ main_id, dependent_id }) => main_id !== id && dependent_id !== id,
    ),
  })),
});

/** The same parts across all questions of the company; they are created below their questions. */
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

/**
 * The position among answers with the same parent: the question, or a blank, which must be top-level itself.
 */
async function placeOfAnswer(
  transaction: Transaction,
  scope: Scope,
  questionId: number,
  { parent_answer_id: parent = null }: { parent_answer_id?: number | null | undefined },
) {
  const place = await nextPartSort(transaction, scope, {
    table: questionAnswers,
    questionId,
    where: sql`part.parent_answer_id is not distinct from ${parent}::integer`,
    most: parent === null ? maxAnswers : maxVariants,
    has: ({ answers }) => answers !== undefined,
  });
  if (parent === null) return place;
  const { company_id, question_id, id, parent_answer_id } = questionAnswers;
  const blank = and(
    eq(company_id, scope.companyId),
    eq(question_id, questionId),
    eq(id, parent),
    isNull(parent_answer_id),
  );
  const isThere = questionParts[place.type].answers === 'blanks';
  if (!isThere || (await transaction.$count(questionAnswers, blank)) === 0) {
    throw invalid('parent_answer_id', 'Пропуск не найден', 'not_found');
  }
  return place;
}

/** Sanitizes the text if it is rich for this kind of question. */
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
  return hasRichAnswers(answers) ? sanitizeRichText(value) : value.trim();
}
