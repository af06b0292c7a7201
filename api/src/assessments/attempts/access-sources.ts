// Access sources: other domains, such as lessons, declare here which learners may take a test besides those it allows
// directly.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../../kit/database/columns.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { QueryScope, Scope } from '../../kit/permissions/permissions.ts';

export type TestRow = TableWith<'company_id' | 'id' | 'status' | 'is_free'>;

export interface AccessSource {
  /** Whether the learner finds the test in lists. It stays visible once it was shown. */
  isShown: (test: TestRow, asker: Pick<QueryScope, 'personId'>) => SQL;
  /**
   * Whether the learner may begin the test, as far as a list query can tell; `isOpen` is authoritative.
   */
  isAvailable: (test: TestRow, asker: Pick<QueryScope, 'personId'>) => SQL;
  /** Whether the learner may begin the test now. */
  isOpen: (transaction: Transaction, scope: Scope, testId: number) => Promise<boolean>;
  /**
   * Called when results of attempts have changed. `takers` are distinct rows of `test_id` and `user_id`. `isCorrected`
   * means that a teacher or a corrected key changed the result, so a test that was passed may now be failed.
   */
  onResultsChanged: (
    transaction: Transaction,
    companyId: number,
    takers: SQL,
    how: { isCorrected: boolean },
  ) => Promise<void>;
}

const ways: AccessSource[] = [];

/** Must be called before the first request. */
export const declareAccessSource = (way: AccessSource): void => {
  ways.push(way);
};

export const isShownByAccessSource: AccessSource['isShown'] = (test, asker) =>
  anyOf(ways.map((way) => way.isShown(test, asker)));

export const isAvailableByAccessSource: AccessSource['isAvailable'] = (test, asker) =>
  anyOf(ways.map((way) => way.isAvailable(test, asker)));

const anyOf = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;

export async function isOpenByAccessSource(
  transaction: Transaction,
  scope: Scope,
  testId: number,
): Promise<boolean> {
  for (const way of ways) if (await way.isOpen(transaction, scope, testId)) return true;
  return false;
}

export async function notifyAccessSources(
  transaction: Transaction,
  companyId: number,
  takers: SQL,
  how: { isCorrected: boolean },
): Promise<void> {
  for (const way of ways) await way.onResultsChanged(transaction, companyId, takers, how);
}
