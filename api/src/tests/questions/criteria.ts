// What teachers give points of a question for, and templates of criteria that several questions are assessed by.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Database } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import { resource } from '../../kit/resource.ts';
import { name, required } from '../../kit/texts.ts';
import { partOfTest } from '../grants.ts';
import { whole } from '../rules.ts';
import { criterionTemplateRecord, questionCriterionRecord } from '../records.ts';
import { criterion } from './question-rules.ts';
import { questionCriteria } from './question-tables.ts';
import { questionResource } from './questions.ts';
import { keepsSound } from './soundness.ts';

const tag = 'Question criteria';

export const criterionResource = resource({
  record: questionCriterionRecord,
  path: '/question_criteria',
  partOf: { of: questionResource, by: 'question_id' },
  tag,
  missing: 'Критерий не найден',
  words: { one: 'один критерий', many: 'критериев', all: 'Критерии' },
  sort: ['sort'],
  filters: ['question_id'],
  create: criterion.omit({ id: true }).extend({
    question_id: z.int32(required),
    sort: whole(1, 1000).optional(),
  }),
  update: criterion
    .omit({ id: true })
    .extend({ sort: whole(1, 1000) })
    .partial(),
  prepare: async (transaction, scope, sent, id) => {
    if (id !== null) return sent;
    const question = Number('question_id' in sent ? sent.question_id : 0);
    const grant = partOfTest.update;
    const there = await questionResource.there(transaction, scope, [question], {});
    if (there.size === 0) throw invalid('question_id', questionResource.missing, 'not_found');
    await questionResource.lock({ transaction, scope, grant, place: {} }, question);
    const { company_id, question_id } = questionCriteria;
    const siblings = and(eq(company_id, scope.companyId), eq(question_id, question));
    const sort = (await transaction.$count(questionCriteria, siblings)) + 1;
    return { sort, ...sent };
  },
  ...keepsSound(questionCriteria, (question, id) => ({
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
      .max(30, 'Не больше 30 критериев'),
  }),
  bulk: {
    ids: 'question_criterion_templates_id',
    actions: { delete: { summary: 'Delete many templates of criteria', does: 'delete' } },
  },
});

export function registerCriteria(app: FastifyInstance, database: Database): void {
  criterionResource.register(app, database);
  criterionTemplateResource.register(app, database);
  registerHistory(app, database, criterionTemplateResource);
}
