// Bulk actions on many records: on the given ids, or on all records that match the conditions of a list.
import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import { rowOf, rowsOf, type Database, type Transaction } from '../database/database.ts';
import { conditionsWith } from '../lists/list.ts';
import type { ParentKeys, Row } from '../lists/contract.ts';
import type { Grant, Grants, Scope } from '../permissions/permissions.ts';
import { companyRoute } from '../http/routes.ts';
import { required } from '../values/texts.ts';
import { schemaName } from '../http/openapi-references.ts';
import { queryOf } from './conditions.ts';
import type { DeclaredResource, Values, BulkAction } from './definition.ts';
import {
  type Resource,
  skippedSchema,
  type ChangedRows,
  type BulkSelection,
  type BulkCall,
  type BulkAnswer,
  type SelectionOptions,
  type SelectedRows,
} from './contract.ts';
import { beyondGrant, refusalConditions, countSkipped } from './skipped-rows.ts';
import { trashValues, isOutOfTrash, trashFailures } from './trash.ts';
import { usedRefusals } from './uses.ts';
import { translateConstraintErrors } from './writes.ts';

/** Limit of ids in a request and in a response. */
export const bulkIds = 1000;

export const bulkAnswer = z
  .object({
    count: z
      .int()
      .describe('Number of changed records; those that already had the values are not counted.'),
    ids: z.array(z.int()).describe('Ids of the changed records, at most the first 1,000.'),
    skipped: skippedSchema.describe('Skipped rows by reason.'),
    deletion: z
      .string()
      .optional()
      .describe(
        'After a deletion to the trash: the value of the filter `deletion` that finds its records.',
      ),
  })
  .meta(schemaName('BulkAnswer'));

/** The response of resources with `wrongIds`. */
export const bulkAnswerWithIds = bulkAnswer
  .extend({
    wrong_ids: z
      .array(z.int())
      .describe('Sent ids that were neither changed nor already in the desired state.'),
  })
  .meta(schemaName('BulkAnswerWithIds'));

/** The condition on the selected records that the caller may see. */
function chosenRows(
  resource: Resource,
  scope: Scope,
  { ids, matching }: BulkSelection,
  place: ParentKeys | undefined,
): SQL {
  const query = matching === undefined ? { ids: (ids ?? []).join(',') } : queryOf(matching);
  const narrowing = resource.readParameters(query);
  const seen = resource.source(resource.permissions.read);
  return all(...conditionsWith(seen, narrowing, scope, place).values());
}

const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

export function registerBulk(
  app: FastifyInstance,
  database: Database,
  self: DeclaredResource,
): void {
  const { bulk } = self.definition;
  if (bulk === undefined) return;
  const actions = Object.entries(bulk.actions);
  const route = {
    method: 'POST',
    tag: self.tag,
    ...(bulk.description !== undefined && { description: bulk.description }),
    answer: bulk.wrongIds ? bulkAnswerWithIds : bulkAnswer,
  } as const;

  if (bulk.oneRoute !== undefined) {
    const { summary, unknown } = bulk.oneRoute;
    companyRoute(app, database, {
      ...route,
      path: `${self.path}/:action`,
      summary,
      permission: [...new Set(actions.map(([, action]) => grantOf(self, action)))],
      params: self.params.list.extend({ action: oneOfActions(actions, unknown) }),
      body: bulkInput(self, bulk.ids, noInput),
      ...(self.definition.parent && trashFailures(self)),
      run: async ({ transaction, scope, params, body }) => {
        // The computed name of the ids makes TypeScript lose the type.
        const { action, ...above } = params as Row as AboveAction;
        const place = await self.resolveWritableParents(transaction, scope, above);
        return perform(self, action, { transaction, scope, place, ...body });
      },
    });
    return;
  }
  for (const [name, action] of actions) {
    companyRoute(app, database, {
      ...route,
      path: `${self.path}/${name}`,
      summary: action.summary ?? `${name} many: ${self.record.name}`,
      permission: grantOf(self, action),
      params: self.params.list,
      body: bulkInput(self, bulk.ids, action.input ?? noInput),
      // A record that is referenced is not deleted.
      ...(action.does === 'delete' && self.definition.softDelete === undefined
        ? { failures: [409] }
        : self.definition.parent && trashFailures(self)),
      run: async ({ transaction, scope, params, body }) => {
        const place = await self.resolveWritableParents(transaction, scope, params);
        return perform(self, action, { transaction, scope, place, ...body });
      },
    });
  }
}

