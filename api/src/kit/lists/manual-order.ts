// Manual order of the rows below one record, numbered from 1 in the column `sort`.
import { sql } from 'drizzle-orm';
import { inNumberedOrder } from '@kafedra/common/order';
import type { TableWith } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { invalid } from '../http/errors.ts';
import type { Scope } from '../permissions/permissions.ts';

/** The columns of a row that determine its position. */
export interface SortedRow {
  id: number;
  sort: number;
  status: string;
}

/**
 * Numbers the rows with these ids from 1. Only changed numbers are written. Rows in the trash keep their position for a
 * restore.
 */
export async function writeOrder(
  transaction: Transaction,
  { companyId }: Scope,
  table: TableWith<'company_id' | 'id' | 'sort'>,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(
    sql`update ${table} placed set sort = ranked.sort
      from unnest(${`{${ids.join(',')}}`}::integer[]) with ordinality as ranked (id, sort)
      where placed.company_id = ${companyId} and placed.id = ranked.id and placed.sort <> ranked.sort`,
  );
}

/**
 * Inserts new ids behind a row: at the start for null, at the end for undefined. Throws 422 with the message `missing`
 * if that row does not exist.
 */
export function placedBehind(
  all: readonly SortedRow[],
  added: readonly number[],
  behind: number | null | undefined,
  missing: string,
): number[] {
  const others = all.filter(({ id }) => !added.includes(id));
  const place =
    behind === undefined
      ? others.length
      : others.findIndex(({ id, status }) => id === behind && status !== 'deleted') + 1;
  if (behind != null && place === 0) throw invalid('behind_id', missing, 'not_found');
  return others.map(({ id }) => id).toSpliced(place, 0, ...added);
}

/** Sorts the ids by the numbers that were sent for some rows. Null if none was sent. */
export function placedByNumbers(
  all: readonly SortedRow[],
  sent: readonly { id: number; sort?: number | undefined }[],
): number[] | null {
  const numbers = sent.flatMap(({ id, sort }) => (sort === undefined ? [] : [[id, sort] as const]));
  return numbers.length === 0 ? null : inNumberedOrder(all, new Map(numbers)).map(({ id }) => id);
}
