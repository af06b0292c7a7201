// Work on many records at once: on those that are named, or on all that a list with some conditions shows.
import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import { rowOf, rowsOf, type Database, type Transaction } from '../database/database.ts';
import { conditionsWith, type Place, type Row } from '../lists/list.ts';
import type { Grant, Grants, Scope } from '../permissions/permissions.ts';
import type { OfRow } from '../records/record.ts';
import { companyRoute } from '../http/routes.ts';
import { required } from '../values/texts.ts';
import { schemaName } from '../http/openapi-references.ts';
import { queryOf, type Conditions } from './conditions.ts';
import type { Declared, Resource, Values } from './definition.ts';
import {
  beyondGrant,
  isRefused,
  skippedOf,
  skippedSchema,
  type Refusal,
  type Skipped,
} from './skipped-rows.ts';
import { intoTrash, isOutOfTrash, trashFailures } from './trash.ts';
import { usedRefusals } from './uses.ts';
import { refusing } from './writes.ts';

/** How many records are taken by name, and named in an answer. */
export const bulkIds = 1000;

export interface BulkDefinition<Table extends PgTable, Inputs> {
  /** The name of the ids in the body, as `courses_id`. */
  ids: string;
  description?: string;
  /** The rows that none of the actions changes, but for one that takes `all`. */
  refuses?: readonly Refusal<Table>[];
  /** All actions are one route, which refuses the name of an unknown one with these words. */
  oneRoute?: { summary: string; unknown: string };
  /** The answer also names by `wrong_ids` those of the ids that were sent of which nothing came. */
  wrongIds?: true;
  /** By the last part of their paths. */
  actions: { [Name in keyof Inputs]: BulkAction<Table, Inputs[Name]> };
}

export interface BulkAction<Table extends PgTable, Input = Row> {
  /** What it does in a few words; nothing where all are one route. */
  summary?: string;
  /** Who may do it: whoever may delete or update a record, when left out. */
  grant?: Grant;
  /** What it needs besides the records. */
  input?: z.ZodType<Input> & { shape: z.ZodRawShape };
  /** The rows that it has an effect on: others are so already, and nothing is told of them. */
  where?: OfRow<Table>;
  /** The rows that it does not change. */
  refuses?: readonly Refusal<Table>[];
  /** Changes also what none of the others does. */
  all?: true;
  /** Deletes the rows, gives them these values, or does its own. */
  does: 'delete' | Values<Table> | ((work: BulkWork<Input>) => Promise<Changed>);
}

export interface BulkWork<Input> {
  transaction: Transaction;
  scope: Scope;
  /** The condition on the rows of the table that were chosen and that the person may do this with. */
  rows: SQL;
  input: Input;
}

/** How many rows were changed, and which: at most the first 1,000. */
export interface Changed {
  count: number;
  ids: number[];
  /** The mark of a deletion that can be taken back. */
  deletion?: string;
  /** Those that turned out to stay as they are, where it is the work itself that finds out. */
  skipped?: Skipped[];
}

export interface BulkAnswer extends Changed {
  skipped: Skipped[];
  wrong_ids?: number[];
}

export const bulkAnswer = z
  .object({
    count: z
      .int()
      .describe('Records that were changed; those that were so already are not counted.'),
    ids: z.array(z.int()).describe('Their ids, at most the first 1,000.'),
    skipped: skippedSchema.describe('Those that stay as they are, by the reason.'),
    deletion: z
      .string()
      .optional()
      .describe('After a deletion to the trash: the filter `deletion` finds all that it took.'),
  })
  .meta(schemaName('BulkAnswer'));

/** Of a resource with `wrongIds`. */
export const bulkAnswerWithIds = bulkAnswer
  .extend({
    wrong_ids: z.array(z.int()).describe('Of the ids that were sent those of which nothing came.'),
  })
  .meta(schemaName('BulkAnswerWithIds'));

/** Which records: those with these ids, or all that match. Exactly one of the two. */
export interface Chosen {
  ids?: readonly number[] | undefined;
  matching?: Conditions | undefined;
}

/** The records that the person may see. */
function chosenRows(
  resource: Resource,
  scope: Scope,
  { ids, matching }: Chosen,
  place: Place | undefined,
): SQL {
  const query = matching === undefined ? { ids: (ids ?? []).join(',') } : queryOf(matching);
  const narrowing = resource.readParameters(query);
  const seen = resource.source(resource.permissions.read);
  return all(...conditionsWith(seen, narrowing, scope, place).values());
}

const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

