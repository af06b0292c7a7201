// Who may do what with tests, and whose a test is.
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

/** Whoever invites names tests that people may take then. */
export const seeTests = [read, { all: 'users_welcome' }] as const;

/** The tests that `_my` flags mean: those that the person has written or checks. */
export const isOwnTest = ofAnyTable<TableWith<'company_id' | 'id' | 'author_id'>>(
  (table, asker) => sql`(
    ${table.author_id} = ${asker.personId}
    or ${table.id} = any(array(select taught.test_id from test_teachers taught
      where taught.company_id = ${asker.companyId} and taught.user_id = ${asker.personId})))`,
);

/** Whose own a test is, by the same ties: rows of `user_id`. */
export const peopleOfTest = (companyId: SQL, testId: SQL): SQL => sql`
  select written.author_id as user_id from tests written where written.company_id = ${companyId} and written.id = ${testId}
  union select taught.user_id from test_teachers taught where taught.company_id = ${companyId} and taught.test_id = ${testId}`;

/** Throws where a test would become the person's own and so let them do what they may do with their own alone. */
export async function refuseGain(
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

/** Who changes a test puts it together. */
export const partOfTest = {
  read,
  create: testGrants.update,
  update: testGrants.update,
  delete: testGrants.update,
} as const satisfies Permissions;

// An entry is nobody's own: whoever changes one changes it for all tests.
const manage = { all: 'tests_update_all' } as const;

/** What becomes of it, and who changed it, is for those who see more than what is their own. */
export const dictionaryHistory = { read: { all: 'tests_show_all' } } as const;

/** What tests are described with is for all who see any, and changed by whoever may change all of them. */
export const testDictionaryRights = {
  permissions: { read, create: manage, update: manage, delete: manage },
  mine: () => sql`true`,
} as const;
