// Merges a record into another one: references to it are moved to the other record, and it is deleted.
import { eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import type { Database, Transaction } from '../database/database.ts';
import { forbidden, invalid, notFound } from '../http/errors.ts';
import type { Scope } from '../permissions/permissions.ts';
import type { Relation } from '../records/contract.ts';
import { companyRoute } from '../http/routes.ts';
import { schemaName } from '../http/openapi-references.ts';
import { changeRows } from './bulk.ts';
import type { DeclaredResource } from './definition.ts';
import { lockRows } from './locks.ts';
import { inTrashConflict } from './trash.ts';
import { usesOf } from './uses.ts';
import { remove } from './writes.ts';

const mergeInput = z
  .strictObject({ into_id: z.int32().describe('The record that stays.') })
  .meta(schemaName('MergeInput'));

export function registerMerge(
  app: FastifyInstance,
  database: Database,
  self: DeclaredResource,
): void {
  const { record, path, tag, params, permissions, missing, definition } = self;
  const { merge } = definition;
  if (merge === undefined) return;
  const grant = permissions.delete;
  if (grant === undefined) throw new Error(`${path} has no delete permission for merges`);
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/merge`,
    tag,
    summary: `Merge into another: ${record.name}`,
    description:
      'References to the record are changed to the other one, and the record is deleted. Returns the record that stays.',
    permission: grant,
    params: params.one,
    body: mergeInput,
    answer: record.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id, ...above }, body: { into_id: into } }) => {
      const place = await self.resolveParents(transaction, scope, above);
      const writing = { transaction, scope, grant, place };
      await definition.lockScope?.(transaction, scope, null, { ids: [id, into], place });
      const rows = await lockRows(self, writing, { ids: [id, into] });
      const found = new Map(rows.map((row) => [row.id, row]));
      if (!found.get(id)?.seen) throw notFound(missing);
      if (into === id) throw invalid('into_id', 'Выберите другую запись', 'same');
      if (!found.get(into)?.seen) throw invalid('into_id', missing, 'not_found');
      if (rows.some(({ allowed }) => !allowed)) throw forbidden();
      if (rows.some(({ only_read }) => only_read)) throw inTrashConflict();
      await merge.check?.(transaction, scope, id, into);
      // Waits for transactions that are adding references to it.
      await transaction.execute(
        sql`select from ${record.table} where ${inCompany(record.table, scope)} and ${columnOf(record.table, 'id')} = ${id} for update`,
      );
      await merge.move?.(transaction, scope, id, into);
      for (const { relation } of usesOf(self)) await pass(transaction, scope, relation, id, into);
      await remove(self, writing, id);
      return self.find(transaction, scope, into, undefined, place);
    },
  });
}

const inCompany = (table: Parameters<typeof columnOf>[0], { companyId }: Scope): SQL =>
  eq(columnOf(table, 'company_id'), companyId);

/** Moves the references of one relation with a single indexed statement. */
async function pass(
  transaction: Transaction,
  scope: Scope,
  relation: Exclude<Relation, { kind: 'one' | 'found' }>,
  id: number,
  into: number,
): Promise<void> {
  if (relation.kind === 'many') {
    const { table } = relation.to();
    const naming = sql`${inCompany(table, scope)} and ${columnOf(table, relation.by)} = ${id}`;
    await changeRows(transaction, scope, table, naming, { [relation.by]: into });
    return;
  }
  const { through, by, target } = relation;
  const named = columnOf(through, by);
  const linked = sql`${inCompany(through, scope)} and ${named} = ${id}`;
  const columns = sql.join(
    [columnOf(through, 'company_id'), named, columnOf(through, target)].map(({ name }) =>
      sql.identifier(name),
    ),
    sql`, `,
  );
  // Inserted and deleted instead of updated, so that the audit log shows both.
  await transaction.execute(
    sql`insert into ${through} (${columns})
      select ${columnOf(through, 'company_id')}, ${into}, ${columnOf(through, target)} from ${through} where ${linked}
      on conflict do nothing`,
  );
  await transaction.execute(sql`delete from ${through} where ${linked}`);
}
