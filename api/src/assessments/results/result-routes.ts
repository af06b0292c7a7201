// Routes of teachers who check attempts, and of readers of results.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams, pathId } from '../../kit/http/routes.ts';
import { noQuestion, type AttemptQuestionKey } from '../attempts/answering.ts';
import { attemptQuestionShape } from '../attempts/attempt-shapes.ts';
import { byAttempt } from '../attempts/attempt-questions.ts';
import { questionsToCheck } from '../attempts/shown-attempt.ts';
import { attemptGrants, checkingGrants } from './attempt-records.ts';
import { attemptsExport } from './attempts-export.ts';
import { attemptResource, attemptsOfTest } from './attempts.ts';
import { judgement, withdrawnJudgement } from './check-rules.ts';
import { saveJudgement, withdrawJudgement } from './checking.ts';
import { registerGivenAnswers } from './given-answers.ts';
import { registerRecalculation } from './recalculation-routes.ts';
import { registerTestStatistics } from './statistics-route.ts';

const { tag, path } = attemptResource;

export function registerResults(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  const { database } = parts;
  attemptResource.register(app, database);
  attemptsOfTest.register(app, database);
  attemptsExport.register(app, parts);
  registerHistory(app, database, attemptResource);
  registerGivenAnswers(app, database);
  registerRecalculation(app, parts);
  registerTestStatistics(app, database);

  companyRoute(app, database, {
    method: 'GET',
    path: `${path}/:id/questions`,
    tag,
    summary: 'List the questions of an attempt with given and right answers',
    permission: attemptGrants.read,
    params: idParams,
    answer: z.array(attemptQuestionShape),
    run: async ({ transaction, scope, params: { id } }) => {
      await attemptResource.find(transaction, scope, id);
      return questionsToCheck(transaction, scope.companyId, byAttempt(id));
    },
  });

  /** A route that changes the score of an answer and returns its question. */
  const judges = <Body>(
    method: 'PUT' | 'DELETE',
    summary: string,
    body: z.ZodType<Body>,
    change: (
      transaction: Transaction,
      scope: Scope,
      place: AttemptQuestionKey,
      body: Body,
    ) => Promise<void>,
  ) =>
    companyRoute(app, database, {
      method,
      path: `${path}/:id/questions/:question_id/check`,
      tag,
      summary,
      permission: checkingGrants,
      params: z.object({ id: pathId, question_id: pathId }),
      body,
      answer: attemptQuestionShape,
      failures: [409],
      run: async ({ transaction, scope, params: { id, question_id: questionId }, body: sent }) => {
        await change(transaction, scope, { attemptId: id, questionId }, sent);
        const which = byAttempt(id, questionId);
        const [question] = await questionsToCheck(transaction, scope.companyId, which);
        if (question === undefined) throw notFound(noQuestion);
        return question;
      },
    });

  judges('PUT', 'Save a judgement of an answer', judgement, saveJudgement);
  judges(
    'DELETE',
    'Withdraw a judgement and restore the score that the answer had before',
    withdrawnJudgement,
    (transaction, scope, place, { version }) =>
      withdrawJudgement(transaction, scope, place, version ?? null),
  );
}
