// Optimistic locking: an update that names an outdated `version` of the record is refused.
import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { conflict } from '../http/errors.ts';
import type {
  FieldSelection,
  RecordDefinition,
  Computed,
  RecordOf,
  VersionOf,
} from './contract.ts';
import type { Scope, OfRow } from '../permissions/permissions.ts';
import {
  memoizeByShape,
  placeholder,
  runStatement,
  compileStatement,
  valuesOf,
} from '../database/prepared-queries.ts';
import { schemaName } from '../http/openapi-references.ts';

/**
 * The id of the transaction that wrote the row. Row locks and freezing do not change it. A restored dump has new ids,
 * so an edit begun before is refused once.
 */
const writer = sql.identifier('xmin');

/** The computed field `version`, if the record has one. */
export function versionIn<Table extends PgTable>({
  permissions,
  version = permissions !== 'part' && permissions.update !== undefined ? 'row' : undefined,
}: RecordDefinition<Table>): Readonly<Record<string, Computed>> {
  if (version === undefined) return {};
  const schema = z.string().describe('Opaque; changes with every change of the record.');
  // The table's columns are not known to TypeScript here.
  return { version: { schema, sql: versionSql(version as VersionOf) } };
}

function versionSql(version: VersionOf): OfRow {
  if (typeof version === 'function') return version;
  if (version === 'row')
    return (table) => sql`${sql.identifier(getTableName(table))}.${writer}::text`;
  return (table) => digest(...version.map((name) => sql`${columnOf(table, name)}`));
}

/** A hash of the values. */
export const digest = (...values: readonly SQL[]): SQL =>
  sql`md5(row(${sql.join([...values], sql`, `)})::text)`;

/** The columns of a row for subqueries. `*` does not include the system column for the version. */
export function wholeRow({ table, computed }: RecordOf, { columns }: FieldSelection): SQL {
  const row = sql.identifier(getTableName(table));
  const isVersioned = 'version' in computed && (columns?.includes('version') ?? true);
  return isVersioned ? sql`${row}.*, ${row}.${writer}` : sql`${row}.*`;
}

export interface Versioned {
  version?: string | null | undefined;
}

const version = z
  .string()
  .max(200)
  .nullish()
  .meta({
    description:
      'The `version` that the change is based on. If it is outdated, nothing is changed: 409 `stale`.',
    ...schemaName('Version'),
  });

/** The body of an update with an optional version. */
export const versioned = <Body extends object>(
  body: z.ZodObject & z.ZodType<Body>,
): z.ZodType<Body & Versioned> =>
  // `safeExtend` loses the type of the body.
  body.safeExtend({ version }) as unknown as z.ZodType<Body & Versioned>;

/**
 * Throws 409 unless the record has this version, which it then keeps until the end of the transaction. Without a
 * version nothing is checked. The caller has checked that the record exists and may be changed.
 */
export async function requireVersion(
  transaction: Transaction,
  scope: Scope,
  record: RecordOf,
  id: number,
  version: string | null | undefined,
): Promise<void> {
  if (version == null) return;
  const { table } = record;
  const values = { ...valuesOf(scope), id };
  const { lock, read } = memoizeByShape(record, 'version', scope, (asker) => {
    const row = and(
      'company_id' in table ? eq(columnOf(table, 'company_id'), asker.companyId) : undefined,
      sql`${columnOf(table, 'id')} = ${placeholder('id')}`,
    );
    const now = record.computed['version']?.sql(table, asker);
    if (now === undefined) throw new Error(`${record.name} has no version`);
    return {
      lock: compileStatement(sql`select 1 from ${table} where ${row} for no key update`),
      read: compileStatement(sql`select ${now} as version from ${table} where ${row}`),
    };
  });
  // Pipelined. The read sees everything written before the lock was granted.
  const [, [now]] = await Promise.all([
    runStatement(transaction, lock, values),
    runStatement<{ version: string }>(transaction, read, values),
  ]);
  if (now?.version !== version) throw stale();
}

export const stale = () =>
  conflict(
    'stale',
    'Пока вы это меняли, изменил кто-то ещё. Посмотрите, что стало, и сохраните снова',
  );
