// The SQL condition that connects a row with its related rows.
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import type { QueryScope } from '../permissions/permissions.ts';
import type { Relation } from './contract.ts';

/** The FROM clause of a table with an alias. */
export const fromTable = (table: PgTable, name: string): SQL =>
  sql`from ${sql.identifier(getTableName(table))} ${sql.identifier(name)}`;

/** Whether a relation leads to at most one row. */
export const isToOne = (relation: Relation): boolean =>
  relation.kind === 'found' ? !relation.many : relation.kind === 'one';

/** The condition on rows of the related table to belong to the parent's row. */
export function relatedRows(
  relation: Relation,
  parent: PgTable,
  table: PgTable,
  asker: QueryScope,
): SQL {
  const conditions: SQL[] = [];
  if ('company_id' in parent && 'company_id' in table) {
    conditions.push(sql`${columnOf(table, 'company_id')} = ${columnOf(parent, 'company_id')}`);
  }
  if (relation.kind === 'one') {
    conditions.push(sql`${columnOf(table, 'id')} = ${columnOf(parent, relation.by)}`);
  } else if (relation.kind === 'many') {
    conditions.push(sql`${columnOf(table, relation.by)} = ${columnOf(parent, 'id')}`);
    if (relation.where !== undefined) conditions.push(relation.where(table, asker));
  } else if (relation.kind === 'found') {
    conditions.push(relation.rows(parent, table));
  } else {
    const { through, by, target } = relation;
    conditions.push(
      sql`${columnOf(table, 'id')} in (select ${columnOf(through, target)} from ${through} where ${columnOf(through, 'company_id')} = ${columnOf(parent, 'company_id')} and ${columnOf(through, by)} = ${columnOf(parent, 'id')})`,
    );
  }
  return sql.join(conditions, sql` and `);
}
