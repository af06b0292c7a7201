// Routes that attach and detach teachers of a test, and learners who may take it without a course.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../kit/database/database.ts';
import { conflict, invalid } from '../kit/http/errors.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { resource } from '../kit/resource/resource.ts';
import { companyRoute, idParams } from '../kit/http/routes.ts';
import { required } from '../kit/values/texts.ts';
import { isActiveWith, userResource } from '../people/index.ts';
import { staffRecord } from '../people/staff.ts';
import { isOwnTest, forbidOwnershipGain, testGrants } from './grants.ts';
import { testAllowUsers, tests, testTeachers } from './tables.ts';
import { testResource } from './tests.ts';

const { tag, path, record } = testResource;

const ownTests = alias(tests, 'own_tests');

/**
 * Members who may check tests, by a permission or as owners of the company. Users with access only to their own tests
 * see the teachers of these and themselves.
 */
export const availableTeachers = resource({
  record: staffRecord,
  path: `${path}/available_teachers`,
  tag,
  missing: 'Преподаватель не найден',
  permissions: { read: testGrants.read },
  mine: ({ user_id }, asker) => sql`(${user_id} = ${asker.personId} or ${user_id} = any(array(
    select taught.user_id from test_teachers taught
    join tests own_tests on own_tests.company_id = taught.company_id and own_tests.id = taught.test_id
    where taught.company_id = ${asker.companyId} and ${isOwnTest(ownTests, asker)})))`,
  readOnly: true,
  where: (member) => isActiveWith(member, ['teacher_check_test_all', 'teacher_check_test_my']),
  sort: ['full_name'],
  searched: ['full_name'],
});

/** Both lists are embedded in their test, so their length is limited by `most`. */
const lists = [
  {
    name: 'teachers',
    ids: 'teachers_id',
    of: availableTeachers,
    table: testTeachers,
    most: 100,
    summaries: { attach: 'Attach teachers to a test', detach: 'Detach teachers from a test' },
    refuse: forbidOwnershipGain,
  },
  {
    name: 'allow_users',
    ids: 'allow_users_ids',
    of: userResource,
    table: testAllowUsers,
    most: 1000,
    summaries: {
      attach: 'Give users access to a test without a course',
      detach: 'Revoke the access of users to a test without a course',
    },
    refuse: undefined,
  },
] as const;

type List = (typeof lists)[number];

export function registerTestPeople(app: FastifyInstance, database: Database): void {
  availableTeachers.register(app, database);
  for (const list of lists) {
    const { name, ids, most } = list;
    for (const verb of ['attach', 'detach'] as const) {
      companyRoute(app, database, {
        method: 'POST',
        path: `${path}/:id/${verb}_${name}`,
        tag,
        summary: list.summaries[verb],
        description: 'Idempotent: attached users stay attached, others are ignored when detaching.',
        permission: testGrants.update,
        params: idParams,
        body: z.strictObject({
          [ids]: z.array(z.int32()).min(1, required).max(most, `Не больше ${most} человек за раз`),
        }),
        answer: record.schema,
        failures: [409],
        run: async ({ transaction, scope, params: { id }, body }) => {
          await testResource.lock({ transaction, scope, grant: testGrants.update, place: {} }, id);
          const people = body[ids] ?? [];
          if (verb === 'attach') await attach(transaction, scope, list, id, people);
          else await detach(transaction, scope, list, id, people);
          return testResource.find(transaction, scope, id);
        },
      });
    }
  }
}

async function attach(
  transaction: Transaction,
  scope: Scope,
  { ids, of, table, most, refuse }: List,
  testId: number,
  people: readonly number[],
): Promise<void> {
  const there = await of.existingIds(transaction, scope, people, {});
  if (people.some((id) => !there.has(id))) throw invalid(ids, of.missing, 'not_found');
  await refuse?.(transaction, scope, testId, people);
  const { companyId: company_id } = scope;
  const rows = [...there].map((user_id) => ({ company_id, test_id: testId, user_id }));
  await transaction.insert(table).values(rows).onConflictDoNothing();
  const ofTest = and(eq(table.company_id, company_id), eq(table.test_id, testId));
  if ((await transaction.$count(table, ofTest)) > most) {
    const message = `У теста их не больше ${most}: уберите лишних`;
    throw conflict('too_many', message);
  }
}

/** Also detaches users who could no longer be attached, such as a teacher without the role. */
async function detach(
  transaction: Transaction,
  { companyId }: Scope,
  { table }: List,
  testId: number,
  people: readonly number[],
): Promise<void> {
  const { company_id, test_id, user_id } = table;
  await transaction
    .delete(table)
    .where(and(eq(company_id, companyId), eq(test_id, testId), inArray(user_id, [...people])));
}
