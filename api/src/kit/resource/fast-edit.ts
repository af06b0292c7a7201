// Edits cells of many records in one request, as in a spreadsheet.
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, is, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import type { Database, Transaction } from '../database/database.ts';
import { withSavepoint } from '../database/transactions.ts';
import { Failure, failureOf, failureSchema, forbidden, notFound } from '../http/errors.ts';
import type { FailureReason } from '../http/failure.ts';
import { readList } from '../lists/list.ts';
import type { Row } from '../lists/contract.ts';
import type { Scope } from '../permissions/permissions.ts';
import { companyRoute } from '../http/routes.ts';
import type { DeclaredResource } from './definition.ts';
import { lockRows } from './locks.ts';
import { inTrashConflict } from './trash.ts';
import type { Updates } from './contract.ts';

/** Records per request. */
const mostRows = 200;

const rowAnswer = z
  .object({
    saved: z.boolean(),
    conflicts: z
      .array(z.string())
      .describe('Cells that were changed concurrently: they contain neither `was` nor `now`.'),
    errors: failureSchema.shape.errors.describe('Errors of the record’s update.'),
  })
  .meta({ id: 'FastEditedRow', description: 'The result of a fast edit of one record.' });

type RowAnswer = z.infer<typeof rowAnswer>;

interface SentRow {
  id: number;
  was: Row;
  now: Row;
}

export function registerFastEdit(
  app: FastifyInstance,
  database: Database,
  self: DeclaredResource,
): void {
  const { record, tag, definition, updates, words } = self;
  const { fastEdit } = definition;
  if (fastEdit === undefined) return;
  if (updates === null) throw new Error(`${self.path} has no update permission for fast edit`);
  const { path, cells } = fastEdit;
  const cellsSchema = z
    .strictObject(Object.fromEntries(cells.map((cell) => [cell, z.unknown().optional()])))
    .describe('Fields and values as in the record’s update.');

  companyRoute(app, database, {
    method: 'GET',
    path,
    tag,
    summary: `List for fast edit: ${record.name}`,
    permission: updates.grant,
    query: self.listQuery(),
    list: record.schema,
    run: ({ transaction, scope, query }) =>
      readList(transaction, self.source(updates.grant), self.readParameters(query), scope),
  });

  companyRoute(app, database, {
    method: 'PUT',
    path,
    tag,
    summary: `Change cells of many: ${record.name}`,
    description:
      'Each record is changed completely or not at all, independently of the others. Idempotent.',
    permission: updates.grant,
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            id: z.int32(),
            was: cellsSchema.describe('Values of the cells in `now` before the change.'),
            now: cellsSchema,
          }),
        )
        .min(1, `Выберите хотя бы ${words.one}`)
        .max(mostRows, `Не больше ${mostRows} ${words.many} за раз`)
        .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, {
          message: `${words.all} повторяются`,
        }),
    }),
    answer: z.object({
      rows: z.array(rowAnswer).describe('In the order of the request.'),
    }),
    run: async ({ transaction, scope, body }) => {
      const rows: RowAnswer[] = [];
      const known = await present(self, updates, transaction, scope, body.rows);
      for (const sent of body.rows) {
        rows.push(await changeRow(self, updates, { transaction, scope }, sent, known.get(sent.id)));
      }
      return { rows };
    },
  });
}

/** Locks and reads the records. Returns the row, or the reason why it cannot be changed, by id. */
async function present(
  self: DeclaredResource,
  { grant }: Updates,
  transaction: Transaction,
  scope: Scope,
  rows: readonly SentRow[],
): Promise<Map<number, Row | Failure>> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  await self.definition.lockScope?.(transaction, scope, {}, { ids, place: {} });
  const locked = await lockRows(self, { transaction, scope, grant, place: {} }, { ids });
  const refused = locked.flatMap(({ id, seen, allowed, only_read }): [number, Failure][] => {
    if (!seen) return [[id, notFound(self.missing)]];
    if (!allowed) return [[id, forbidden()]];
    return only_read ? [[id, inTrashConflict()]] : [];
  });
  const there = locked.map((row) => row.id);
  const { table } = self.record;
  const id = columnOf(table, 'id');
  const found = await transaction
    .select({ id, ...cellsOf(self, scope) })
    .from(table)
    .where(and(eq(columnOf(table, 'company_id'), scope.companyId), inArray(id, there)));
  return new Map<number, Row | Failure>([
    ...found.map((row) => [Number(row['id']), row] as const),
    ...refused,
  ]);
}

const cellsOf = (
  { record: { table, computed }, definition: { fastEdit } }: DeclaredResource,
  scope: Scope,
): Record<string, PgColumn | SQL> =>
  Object.fromEntries(
    (fastEdit?.cells ?? []).map((cell) => {
      const value = cell in table ? undefined : computed[cell]?.sql(table, scope);
      return [cell, value ?? columnOf(table, cell)];
    }),
  );

async function changeRow(
  self: DeclaredResource,
  updates: Updates,
  { transaction, scope }: { transaction: Transaction; scope: Scope },
  { id, was, now }: SentRow,
  present: Row | Failure = notFound(self.missing),
): Promise<RowAnswer> {
  const answer = (conflicts: string[], errors: FailureReason[]): RowAnswer => ({
    saved: conflicts.length === 0 && errors.length === 0,
    conflicts,
    errors,
  });
  if (present instanceof Failure) return answer([], present.errors);
  const read = updates.body.safeParse(now, { reportInput: true });
  if (!read.success) return answer([], failureOf(read.error).errors);
  const columns = cellsOf(self, scope);
  const changed = Object.keys(now).filter(
    (cell) => !isSame(columns[cell], present[cell], read.data[cell]),
  );
  const conflicts = changed.filter((cell) => {
    const before = updates.body.safeParse({ [cell]: was[cell] });
    return !(before.success && isSame(columns[cell], present[cell], before.data[cell]));
  });
  if (conflicts.length > 0) return answer(conflicts, []);
  if (changed.length === 0) return answer([], []);
  const values = Object.fromEntries(changed.map((cell) => [cell, read.data[cell]]));
  try {
    // In a savepoint, so that a refused record does not undo the others.
    await withSavepoint(transaction, (nested) =>
      updates.change({ transaction: nested, scope, place: {} }, id, values),
    );
    return answer([], []);
  } catch (error) {
    if (error instanceof Failure) return answer([], error.errors);
    throw error;
  }
}

/**
 * Whether a cell has this value. Amounts are compared as numbers, because trailing zeros may differ.
 */
function isSame(cell: PgColumn | SQL | undefined, held: unknown, sent: unknown): boolean {
  const [one, other] = [held ?? null, sent ?? null];
  const isAmount = is(cell, PgColumn) && cell.columnType === 'PgNumeric';
  if (isAmount && one !== null && other !== null) {
    return Number(one) === Number(other);
  }
  return isDeepStrictEqual(one, other);
}
