// Ways to a test beside being let in to it: what other domains give tests by, such as lessons, declares one.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../../kit/database/columns.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Asker, Scope } from '../../kit/permissions/permissions.ts';

export type TestRow = TableWith<'company_id' | 'id' | 'status' | 'is_free'>;

export interface WayToTests {
  /** Whether a test was shown to a learner: they find it from then on. */
  isShown: (test: TestRow, asker: Pick<Asker, 'personId'>) => SQL;
  /** Whether they may begin it, as far as a list of tests can ask: `isOpen` has the last word. */
  isStillGiven: (test: TestRow, asker: Pick<Asker, 'personId'>) => SQL;
  /** Whether they may begin it at this moment. */
  isOpen: (transaction: Transaction, scope: Scope, testId: number) => Promise<boolean>;
  /**
   * What came of attempts is another by now: `takers` are rows of `test_id` and `user_id`, each once. `isCorrected`: by
   * somebody's judgement or by another key, so that what was passed may be so no more.
   */
  settle: (
    transaction: Transaction,
    companyId: number,
    takers: SQL,
    how: { isCorrected: boolean },
  ) => Promise<void>;
}

const ways: WayToTests[] = [];

/** To be declared before the first request. */
export const declareWay = (way: WayToTests): void => {
  ways.push(way);
};

export const isShownElsewhere: WayToTests['isShown'] = (test, asker) =>
  anyOf(ways.map((way) => way.isShown(test, asker)));

export const isStillGivenElsewhere: WayToTests['isStillGiven'] = (test, asker) =>
  anyOf(ways.map((way) => way.isStillGiven(test, asker)));

const anyOf = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;

export async function isOpenElsewhere(
  transaction: Transaction,
  scope: Scope,
  testId: number,
): Promise<boolean> {
  for (const way of ways) if (await way.isOpen(transaction, scope, testId)) return true;
  return false;
}

export async function settleElsewhere(
  transaction: Transaction,
  companyId: number,
  takers: SQL,
  how: { isCorrected: boolean },
): Promise<void> {
  for (const way of ways) await way.settle(transaction, companyId, takers, how);
}
