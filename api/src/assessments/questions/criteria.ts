// Criteria by which teachers give points for a question, and reusable templates of criteria.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { resource } from '../../kit/resource/resource.ts';
import { name, required } from '../../kit/values/texts.ts';
import { dictionaryHistory, testContentGrants } from '../grants.ts';
import { whole } from '../rules.ts';
import { criterionTemplateRecord, questionCriterionRecord } from '../records.ts';
import { nextPartSort } from './part-sort.ts';
import { criterion, maxCriteria } from './question-rules.ts';
import { questionCriteria } from './question-tables.ts';
import { questionResource } from './questions.ts';
import { validityHooks } from './question-validity.ts';

const tag = 'Question criteria';

export const criterionResource = resource({
  record: questionCriterionRecord,
  path: '/question_criteria',
  partOf: { of: questionResource, by: 'question_id' },
  tag,
  missing: 'Критерий не найден',
  words: { one: 'один критерий', many: 'критериев', all: 'Критерии' },
  sort: ['sort'],
  searched: ['name'],
  filters: ['question_id'],
  create: criterion.omit({ id: true }).extend({
    question_id: z.int32(),
    sort: whole(1, 1000).optional(),
  }),
  update: criterion
    .omit({ id: true })
    .extend({ sort: whole(1, 1000) })
    .partial(),
  beforeWrite: async (transaction, scope, sent, id) => {
    if (id !== null) return sent;
    const question = Number('question_id' in sent ? sent.question_id : 0);
    const grant = testContentGrants.update;
    await questionResource.lock({ transaction, scope, grant, place: {} }, question);
    const { sort } = await nextPartSort(transaction, scope, {
      table: questionCriteria,
      questionId: question,
      most: maxCriteria,
      has: ({ criteria }) => criteria === true,
    });
    return { sort, ...sent };
  },
  ...validityHooks(questionCriteria, (question, id) => ({
    ...question,
    question_criteria_by_sort: question.question_criteria_by_sort.filter((each) => each.id !== id),
  })),
});

export const criterionTemplateResource = resource({
  record: criterionTemplateRecord,
  path: '/question_criterion_templates',
  tag,
  missing: 'Шаблон не найден',
  words: { one: 'один шаблон', many: 'шаблонов', all: 'Шаблоны' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  unique: { question_criterion_templates_name: ['name', 'Шаблон с таким названием уже есть'] },
  create: z.strictObject({
    name,
    criteria: z
      .array(
        criterion.omit({ id: true }).transform(({ description, ...others }) => ({
          ...others,
          description: description ?? null,
        })),
      )
      .min(1, required)
      .max(maxCriteria, `Не больше ${maxCriteria} критериев`),
  }),
  bulk: {
    ids: 'question_criterion_templates_id',
    actions: { delete: { summary: 'Delete criterion templates', does: 'delete' } },
  },
});

export function registerCriteria(app: FastifyInstance, database: Database): void {
  criterionResource.register(app, database);
  criterionTemplateResource.register(app, database);
  registerHistory(app, database, criterionTemplateResource, dictionaryHistory);
}
