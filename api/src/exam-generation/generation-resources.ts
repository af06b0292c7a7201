// Resources of generations and generated questions, which can be edited, discarded and restored.
import { and, eq } from 'drizzle-orm';
import { conflict } from '../kit/http/errors.ts';
import { resource } from '../kit/resource/resource.ts';
import type { Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { testResource } from '../assessments/index.ts';
import { applyChanges, changedContent, type QuestionContent } from './content.ts';
import { generatedQuestionRecord, generationRecord } from './generation-records.ts';
import { generatedQuestions } from './generation-tables.ts';

const tag = 'Generated questions';

export const generationResource = resource({
  record: generationRecord,
  path: '/test_generations',
  tag,
  missing: 'Такого составления нет',
  readOnly: true,
  partOf: { of: testResource, by: 'test_id' },
  sort: ['created_at'],
  descending: true,
  filters: ['test_id'],
});

export const generatedQuestionResource = resource({
  record: generatedQuestionRecord,
  path: '/generated_questions',
  tag,
  missing: 'Вопрос не найден',
  words: { one: 'один вопрос', many: 'вопросов', all: 'Вопросы' },
  partOf: { of: testResource, by: 'test_id' },
  sort: ['place'],
  filters: ['generation_id', 'state'],
  update: changedContent,
  beforeWrite: async (transaction, scope, sent, id) => {
    const content = await offeredContent(transaction, scope, Number(id));
    return { content: applyChanges(content, sent) };
  },
  bulk: {
    ids: 'generated_questions_id',
    actions: {
      throw_away: {
        summary: 'Discard generated questions',
        where: (question) => eq(question.state, 'offered'),
        does: { state: 'thrown' },
      },
      restore: {
        summary: 'Restore discarded questions',
        where: (question) => eq(question.state, 'thrown'),
        does: { state: 'offered' },
      },
    },
  },
});

async function offeredContent(
  transaction: Transaction,
  { companyId }: Scope,
  questionId: number,
): Promise<QuestionContent> {
  const { company_id, id, content, state } = generatedQuestions;
  const [stored] = await transaction
    .select({ content, state })
    .from(generatedQuestions)
    .where(and(eq(company_id, companyId), eq(id, questionId)));
  if (stored?.state !== 'offered') {
    throw conflict('not_offered', 'Вопрос уже взят в тест или выброшен: обновите страницу');
  }
  return stored.content;
}
