// The route of a test's statistics: the test itself, its questions and their topics.
import { and, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { conditionsWith } from '../../kit/lists/list.ts';
import { ignoredParameters } from '../../kit/lists/documentation.ts';
import { listLimits } from '../../kit/lists/limits.ts';
import type { ListParameters } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams, pathId } from '../../kit/http/routes.ts';
import { testResource } from '../tests.ts';
import { attemptGrants } from './attempt-records.ts';
import { attemptsOfTest } from './attempts.ts';
import { analyse, testStatistics } from './item-analysis.ts';
import { topicsOf, topicStatistics } from './topic-statistics.ts';

/** Filters that select the attempts to count. */
const counted = { user_id: true, group_id: true, best: true } as const;

const paged = { ...counted, page: true, per_page: true, all: true } as const;

export function registerTestStatistics(app: FastifyInstance, database: Database): void {
  const route = {
    method: 'GET',
    tag: attemptsOfTest.tag,
    description:
      'Over finished attempts that are not annulled, all or selected ones; if there are many, only the newest.',
    permission: attemptGrants.read,
  } as const;

  companyRoute(app, database, {
    ...route,
    path: `${testResource.path}/:id/statistics`,
    summary:
      'Get the statistics of a test and its questions: difficulty, discrimination and given answers',
    params: idParams,
    query: attemptsOfTest.listQuery().pick(counted),
    answer: testStatistics,
    run: async ({ transaction, scope, params: { id }, query }) => {
      const parameters = attemptsOfTest.readParameters(query);
      return analyse(
        transaction,
        scope.companyId,
        id,
        await countedOf(transaction, scope, id, parameters),
      );
    },
  });

  companyRoute(app, database, {
    ...route,
    path: '/test_topics_statistics/:test_id',
    summary: 'List the statistics of a test’s topics, sorted by name',
    params: z.object({ test_id: pathId }),
    query: attemptsOfTest
      .listQuery()
      .pick(paged)
      .extend({
        ...ignoredParameters,
        search: z.string().max(listLimits.text).optional().describe('Words of the name.'),
        name: z.string().max(255).optional().describe('A part of the name.'),
      }),
    list: topicStatistics,
    run: async ({
      transaction,
      scope,
      params: { test_id: id },
      query: { name = '', search = '', ...query },
    }) => {
      const queryEntries = Object.entries(query).filter(([parameter]) =>
        Object.hasOwn(paged, parameter),
      );
      const parameters = attemptsOfTest.readParameters(Object.fromEntries(queryEntries));
      const where = await countedOf(transaction, scope, id, parameters);
      return topicsOf(transaction, scope.companyId, {
        testId: id,
        where,
        names: [name, search],
        parameters,
      });
    },
  });
}

/** The condition on attempts. Throws 404 if the caller does not see the test. */
async function countedOf(
  transaction: Transaction,
  scope: Scope,
  testId: number,
  parameters: ListParameters,
): Promise<SQL> {
  const place = await attemptsOfTest.resolveParents(transaction, scope, { test_id: testId });
  const source = attemptsOfTest.source(attemptGrants.read);
  return and(...conditionsWith(source, parameters, scope, place).values()) ?? sql`true`;
}
