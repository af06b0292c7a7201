// Manual order of records: numbers the column of the default sort by a list of ids.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import { rowsOf, type Database, type Transaction } from '../database/database.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { idArray, idsOf } from '../lists/filters.ts';
import { parentConditions } from '../lists/list.ts';
import type { ParentKeys, Row } from '../lists/contract.ts';
import { wholeRecord } from '../lists/parameters.ts';
import type { Scope } from '../permissions/permissions.ts';
import { fieldsOf, selectList } from '../records/record.ts';
import type { RecordOf } from '../records/contract.ts';
import { companyRoute } from '../http/routes.ts';
import { required } from '../values/texts.ts';
import type { DeclaredResource } from './definition.ts';
import { lockRows } from './locks.ts';
import type { WriteContext } from './contract.ts';
import { inTrashConflict, trashFailures } from './trash.ts';

/** Limit of ids per request. */
const mostIds = 1000;

export function registerOrder(
  app: FastifyInstance,
  database: Database,
  self: DeclaredResource,
): void {
  const { record, permissions, path, tag, words } = self;
  const { order } = self.definition;
  if (order === undefined) return;
  const grant = permissions.update;
  if (grant === undefined) throw new Error(`${path} has no update permission for its manual order`);
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/multi_sort`,
    tag,
    summary: `Set the manual order: ${record.name}`,
    ...(order.description !== undefined && { description: order.description }),
    permission: grant,
    ...trashFailures(self),
    params: self.params.list,
    body: z.strictObject({
      [order.ids]: z
        .array(z.int32())
        .min(1, required)
        .max(mostIds, `Не больше ${mostIds} ${words.many}`)
        .refine((ids) => new Set(ids).size === ids.length, `${words.all} повторяются`),
    }),
    answer: z.array(record.schema),
    run: async ({ transaction, scope, params, body }) => {
      const place = await self.resolveWritableParents(transaction, scope, params);
      const ids = body[order.ids] ?? [];
      const apart = await orderOfFirst(self, transaction, scope, ids);
      await putInOrder(self, { transaction, scope, grant, place: { ...place, ...apart } }, ids);
      return rowsInOrder(record, transaction, scope, ids);
    },
  });
}

/** Reads complete records in the order of the ids. */
export function rowsInOrder(
  record: RecordOf,
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[],
): Promise<Row[]> {
  const { table } = record;
  const fields = selectList(fieldsOf(record, table, wholeRecord, scope));
  const id = columnOf(table, 'id');
  const sorted = sql`(select ${idArray(ids)} as ids) as sorted`;
  return rowsOf<Row>(
    transaction,
    sql`select ${fields} from ${table}, ${sorted}
      where ${columnOf(table, 'company_id')} = ${scope.companyId} and ${id} = any(sorted.ids)
      order by array_position(sorted.ids, ${id})`,
  );
}

/** The order to change: the value that the first record has in the `within` column. */
async function orderOfFirst(
  { record: { table }, definition: { order }, missing }: DeclaredResource,
  transaction: Transaction,
  { companyId }: Scope,
  [first]: readonly number[],
): Promise<ParentKeys> {
  if (order?.within === undefined) return {};
  const [row] = await rowsOf<{ value: number | string }>(
    transaction,
    sql`select ${columnOf(table, order.within)} as value from ${table}
      where ${columnOf(table, 'company_id')} = ${companyId} and ${columnOf(table, 'id')} = ${first}`,
  );
  if (row === undefined) throw notFound(missing);
  return { [order.within]: row.value };
}

async function putInOrder(
  self: DeclaredResource,
  writing: WriteContext,
  ids: readonly number[],
): Promise<void> {
  const { number } = self.definition.order ?? {};
  const rows = await lockRows(
    self,
    writing,
    number === undefined ? {} : { ids: idsOf(ids) },
    numbered(self),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  if (ids.some((each) => !found.get(each)?.seen)) throw notFound(self.missing);
  if (ids.some((each) => !found.get(each)?.allowed)) throw forbidden();
  if (ids.some((each) => found.get(each)?.only_read)) throw inTrashConflict();
  const numbers =
    number === undefined
      ? reordered(inOrder(rows), ids).map((each, index) => [each, index + 1] as const)
      : ids.map((each, index) => [each, number(index + 1, ids.length)] as const);
  const changed = numbers.filter(([each, next]) => found.get(each)?.number !== next);
  if (changed.length > 0) await write(self, writing, changed);
}

/** Permutes the sent ids among the positions that they have in the list. */
export function reordered(all: readonly number[], sent: readonly number[]): number[] {
  const moved = new Set(sent);
  const next = sent.values();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/** Rows without a number are last, as in lists. */
const inOrder = (rows: readonly { id: number; number: number | null }[]): number[] =>
  rows
    .toSorted(
      (one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || one.id - other.id,
    )
    .map(({ id }) => id);

async function write(
  self: DeclaredResource,
  { transaction, scope }: WriteContext,
  numbers: readonly (readonly [id: number, number: number])[],
): Promise<void> {
  const { table } = self.record;
  const array = (values: number[]) => sql`${sql.param(`{${values.join(',')}}`)}::integer[]`;
  const ids = array(numbers.map(([id]) => id));
  const next = array(numbers.map(([, number]) => number));
  await transaction
    .update(table)
    .set({ [numbered(self).name]: sql`ranked.number` })
    .from(sql`unnest(${ids}, ${next}) as ranked (id, number)`)
    .where(
      and(
        eq(columnOf(table, 'company_id'), scope.companyId),
        sql`${columnOf(table, 'id')} = ranked.id`,
      ),
    );
}

/** The number of a new row, which is last. */
export function numberOfNew(
  self: DeclaredResource,
  values: Row,
  place: ParentKeys,
  { companyId }: Scope,
): Row {
  const { record, definition } = self;
  const { order } = definition;
  if (order === undefined || order.number !== undefined) return {};
  const { table } = record;
  const column = numbered(self);
  const apart =
    order.within === undefined
      ? undefined
      : eq(columnOf(table, order.within), values[order.within]);
  const ofPlace = and(
    eq(columnOf(table, 'company_id'), companyId),
    ...parentConditions({ record }, place).values(),
    apart,
  );
  return {
    [column.name]: sql`(select coalesce(max(${column}), 0) + 1 from ${table} where ${ofPlace})`,
  };
}

/** The column of the default sort. */
const numbered = ({ record, sort: [name = 'id'] }: DeclaredResource) =>
  columnOf(record.table, name);