/** Parses the name of an action. `unknown` is the message for other names. */
const oneOfActions = (actions: [string, BulkAction<PgTable, Row>][], unknown: string) =>
  z
    .string()
    .describe(`One of ${actions.map(([name]) => name).join(', ')}.`)
    .transform((sent, context) => {
      const [, action] = actions.find(([name]) => name === sent) ?? [];
      if (action !== undefined) return action;
      context.addIssue({ code: 'custom', message: unknown, params: { code: 'unknown_action' } });
      return z.NEVER;
    });

/** The ids and the action in the path. */
type AboveAction = Record<string, number> & { action: BulkAction<PgTable, Row> };

const noInput = z.strictObject({});

/** The body of a custom bulk route: only the selection. */
export const chosenInput = (resource: Resource, name: string) => bulkInput(resource, name, noInput);

/**
 * The body of a bulk action: ids under this name or the conditions of the list, and the action's input.
 */
export function bulkInput<Input>(
  { record, conditions, words }: Resource,
  name: string,
  input: z.ZodType<Input> & { shape: z.ZodRawShape },
) {
  const ids = z
    .array(z.int32())
    .min(1, `Выберите хотя бы ${words.one}`)
    .max(bulkIds, `Не больше ${bulkIds} ${words.many} за раз`)
    .optional();
  const matching = conditions.optional();
  return (
    z
      .strictObject({ [name]: ids, matching, ...input.shape })
      // What some actions need besides has no name of its own.
      .meta(input === noInput ? schemaName(`${record.name}BulkInput`) : {})
      .refine((sent) => (sent[name] === undefined) !== (sent['matching'] === undefined), {
        message: required,
        path: [name],
        params: { code: 'required' },
      })
      .transform((sent) => ({
        // A computed name loses the types of all.
        chosen: { ids: sent[name], matching: sent['matching'] } as BulkSelection,
        input: sent as Input,
      }))
  );
}

function grantOf(
  { permissions, path }: Resource,
  { grant, does }: BulkAction<PgTable, Row>,
): Grant {
  const found = grant ?? (does === 'delete' ? permissions.delete : permissions.update);
  if (found === undefined) throw new Error(`${path} has a bulk action without a permission`);
  return found;
}

/** Runs the action with this name of the resource's definition. */
export function runNamedAction(
  self: DeclaredResource,
  name: string,
  call: BulkCall,
): Promise<BulkAnswer> {
  const action = self.definition.bulk?.actions[name];
  if (action === undefined) throw new Error(`${self.path} has no bulk action ${name}`);
  return perform(self, action, call);
}

async function perform(
  self: DeclaredResource,
  action: BulkAction<PgTable, Row>,
  call: BulkCall,
): Promise<BulkAnswer> {
  if (!self.definition.bulk?.wrongIds) return performOn(self, action, call);
  const { ids = [] } = call.chosen;
  const so = await thoseThatAreSo(self, action, call);
  const answer = await performOn(self, action, call);
  const done = new Set([...so, ...answer.ids]);
  return { ...answer, wrong_ids: [...new Set(ids)].filter((id) => !done.has(id)) };
}

/** The given ids that are already in the desired state. */
async function thoseThatAreSo(
  self: DeclaredResource,
  { where }: BulkAction<PgTable, Row>,
  { transaction, scope, place, chosen }: BulkCall,
): Promise<number[]> {
  if (chosen.ids === undefined || where === undefined) return [];
  const { table } = self.record;
  const seen = chosenRows(self, scope, chosen, place);
  const rows = await rowsOf<{ id: number }>(
    transaction,
    sql`select ${columnOf(table, 'id')} as id from ${table} where ${seen} and not (${where(table, scope)})`,
  );
  return rows.map(({ id }) => id);
}

