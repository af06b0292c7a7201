// Routes of questions: the resources, bulk updates, and actions on one question.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { placedByNumbers, writeOrder } from '../../kit/lists/manual-order.ts';
import { readList } from '../../kit/lists/list.ts';
import { bulkAnswerWithIds, chosenInput } from '../../kit/resource/bulk.ts';
import { trashFailures } from '../../kit/resource/trash.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { testContentGrants, testGrants } from '../grants.ts';
import { copyQuestion } from '../replication.ts';
import { testResource } from '../tests.ts';
import { registerCriteria } from './criteria.ts';
import { registerParts } from './part-routes.ts';
import { testQuestionRecord } from '../records.ts';
import { questionUpdates } from './question-rules.ts';
import { testQuestions } from './question-tables.ts';
import {
  lockTestsOf,
  placeQuestions,
  questionsInOrder,
  requireCapacity,
  updateQuestions,
} from './question-writes.ts';
import { questionResource, questionsOfTest } from './questions.ts';
import { requireValid } from './question-validity.ts';

export function registerQuestions(app: FastifyInstance, database: Database): void {
  questionsOfTest.register(app, database);
  questionResource.register(app, database);
  registerHistory(app, database, questionResource);
  registerParts(app, database);
  registerCriteria(app, database);
  registerMany(app, database);
  registerOne(app, database);
}

function registerMany(app: FastifyInstance, database: Database): void {
  const { tag, path, params } = questionsOfTest;

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/multi_update`,
    tag,
    summary: 'Set the positions, parts and points of a test’s questions',
    description:
      'Questions get the positions that are sent, the others keep theirs; then all are renumbered from 1 in that order. Returns all questions of the test.',
    permission: testContentGrants.update,
    params: params.list,
    body: questionUpdates,
    answer: z.array(testQuestionRecord.schema),
    failures: [409],
    run: async ({ transaction, scope, params: ids, body: { questions: sent } }) => {
      const place = await questionsOfTest.resolveWritableParents(transaction, scope, ids);
      const { test_id = 0 } = ids;
      const grant = testGrants.update;
      await testResource.lock({ transaction, scope, grant, place: {} }, test_id);
      const all = await questionsInOrder(transaction, scope, test_id);
      const known = new Set(all.flatMap(({ id, status }) => (status === 'deleted' ? [] : [id])));
      if (sent.some(({ id }) => !known.has(id))) throw notFound(questionsOfTest.missing);
      await updateQuestions(transaction, scope, sent);
      const ordered = placedByNumbers(all, sent);
      if (ordered !== null) await writeOrder(transaction, scope, testQuestions, ordered);
      const read = questionsOfTest.readParameters({ all: '1' });
      const source = questionsOfTest.source(testContentGrants.read);
      return (await readList(transaction, source, read, scope, place)).data;
    },
  });

  companyRoute(app, database, {
    method: 'DELETE',
    path,
    tag,
    summary: 'Move questions of a test to the trash',
    permission: testContentGrants.delete,
    params: params.list,
    body: chosenInput(questionsOfTest, 'questions_id'),
    answer: bulkAnswerWithIds,
    ...trashFailures(questionsOfTest),
    run: async ({ transaction, scope, params: ids, body: { chosen } }) => {
      const place = await questionsOfTest.resolveWritableParents(transaction, scope, ids);
      const answer = await questionsOfTest.runBulkAction('delete', {
        transaction,
        scope,
        place,
        chosen,
        input: {},
      });
      return { ...answer, wrong_ids: answer.wrong_ids ?? [] };
    },
  });
}

function registerOne(app: FastifyInstance, database: Database): void {
  const { tag } = questionResource;

  for (const [verb, summary, status] of [
    ['activate', 'Activate a question, if it has no flaws', 'active'],
    ['deactivate', 'Deactivate a question', 'inactive'],
  ] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `${questionResource.path}/:id/${verb}`,
      tag,
      summary,
      description: 'A test is deactivated together with its last active question.',
      permission: testContentGrants.update,
      params: idParams,
      answer: testQuestionRecord.schema,
      failures: [409],
      run: async ({ transaction, scope, params: { id } }) => {
        await lockTestsOf(transaction, scope, [id]);
        await questionResource.lock(
          { transaction, scope, grant: testContentGrants.update, place: {} },
          id,
        );
        await transaction
          .update(testQuestions)
          .set({ status })
          .where(and(eq(testQuestions.company_id, scope.companyId), eq(testQuestions.id, id)));
        await requireValid(transaction, scope, id);
        return questionResource.find(transaction, scope, id);
      },
    });
  }

  companyRoute(app, database, {
    method: 'POST',
    path: `${questionsOfTest.path}/:id/replicate`,
    tag,
    summary: 'Copy a question, inserting the copy after it',
    description: 'The copy is inactive.',
    permission: testContentGrants.create,
    params: questionsOfTest.params.one,
    answer: testQuestionRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id, ...above } }) => {
      const place = await questionsOfTest.resolveWritableParents(transaction, scope, above);
      const testId = Number(place['test_id']);
      await lockTestsOf(transaction, scope, [], testId);
      const grant = testContentGrants.create;
      await questionsOfTest.lock({ transaction, scope, grant, place }, id);
      await requireCapacity(transaction, scope, testId, 1);
      const copy = await copyQuestion(transaction, scope, id);
      await placeQuestions(transaction, scope, testId, [copy], id);
      return questionsOfTest.find(transaction, scope, copy, undefined, place);
    },
  });
}
