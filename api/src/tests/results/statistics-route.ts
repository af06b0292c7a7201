// How a test did, in numbers.
import { and, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { conditionsWith } from '../../kit/list.ts';
import { companyRoute, idParams } from '../../kit/routes.ts';
import { testResource } from '../tests.ts';
import { attemptGrants } from './attempt-records.ts';
import { attemptsOfTest } from './attempts.ts';
import { analyse, testStatistics } from './item-analysis.ts';

export function registerTestStatistics(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: `${testResource.path}/:id/statistics`,
    tag: attemptsOfTest.tag,
    summary: 'How a test and each of its questions did: how hard, how telling, and what was given',
    description: 'Of attempts that have ended, all or some; of many the newest ones.',
    permission: attemptGrants.read,
    params: idParams,
    query: attemptsOfTest.listQuery().pick({ user_id: true, group_id: true, best: true }),
    answer: testStatistics,
    run: async ({ transaction, scope, params: { id }, query }) => {
      const place = await attemptsOfTest.placeOf(transaction, scope, { test_id: id });
      const source = attemptsOfTest.source(attemptGrants.read);
      const parameters = attemptsOfTest.readParameters(query);
      const conditions = conditionsWith(source, parameters, scope, place);
      const where = and(...conditions.values()) ?? sql`true`;
      return analyse(transaction, scope.companyId, id, where);
    },
  });
}
