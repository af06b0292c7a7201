// Actions on a test: activate, deactivate and copy; and the documented address for deleting many.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database/database.ts';
import { conflict } from '../kit/http/errors.ts';
import { bulkAnswer, chosenInput } from '../kit/resource/bulk.ts';
import { companyRoute, idParams } from '../kit/http/routes.ts';
import { testContentGrants, testGrants } from './grants.ts';
import { copyTest } from './replication.ts';
import { tests } from './tables.ts';
import { testResource, withoutQuestions } from './tests.ts';

export function registerTestWork(app: FastifyInstance, database: Database): void {
  const { tag, path, record } = testResource;

  for (const [verb, summary, status] of [
    ['activate', 'Activate a test', 'active'],
    ['deactivate', 'Deactivate a test', 'inactive'],
  ] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `${path}/:id/${verb}`,
      tag,
      summary,
      permission: testGrants.update,
      params: idParams,
      answer: record.schema,
      failures: [409],
      run: async ({ transaction, scope, params: { id } }) => {
        await testResource.lock({ transaction, scope, grant: testGrants.update, place: {} }, id);
        const isTest = and(eq(tests.company_id, scope.companyId), eq(tests.id, id));
        if (status === 'active') {
          const empty = await transaction.$count(tests, and(isTest, withoutQuestions.where(tests)));
          if (empty > 0) {
            throw conflict(
              withoutQuestions.code,
              'В тесте нет включённых вопросов: включите хотя бы один',
            );
          }
        }
        await transaction.update(tests).set({ status }).where(isTest);
        return testResource.find(transaction, scope, id);
      },
    });
  }

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/replicate`,
    tag,
    summary: 'Copy a test with its questions',
    description:
      'The copy is inactive and belongs to the caller; learners’ access to the original is not copied.',
    permission: testGrants.create,
    params: idParams,
    answer: record.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      // The right to invite members shows only the name of a test; copying needs its content.
      await testResource.lock({ transaction, scope, grant: testContentGrants.read, place: {} }, id);
      const { title } = await testResource.find(transaction, scope, id);
      const copy = await copyTest(transaction, scope, id, String(title));
      return testResource.find(transaction, scope, copy);
    },
  });

  companyRoute(app, database, {
    method: 'DELETE',
    path: '/test/delete',
    tag,
    summary: 'Move tests to the trash',
    permission: testGrants.delete,
    body: chosenInput(testResource, 'tests_id'),
    answer: bulkAnswer,
    run: ({ transaction, scope, body: { chosen } }) =>
      testResource.runBulkAction('delete', { transaction, scope, chosen, input: {} }),
  });
}