async function performOn(
  self: DeclaredResource,
  action: BulkAction<PgTable, Row>,
  { transaction, scope, place, chosen, input }: BulkCall,
): Promise<BulkAnswer> {
  const { definition } = self;
  const { table } = self.record;
  const { does } = action;
  const held = { ids: chosen.ids ?? [], place: place ?? {} };
  await definition.lockScope?.(transaction, scope, {}, held);
  const isSoft = does === 'delete' && definition.softDelete !== undefined;
  const { rows, skipped } = await selectRows(self, grantOf(self, action), {
    transaction,
    scope,
    place,
    chosen,
    touched: all(action.where?.(table, scope), isSoft ? isOutOfTrash(table) : undefined),
    refuses: [...(action.refuses ?? []), ...(does === 'delete' ? usedRefusals(self) : [])],
    all: action.all,
  });
  if (typeof does === 'function') {
    const done = await does({ transaction, scope, rows, input });
    return { ...done, skipped: [...skipped, ...(done.skipped ?? [])] };
  }
  const trash = isSoft ? trashValues(table) : undefined;
  const values = does === 'delete' ? trash : does;
  const changed = await changeRows(transaction, scope, table, rows, values).catch(
    translateConstraintErrors(definition),
  );
  return { ...changed, skipped, ...(trash && { deletion: trash.deletion }) };
}

/** Splits the selection into rows to change and skipped rows. */
export async function selectRows(
  self: DeclaredResource,
  grants: Grants,
  {
    transaction,
    scope,
    place,
    chosen,
    touched,
    refuses = [],
    all: takesAll,
    lock = false,
  }: SelectionOptions,
): Promise<SelectedRows> {
  const { table } = self.record;
  const seen = chosenRows(self, scope, chosen, place);
  if (lock) {
    await transaction.execute(
      sql`select from ${table} where ${seen} order by ${columnOf(table, 'id')} for update`,
    );
  }
  const refusals = [
    ...beyondGrant(self, scope, grants),
    ...(takesAll ? [] : (self.definition.bulk?.refuses ?? [])),
    ...refuses,
  ];
  const skipped = await countSkipped(transaction, self, scope, seen, {
    refusals,
    isSo: touched ? not(touched) : sql`false`,
    idCount: chosen.ids && new Set(chosen.ids).size,
  });
  return {
    rows: all(seen, touched, ...refusalConditions(table, scope, seen, refusals).map(not)),
    skipped,
  };
}

/**
 * Sets values on the rows, or deletes them. Rows are locked in the order of their ids first, so that concurrent writers
 * wait for each other instead of deadlocking.
 */
export function changeRows(
  transaction: Transaction,
  { companyId }: Scope,
  table: PgTable,
  rows: SQL,
  values: Values | undefined,
): Promise<ChangedRows> {
  const id = columnOf(table, 'id');
  const isChosen = all(
    eq(columnOf(table, 'company_id'), companyId),
    sql`${id} = ${sql.identifier('chosen')}.id`,
  );
  const [lock, change] =
    values === undefined
      ? [sql`for update`, sql`delete from ${table} using chosen where ${isChosen} returning ${id}`]
      : [
          sql`for no key update`,
          transaction
            .update(table)
            .set(values)
            .from(sql`chosen`)
            .where(isChosen)
            .returning({ id })
            .getSQL(),
        ];
  return rowOf(
    transaction,
    sql`with chosen as (select ${id} from ${table} where ${rows} order by ${id} ${lock} of ${table}),
      changed as (${change})
    select count(*)::integer as count,
      coalesce((array_agg(id order by id))[1:${sql.raw(String(bulkIds))}], '{}') as ids from changed`,
  );
}
