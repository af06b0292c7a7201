// Routes of parts of questions: the resources, bulk updates of answers, and the right pairs of items.
import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { readList } from '../../kit/lists/list.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { testContentGrants } from '../grants.ts';
import { readPartIds } from './save-parts.ts';
import {
  answersOfQuestion,
  answerText,
  changedAnswer,
  correspondencesOfQuestion,
  partsOfCompany,
  selectItemsOfAnswer,
} from './part-resources.ts';
import { questionAnswerRecord, testQuestionRecord } from '../records.ts';
import { correspondenceLinks, correspondences, questionAnswers } from './question-tables.ts';
import { questionResource } from './questions.ts';
import { requireValid } from './question-validity.ts';

export function registerParts(app: FastifyInstance, database: Database): void {
  answersOfQuestion.register(app, database);
  selectItemsOfAnswer.register(app, database);
  correspondencesOfQuestion.register(app, database);
  for (const parts of partsOfCompany) parts.register(app, database);
  registerAnswers(app, database);
  registerLinks(app, database);
}

/** Parts in one request. */
const maxParts = 100;

function registerAnswers(app: FastifyInstance, database: Database): void {
  const { path, tag, params } = answersOfQuestion;
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/multi_update`,
    tag,
    summary: 'Update answers of a question',
    description: 'Returns all answers of the question.',
    permission: testContentGrants.update,
    params: params.list,
    body: z.strictObject({
      answers: z
        .array(changedAnswer.extend({ id: z.int32() }))
        .min(1, required)
        .max(maxParts, `Не больше ${maxParts} ответов`)
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
          message: 'Один и тот же ответ дважды',
          params: { code: 'repeated' },
        }),
    }),
    answer: z.array(questionAnswerRecord.schema),
    failures: [409],
    run: async ({ transaction, scope, params: ids, body: { answers } }) => {
      const place = await answersOfQuestion.resolveWritableParents(transaction, scope, ids);
      const { question_id = 0 } = ids;
      const grant = testContentGrants.update;
      await questionResource.lock({ transaction, scope, grant, place: {} }, question_id);
      const there = new Set(await readPartIds(transaction, scope, questionAnswers, question_id));
      if (answers.some(({ id }) => !there.has(id))) throw notFound(answersOfQuestion.missing);
      for (const { id, value: sent, ...columns } of answers) {
        const value = await answerText(transaction, scope, question_id, sent);
        await transaction
          .update(questionAnswers)
          .set({ ...columns, ...(value !== undefined && { value }), updated_at: now() })
          .where(and(eq(questionAnswers.company_id, scope.companyId), eq(questionAnswers.id, id)));
      }
      await requireValid(transaction, scope, question_id);
      const read = answersOfQuestion.readParameters({ all: '1' });
      const source = answersOfQuestion.source(testContentGrants.read);
      return (await readList(transaction, source, read, scope, place)).data;
    },
  });
}

const now = () => new Date().toISOString();

function registerLinks(app: FastifyInstance, database: Database): void {
  const links = z
    .array(z.strictObject({ main_id: z.int32(), dependent_id: z.int32() }))
    .min(1, required)
    .max(maxParts, `Не больше ${maxParts} пар`);

  for (const verb of ['attach', 'detach'] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `${questionResource.path}/:id/correspondences/${verb}_links`,
      tag: correspondencesOfQuestion.tag,
      summary: verb === 'attach' ? 'Link items as right pairs' : 'Unlink right pairs of items',
      permission: testContentGrants.update,
      params: idParams,
      body: z.strictObject({ links }),
      answer: testQuestionRecord.schema,
      failures: [409],
      run: async ({ transaction, scope, params: { id: question_id }, body }) => {
        const grant = testContentGrants.update;
        await questionResource.lock({ transaction, scope, grant, place: {} }, question_id);
        const company_id = scope.companyId;
        const items = await transaction
          .select({ id: correspondences.id, isMain: correspondences.is_main })
          .from(correspondences)
          .where(
            and(
              eq(correspondences.company_id, company_id),
              eq(correspondences.question_id, question_id),
            ),
          );
        const isMain = new Map(items.map((item) => [item.id, item.isMain]));
        for (const { main_id, dependent_id } of body.links) {
          if (isMain.get(main_id) !== true || isMain.get(dependent_id) !== false) {
            throw invalid('links', 'Пара — главный и зависимый элементы вопроса', 'not_found');
          }
        }
        await (verb === 'attach'
          ? transaction
              .insert(correspondenceLinks)
              .values(body.links.map((link) => ({ company_id, question_id, ...link })))
              .onConflictDoNothing()
          : transaction.delete(correspondenceLinks).where(
              and(
                eq(correspondenceLinks.company_id, company_id),
                inArray(
                  correspondenceLinks.main_id,
                  body.links.map(({ main_id }) => main_id),
                ),
                or(
                  ...body.links.map(({ main_id, dependent_id }) =>
                    and(
                      eq(correspondenceLinks.main_id, main_id),
                      eq(correspondenceLinks.dependent_id, dependent_id),
                    ),
                  ),
                ),
              ),
            ));
        await requireValid(transaction, scope, question_id);
        return questionResource.find(transaction, scope, question_id, {
          ...wholeRecord,
          with: { correspondences: wholeRecord, correspondence_links: wholeRecord },
        });
      },
    });
  }
}
