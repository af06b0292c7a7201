// Routes of visitors without an account, who take tests that are open to everybody and prove ownership of an attempt by
// a token.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/index.ts';
import { visitorId, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { companyParams, openRoute, pathId } from '../../kit/http/routes.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { testResource } from '../tests.ts';
import { tests } from '../tables.ts';
import { openQuestion } from './answering.ts';
import { attemptQuestionShape, sentAnswer, shownAttemptShape } from './attempt-shapes.ts';
import { questionCount, learnerTests } from './learner-tests.ts';
import { shownAttempt, shownAttemptQuestion } from './shown-attempt.ts';
import { visitorTaker } from './takers.ts';
import {
  answerAsVisitor,
  requireVisitorAttempt,
  beginAsVisitor,
  finishAsVisitor,
} from './visitors.ts';

const { tag } = learnerTests;
const base = '/public/companies/:companyId';

const freeTest = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string().nullable().describe('Rich text.'),
    timer: z.int().nullable().describe('Seconds for an attempt; null for no limit.'),
    asked_count: z.int().describe('Number of questions in an attempt.'),
  })
  .meta({ id: 'FreeTest', description: 'A test that is open to everybody.' });

const begun = z
  .object({
    token: z.string().describe('Proves ownership of the attempt; returned only once.'),
    attempt: shownAttemptShape,
  })
  .meta({ id: 'BegunAttempt', description: 'An attempt of a visitor with its token.' });

const ofTest = companyParams.extend({ id: pathId });
const ofAttempt = companyParams.extend({ token: z.string().max(100) });
const ofAnswer = ofAttempt.extend({ question_id: pathId });

/** Attempts that one network address may begin: a whole class begins at once. */
const beginnings = { times: 200, minutes: 10 };

/**
 * Idempotency keys of anonymous requests belong to no company, so these routes run as the system and each statement
 * names the company.
 */
export function registerVisitors(app: FastifyInstance, database: Database): void {
  openRoute(app, {
    method: 'GET',
    path: `${base}/tests/:id`,
    tag,
    summary: 'Get a test that is open to everybody',
    params: ofTest,
    answer: freeTest,
    run: ({ params: { companyId, id } }) =>
      database.company({ companyId, personId: visitorId }, async (transaction) => {
        const { title, timer } = await findFree(transaction, companyId, id);
        const [shown] = await transaction
          .select({
            description: sql<string | null>`${wireValue(tests.description)}`,
            asked_count: sql<number>`${questionCount(tests)}`,
          })
          .from(tests)
          .where(and(eq(tests.company_id, companyId), eq(tests.id, id)));
        return { id, title, description: null, timer, asked_count: 0, ...shown };
      }),
  });

  openRoute(app, {
    method: 'POST',
    path: `${base}/tests/:id/attempts`,
    tag,
    summary: 'Begin a test without an account',
    params: ofTest,
    answer: begun,
    limit: beginnings,
    failures: [409],
    run: ({ params: { companyId, id }, effect }) =>
      effect.system(async (transaction) =>
        beginAsVisitor(transaction, companyId, await findFree(transaction, companyId, id)),
      ),
  });

  openRoute(app, {
    method: 'GET',
    path: `${base}/attempts/:token`,
    tag,
    summary: 'Get a visitor’s attempt with its questions',
    params: ofAttempt,
    answer: shownAttemptShape,
    run: ({ params: { companyId, token } }) =>
      database.company({ companyId, personId: visitorId }, async (transaction) => {
        const taker = visitorTaker(companyId, token);
        return shownAttempt(transaction, taker, await requireVisitorAttempt(transaction, taker));
      }),
  });

  openRoute(app, {
    method: 'PUT',
    path: `${base}/attempts/:token/answers/:question_id`,
    tag,
    summary: 'Answer a question of a visitor’s attempt',
    params: ofAnswer,
    body: sentAnswer,
    answer: attemptQuestionShape,
    failures: [409],
    run: ({ params: { companyId, token, question_id: questionId }, body }) =>
      database.company({ companyId, personId: visitorId }, (transaction) =>
        answerAsVisitor(transaction, visitorTaker(companyId, token), questionId, body),
      ),
  });

  openRoute(app, {
    method: 'POST',
    path: `${base}/attempts/:token/answers/:question_id/open`,
    tag,
    summary: 'Open a question with its own time limit and start its time',
    params: ofAnswer,
    answer: attemptQuestionShape,
    failures: [409],
    run: ({ params: { companyId, token, question_id: questionId }, effect }) =>
      effect.system(async (transaction) => {
        const taker = visitorTaker(companyId, token);
        const place = { attemptId: await requireVisitorAttempt(transaction, taker), questionId };
        await openQuestion(transaction, taker, place);
        return shownAttemptQuestion(transaction, taker, place);
      }),
  });

  openRoute(app, {
    method: 'POST',
    path: `${base}/attempts/:token/finish`,
    tag,
    summary: 'Finish a visitor’s attempt',
    description: 'Idempotent. Refused while a required question has no answer.',
    params: ofAttempt,
    answer: shownAttemptShape,
    failures: [409],
    run: ({ params: { companyId, token }, effect }) =>
      effect.system((transaction) => finishAsVisitor(transaction, visitorTaker(companyId, token))),
  });
}

/** Throws 404 unless the test exists and is open to everybody. */
async function findFree(transaction: Transaction, companyId: number, id: number) {
  const [found] = await transaction
    .select({ test: tests })
    .from(tests)
    .innerJoin(companies, eq(companies.id, tests.company_id))
    .where(
      and(
        eq(tests.company_id, companyId),
        eq(tests.id, id),
        eq(tests.is_free, true),
        eq(tests.status, 'active'),
        isNull(companies.deleted_at),
      ),
    );
  if (found === undefined) throw notFound(testResource.missing);
  return found.test;
}
