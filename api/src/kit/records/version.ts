// The version of a record: an opaque text that changes with every change. An update that names the one it began from is
// refused where that is not the present one any more.
import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { conflict } from '../http/errors.ts';
import type { Selection } from '../lists/parameters.ts';
import type { Scope } from '../permissions/permissions.ts';
import type { Computed, OfRow, RecordDefinition, RecordOf } from './record.ts';
import { builtOnce, hole, rowsWith, statementOf, valuesOf } from '../database/prepared-queries.ts';
import { schemaName } from '../http/openapi-references.ts';

/** What a version is made of: the row as it is written, the values of some columns, or SQL. */
export type VersionOf<Column extends string = string, Row = OfRow> =
  | 'row'
  | readonly Column[]
  | Row;

/**
 * PostgreSQL names in each row the transaction that wrote it. Locks leave that alone, and so does freezing. What is
 * restored from a dump has another one: whoever was editing then is refused once without need.
 */
const writer = sql.identifier('xmin');

/** The computed value `version`, of a record that has one. */
export function versionIn<Table extends PgTable>({
  permissions,
  version = permissions !== 'part' && permissions.update !== undefined ? 'row' : undefined,
}: RecordDefinition<Table>): Readonly<Record<string, Computed>> {
  if (version === undefined) return {};
  const schema = z.string().describe('Opaque: another one after every change of the record.');
  // Of any table TypeScript does not know the columns.
  return { version: { schema, sql: versionSql(version as VersionOf) } };
}

function versionSql(version: VersionOf): OfRow {
  if (typeof version === 'function') return version;
  if (version === 'row')
    return (table) => sql`${sql.identifier(getTableName(table))}.${writer}::text`;
  return (table) => digest(...version.map((name) => sql`${columnOf(table, name)}`));
}

/** One short text of values, the same as long as they are. */
export const digest = (...values: readonly SQL[]): SQL =>
  sql`md5(row(${sql.join([...values], sql`, `)})::text)`;

/** Where rows are read through a sub-select, `*` is not all of them: who wrote one has to be named. */
export function wholeRow({ table, computed }: RecordOf, { columns }: Selection): SQL {
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
      'The `version` that the change began from. When it is not that of the record any more, nothing is changed: 409 `stale`.',
    ...schemaName('Version'),
  });

/** The body of an update, which may name the version that it began from. */
export const versioned = <Body extends object>(
  body: z.ZodObject & z.ZodType<Body>,
): z.ZodType<Body & Versioned> =>
  // What is extended is typed by all fields that a schema could have.
  body.safeExtend({ version }) as unknown as z.ZodType<Body & Versioned>;

/**
 * Throws 409 unless the record has this version; until the transaction ends it keeps it. Whoever names none is not
 * asked. That the record is there, and may be changed, is known before.
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
  const { lock, read } = builtOnce(record, 'version', scope, (asker) => {
    const row = and(
      'company_id' in table ? eq(columnOf(table, 'company_id'), asker.companyId) : undefined,
      sql`${columnOf(table, 'id')} = ${hole('id')}`,
    );
    const now = record.computed['version']?.sql(table, asker);
    if (now === undefined) throw new Error(`${record.name} has no version`);
    return {
      lock: statementOf(sql`select 1 from ${table} where ${row} for no key update`),
      read: statementOf(sql`select ${now} as version from ${table} where ${row}`),
    };
  });
  // Sent together. What others wrote before the lock was given is seen by what is read after it.
  const [, [now]] = await Promise.all([
    rowsWith(transaction, lock, values),
    rowsWith<{ version: string }>(transaction, read, values),
  ]);
  if (now?.version !== version) throw stale();
}

export const stale = () =>
  conflict(
    'stale',
    'Пока вы это меняли, изменил кто-то ещё. Посмотрите, что стало, и сохраните снова',
  );
