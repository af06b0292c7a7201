// Permissions on tests, and the rule that says which tests are a user's own.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../kit/database/columns.ts';
import { rowsOf, type Transaction } from '../kit/database/database.ts';
import { forbidden } from '../kit/http/errors.ts';
import { has, type Permissions, type Scope } from '../kit/permissions/permissions.ts';
import { ofAnyTable } from '../kit/records/record.ts';
import { tests } from './tables.ts';

const read = { all: 'tests_show_all', my: 'tests_show_my' } as const;

export const testGrants = {
  read,
  create: { all: 'tests_create' },
  update: { all: 'tests_update_all', my: 'tests_update_my' },
  delete: { all: 'tests_delete_all', my: 'tests_delete_my' },
} as const satisfies Permissions;

/** Users who invite members may read the names of tests, to grant access to them. */
export const testNameGrants = [read, { all: 'users_welcome' }] as const;

/** The own tests of `_my` permissions: those that the user wrote or checks. */
export const isOwnTest = ofAnyTable<TableWith<'company_id' | 'id' | 'author_id'>>(
  (table, asker) => sql`(
    ${table.author_id} = ${asker.personId}
    or ${table.id} = any(array(select taught.test_id from test_teachers taught
      where taught.company_id = ${asker.companyId} and taught.user_id = ${asker.personId})))`,
);

/** The users whose own test it is by the same rule: rows of `user_id`. */
export const ownersOfTest = (companyId: SQL, testId: SQL): SQL => sql`
  select written.author_id as user_id from tests written where written.company_id = ${companyId} and written.id = ${testId}
  union select taught.user_id from test_teachers taught where taught.company_id = ${companyId} and taught.test_id = ${testId}`;

/**
 * Throws 403 if users would add themselves to a test of others and so gain their `_my` permissions on it.
 */
export async function forbidOwnershipGain(
  transaction: Transaction,
  scope: Scope,
  id: number,
  people: readonly number[],
): Promise<void> {
  const { update, delete: remove } = testGrants;
  const gains = [read, update, remove].some(({ all, my }) => has(scope, my) && !has(scope, all));
  if (!gains || !people.includes(scope.personId)) return;
  const own = await rowsOf(
    transaction,
    sql`select from ${tests} where ${tests.company_id} = ${scope.companyId} and ${tests.id} = ${id} and ${isOwnTest(tests, scope)}`,
  );
  if (own.length === 0) {
    throw forbidden('Себя к чужому тесту не добавить: попросите того, кто управляет тестами');
  }
}

/** Permissions on the contents of a test: changing them requires the right to update the test. */
export const testContentGrants = {
  read,
  create: testGrants.update,
  update: testGrants.update,
  delete: testGrants.update,
} as const satisfies Permissions;

// Dictionary entries have no owner: a change affects all tests.
const manage = { all: 'tests_update_all' } as const;

/** The history of an entry is visible only with access to all tests. */
export const dictionaryHistory = { read: { all: 'tests_show_all' } } as const;

/**
 * Dictionary entries are readable by all who read any tests, and writable with the right to update all tests.
 */
export const testDictionaryPermissions = {
  permissions: { read, create: manage, update: manage, delete: manage },
  mine: () => sql`true`,
} as const;
