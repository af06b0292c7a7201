// Conditions that prevent orders from being merged into another; declared by the domains that own them.
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { orders } from '../order-tables.ts';

interface MergeRefusal {
  code: string;
  /** SQL condition for orders that must not be merged into another. */
  where: (order: typeof orders) => SQL;
  /** The reason, for users. `called` lists the numbers, such as «№ 5, № 7». */
  message: (called: string) => string;
}

const refusals = new Map<string, MergeRefusal>();

export function declareMergeRefusal(refusal: MergeRefusal): void {
  refusals.set(refusal.code, refusal);
}

/** Throws 409 if one of the orders must not be merged into another. */
export async function requireMergeable(
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<void> {
  for (const { code, where, message } of refusals.values()) {
    const found = await rowsOf<{ number: number }>(
      transaction,
      sql`select ${orders.number} as number from ${orders}
        where ${orders.company_id} = ${companyId} and ${orders.id} = any(${idArray(ids)}) and ${where(orders)} order by 1`,
    );
    if (found.length === 0) continue;
    throw conflict(code, message(found.map(({ number }) => `№ ${number}`).join(', ')));
  }
}
