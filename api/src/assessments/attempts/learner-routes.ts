// Routes of learners who take tests.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, companyRouteInSteps, idParams, pathId } from '../../kit/http/routes.ts';
import { registerMessageFiles, type Uploads } from '../../media/index.ts';
import { tests } from '../tables.ts';
import { saveAnswer, openQuestion } from './answering.ts';
import { attemptQuestionShape, sentAnswer, shownAttemptShape } from './attempt-shapes.ts';
import { beginAttempt, type TestToTake } from './beginning.ts';
import { submitAttempt } from './finishing.ts';
import { learnerTests } from './learner-tests.ts';
import { observedAttempts } from './observed-attempts.ts';
import { shownAttempt, shownAttemptQuestion } from './shown-attempt.ts';
import { isAllowed, isListed, learnerTaker, takingGrant } from './takers.ts';
import { isOpenByAccessSource } from './access-sources.ts';

const answerParams = z.object({ id: pathId, question_id: pathId });

export function registerTaking(
  app: FastifyInstance,
  { database, uploads }: { database: Database; uploads: Uploads },
): void {
  learnerTests.register(app, database);
  observedAttempts.register(app, database);
  const route = { tag: learnerTests.tag, permission: takingGrant } as const;

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: '/tests/:id/attempts',
    summary: 'Begin a test or resume the attempt in progress',
    params: idParams,
    answer: shownAttemptShape,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      const test = await testToTake(transaction, scope, id);
      const taker = learnerTaker(scope);
      return shownAttempt(transaction, taker, await beginAttempt(transaction, taker, test));
    },
  });

  companyRouteInSteps(app, {
    ...route,
    method: 'GET',
    path: '/learning/attempts/:id',
    summary: 'Get an attempt of the caller with its questions',
    description:
      'Right answers are not disclosed before the finish; afterwards as far as `shown_result` allows.',
    params: idParams,
    answer: shownAttemptShape,
    // Reading an attempt whose deadline has passed finishes it.
    run: ({ scope, params: { id } }) =>
      database.company(scope, (transaction) => shownAttempt(transaction, learnerTaker(scope), id)),
  });

  companyRoute(app, database, {
    ...route,
    method: 'PUT',
    path: '/attempts/:id/answers/:question_id',
    summary: 'Answer a question of an attempt',
    description:
      'Can be repeated while tries are left. Accepted until the very second of the deadline. An answer that was overtaken by a higher `revision` changes nothing.',
    params: answerParams,
    body: sentAnswer,
    answer: attemptQuestionShape,
    failures: [409],
    run: async ({ transaction, scope, params, body }) => {
      const place = { attemptId: params.id, questionId: params.question_id };
      await saveAnswer(transaction, learnerTaker(scope), place, body);
      return shownAttemptQuestion(transaction, learnerTaker(scope), place);
    },
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: '/attempts/:id/answers/:question_id/open',
    summary: 'Open a question with its own time limit and start its time',
    params: answerParams,
    answer: attemptQuestionShape,
    failures: [409],
    run: async ({ transaction, scope, params }) => {
      const place = { attemptId: params.id, questionId: params.question_id };
      await openQuestion(transaction, learnerTaker(scope), place);
      return shownAttemptQuestion(transaction, learnerTaker(scope), place);
    },
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: '/attempts/:id/finish',
    summary: 'Finish an attempt',
    description: 'Idempotent. Refused while a required question has no answer.',
    params: idParams,
    answer: shownAttemptShape,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      const taker = learnerTaker(scope);
      await submitAttempt(transaction, taker, id);
      return shownAttempt(transaction, taker, id);
    },
  });

  registerMessageFiles(app, uploads, {
    ...route,
    purpose: 'test_answer',
    path: '/learning/attempts/add_media',
    summary: 'Upload a file for an answer',
  });
}

/** Throws 404 if the learner may not take the test, and 403 if its lessons are closed to them. */
async function testToTake(transaction: Transaction, scope: Scope, id: number): Promise<TestToTake> {
  const { company_id } = tests;
  const [found] = await transaction
    .select({ test: tests, isLetIn: sql<boolean>`${isAllowed(tests, scope)}` })
    .from(tests)
    .where(and(eq(company_id, scope.companyId), eq(tests.id, id), isListed(tests, scope)));
  if (found === undefined) throw notFound(learnerTests.missing);
  if (!found.isLetIn && !(await isOpenByAccessSource(transaction, scope, id))) {
    throw forbidden('Урок с этим тестом сейчас закрыт');
  }
  return found.test;
}