export function registerBulk(app: FastifyInstance, database: Database, self: Declared): void {
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
        // Beside ids of any names TypeScript loses what it is.
        const { action, ...above } = params as Row as AboveAction;
        const place = await self.placeToWrite(transaction, scope, above);
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
      // A record that others name is not deleted.
      ...(action.does === 'delete' && self.definition.softDelete === undefined
        ? { failures: [409] }
        : self.definition.parent && trashFailures(self)),
      run: async ({ transaction, scope, params, body }) => {
        const place = await self.placeToWrite(transaction, scope, params);
        return perform(self, action, { transaction, scope, place, ...body });
      },
    });
  }
}

/** An action by its name; `unknown` are the words for what is none. */
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

/** The ids in an address, and the action that its last part names. */
type AboveAction = Record<string, number> & { action: BulkAction<PgTable, Row> };

const noInput = z.strictObject({});

/** The body of a route of its own that works on many: which records, and nothing else. */
export const chosenInput = (resource: Resource, name: string) => bulkInput(resource, name, noInput);

/** The body of an action: ids under this name, or the conditions of the list; and what the action itself needs. */
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
        chosen: { ids: sent[name], matching: sent['matching'] } as Chosen,
        input: sent as Input,
      }))
  );
}

function grantOf(
  { permissions, path }: Resource,
  { grant, does }: BulkAction<PgTable, Row>,
): Grant {
  const found = grant ?? (does === 'delete' ? permissions.delete : permissions.update);
  if (found === undefined) throw new Error(`nobody may do what ${path} offers for many`);
  return found;
}

export interface Asked {
  transaction: Transaction;
  scope: Scope;
  place?: Place;
  chosen: Chosen;
  input: Row;
}

/** What its definition calls by this name. */
export function performNamed(self: Declared, name: string, asked: Asked): Promise<BulkAnswer> {
  const action = self.definition.bulk?.actions[name];
  if (action === undefined) throw new Error(`${self.path} does not know ${name} of many`);
  return perform(self, action, asked);
}

async function perform(
  self: Declared,
  action: BulkAction<PgTable, Row>,
  asked: Asked,
): Promise<BulkAnswer> {
  if (!self.definition.bulk?.wrongIds) return performOn(self, action, asked);
  const { ids = [] } = asked.chosen;
  const so = await thoseThatAreSo(self, action, asked);
  const answer = await performOn(self, action, asked);
  const done = new Set([...so, ...answer.ids]);
  return { ...answer, wrong_ids: [...new Set(ids)].filter((id) => !done.has(id)) };
}

/** Of the ids that were sent those that the action need not change. */
async function thoseThatAreSo(
  self: Declared,
  { where }: BulkAction<PgTable, Row>,
  { transaction, scope, place, chosen }: Asked,
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
  self: Declared,
  action: BulkAction<PgTable, Row>,
  { transaction, scope, place, chosen, input }: Asked,
): Promise<BulkAnswer> {
  const { definition } = self;
  const { table } = self.record;
  const { does } = action;
  const held = { ids: chosen.ids ?? [], place: place ?? {} };
  await definition.hold?.(transaction, scope, {}, held);
  const isSoft = does === 'delete' && definition.softDelete !== undefined;
  const { rows, skipped } = await choose(self, grantOf(self, action), {
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
  const trash = isSoft ? intoTrash(table) : undefined;
  const values = does === 'delete' ? trash : does;
  const changed = await changeRows(transaction, scope, table, rows, values).catch(
    refusing(definition),
  );
  return { ...changed, skipped, ...(trash && { deletion: trash.deletion }) };
}

export interface Choice extends Omit<Asked, 'input' | 'place'> {
  place?: Place | undefined;
  /** The rows that the work has an effect on; all when left out. */
  touched?: SQL | undefined;
  /** The rows that it does not change, beside those that nothing may change. */
  refuses?: readonly Refusal<PgTable>[] | undefined;
  /** Whether it changes these, too. */
  all?: true | undefined;
  /** Nobody else changes what was chosen until the transaction ends. */
  lock?: boolean;
}

export interface ChosenRows {
  /** The condition of those that the work changes. */
  rows: SQL;
  skipped: Skipped[];
}

/** Parts those that the work changes from those that it passes over. */
export async function choose(
  self: Declared,
  grants: Grants,
  { transaction, scope, place, chosen, touched, refuses = [], all: takesAll, lock = false }: Choice,
): Promise<ChosenRows> {
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
  const skipped = await skippedOf(transaction, self, scope, seen, {
    refusals,
    isSo: touched ? not(touched) : sql`false`,
    asked: chosen.ids && new Set(chosen.ids).size,
  });
  return { rows: all(seen, touched, ...isRefused(table, scope, seen, refusals).map(not)), skipped };
}

/**
 * Gives the rows these values, or deletes them. They are locked before, all by the same order: who works on the same
 * rows at the same moment waits then, where each would otherwise hold what the other needs.
 */
export function changeRows(
  transaction: Transaction,
  { companyId }: Scope,
  table: PgTable,
  rows: SQL,
  values: Values | undefined,
): Promise<Changed> {
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
