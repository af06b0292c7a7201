// References to a record: a referenced record cannot be deleted, and the error names the references.
import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import { rowOf, type Transaction } from '../database/database.ts';
import { conflict } from '../http/errors.ts';
import type { Scope } from '../permissions/permissions.ts';
import { countOf } from '../values/plurals.ts';
import { readableRows } from '../records/readers.ts';
import { fromTable, relatedRows } from '../records/related.ts';
import { quoted } from '../values/russian-errors.ts';
import type { DeclaredResource, Use } from './definition.ts';
import { displayNameOf, namedRows } from './skipped-rows.ts';
import type { Refusal } from './contract.ts';
import { isInTrash } from './trash.ts';

const declaredUses = new Map<string, { use: Use; at: number }[]>();

/**
 * Adds a use of a table's rows, for domains that come after the one of its resource. `at` is its position among all uses:
 * refusals name uses in this order, and a skipped row counts under its first one.
 */
export function declareUse(table: PgTable, use: Use, at: number): void {
  const name = getTableName(table);
  const declared = [...(declaredUses.get(name) ?? []), { use, at }];
  declaredUses.set(
    name,
    declared.toSorted((one, other) => one.at - other.at),
  );
}

/** The uses that the resource names, and those that later domains declared. */
export function usesOf({ record: { table }, definition: { uses = [] } }: DeclaredResource): Use[] {
  const all = [...uses];
  for (const { use, at } of declaredUses.get(getTableName(table)) ?? []) all.splice(at, 0, use);
  return all;
}

/** Throws 409 while the record is used. The message names the records that use it, as far as the caller may read them. */
export async function requireUnused(
  self: DeclaredResource,
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const { table } = self.record;
  const row = and(
    eq(columnOf(table, 'company_id'), scope.companyId),
    eq(columnOf(table, 'id'), id),
  );
  const found = await Promise.all(
    usesOf(self).map(async (use) => {
      const said = await rowOf<Said>(transaction, saying(use, table, scope, row));
      return said.count === 0 ? [] : [wordsOf(use, said)];
    }),
  );
  const words = found.flat();
  if (words.length === 0) return;
  throw conflict('in_use', `Используется: ${words.join('; ')}`);
}

/** The same rule for bulk actions. */
export const usedRefusals = (self: DeclaredResource): Refusal<PgTable>[] =>
  usesOf(self).map(({ relation, skippedMessage }) => ({
    code: 'in_use',
    message: skippedMessage,
    where: (table, asker) => {
      const target = relation.to().table;
      const rows = relatedRows(relation, table, alias(target, 'using'), asker);
      return sql`exists (select 1 ${fromTable(target, 'using')} where ${rows})`;
    },
  }));

interface Said {
  count: number;
  trashed: number;
  names: string[];
}

/** The number of references, how many are in the trash, and the first names. */
function saying(
  { relation, displayName }: Use,
  table: PgTable,
  scope: Scope,
  row: SQL | undefined,
): SQL {
  const target = relation.to();
  const using = alias(target.table, 'using');
  const rows = sql`${fromTable(target.table, 'using')} where ${relatedRows(relation, table, using, scope)}`;
  const readable = readableRows(target, using, scope);
  const named =
    typeof readable === 'string' ? (readable === 'all' ? sql`true` : sql`false`) : readable;
  const name =
    displayName === undefined ? displayNameOf(target, using) : columnOf(using, displayName.column);
  const trashed = 'deletion' in using ? isInTrash(using) : sql`false`;
  return sql`select (select count(*)::integer ${rows}) as count,
      (select count(*)::integer ${rows} and ${trashed}) as trashed,
      array(select ${name}::text ${rows} and ${named} order by ${columnOf(using, 'id')} limit ${sql.raw(String(namedRows))}) as names
    from ${table} where ${row}`;
}

/** «12 курсов («Алгебра», «Физика», «Химия» и ещё 9), из них в корзине 2» */
function wordsOf({ nouns, displayName }: Use, { count, trashed, names }: Said): string {
  const others = count - names.length;
  const more = others > 0 ? ` и ещё ${others.toLocaleString('ru')}` : '';
  const shownNames = displayName === undefined ? names : names.map(displayName.words);
  const named = names.length === 0 ? '' : ` (${shownNames.map(quoted).join(', ')}${more})`;
  const inTrash = trashed === 0 ? '' : `, из них в корзине ${trashed.toLocaleString('ru')}`;
  return `${countOf(count, nouns)}${named}${inTrash}`;
}
