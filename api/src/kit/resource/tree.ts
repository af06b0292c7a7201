// A tree of a company's records with a manual order, locked as a whole by writes so that moves cannot create a cycle.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import type { Database, Transaction } from '../database/database.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { Row } from '../lists/contract.ts';
import type { Scope } from '../permissions/permissions.ts';
import type { Resource } from './resource.ts';
import { companyRoute } from '../http/routes.ts';
import { required } from '../values/texts.ts';
import { findTreeProblem, type InTree } from '../records/trees.ts';
import { reordered, rowsInOrder } from './order.ts';

export interface Branch extends InTree {
  title: string;
}

export interface TreeRules {
  /** Maximum depth. */
  deepest: number;
  /** Records per company. The whole tree is read wherever a record is selected. */
  most: number;
  words: {
    missing: string;
    tooMany: string;
    tooDeep: string;
    /** Precedes the names of a cycle. */
    inItself: string;
    repeated: string;
  };
}

interface TreeDefinition {
  /** Has the columns `parent_id` and `sort`. */
  table: PgTable;
  /** The column with the name of a record. */
  title: string;
  /** A unique key for an advisory lock. */
  lock: number;
  rules: TreeRules;
}

interface Sorted extends Branch {
  sort: number;
}

/** An existing or new record in its intended position. */
type Placed = Pick<Branch, 'title' | 'parent_id'>;

export type OrderedTree = ReturnType<typeof createOrderedTree>;

/** The problem of a tree as a Russian message. Null if it is valid. */
export function treeProblemMessage(
  all: readonly Branch[],
  { deepest, words }: Pick<TreeRules, 'deepest' | 'words'>,
): string | null {
  const problem = findTreeProblem(all, deepest);
  if (problem === null) return null;
  if (problem === 'too deep') return words.tooDeep;
  const names = problem.circle.map(({ title }) => `«${title}»`);
  return `${words.inItself}: ${names.join(' → ')}`;
}

export function createOrderedTree({ table, title, lock, rules }: TreeDefinition) {
  const { most, words } = rules;
  const [company_id, id, parent_id, sort] = ['company_id', 'id', 'parent_id', 'sort'].map((name) =>
    columnOf(table, name),
  ) as [Column, Column, Column, Column];

  /** Locks the tree of a company until the end of the transaction. Must precede row locks. */
  async function take(transaction: Transaction, { companyId }: Scope): Promise<void> {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lock}, ${companyId})`);
  }

  /** The resource's `lockScope`: locks the tree if one of these columns is written. */
  const holdFor =
    (...names: readonly string[]) =>
    async (transaction: Transaction, scope: Scope, sent: Row | null): Promise<void> => {
      if (sent === null || names.some((name) => sent[name] !== undefined)) {
        await take(transaction, scope);
      }
    };

  /** Locks the tree and returns its records in order. */
  async function hold(transaction: Transaction, scope: Scope): Promise<Sorted[]> {
    await take(transaction, scope);
    const rows = await transaction
      .select({ id, title: columnOf(table, title), parent_id, sort })
      .from(table)
      .where(eq(company_id, scope.companyId))
      .orderBy(asc(sort), asc(id));
    return rows as Sorted[];
  }

  /** Throws 422 at the field if the tree is invalid. */
  function requirePlaces(all: readonly Branch[], field: string): void {
    const problem = treeProblemMessage(all, rules);
    if (problem !== null) throw invalid(field, problem, 'misplaced');
  }

  /**
   * The position columns of a new (`now` is undefined) or moved record. It becomes the last child of a new parent.
   */
  function placeOf(
    tree: readonly Sorted[],
    now: Sorted | undefined,
    placed: Placed,
  ): { parent_id?: number | null; sort?: number } {
    if (now === undefined && tree.length >= most) throw invalid(title, words.tooMany, 'too_many');
    if (now?.parent_id === placed.parent_id) return {};
    if (placed.parent_id !== null && !tree.some((other) => other.id === placed.parent_id)) {
      throw invalid('parent_id', words.missing, 'not_found');
    }
    const moved = { id: now?.id ?? 0, ...placed };
    requirePlaces([moved, ...tree.filter((other) => other !== now)], 'parent_id');
    return {
      parent_id: placed.parent_id,
      sort: Math.max(0, ...tree.map((other) => other.sort)) + 1,
    };
  }

  /** Writes the parents and numbers of records. */
  async function write(
    transaction: Transaction,
    { companyId }: Scope,
    placed: readonly Pick<Sorted, 'id' | 'parent_id' | 'sort'>[],
  ): Promise<void> {
    if (placed.length === 0) return;
    const places = placed.map((each) => ({
      id: each.id,
      parent_id: each.parent_id,
      sort: each.sort,
    }));
    const rows = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as placed (id integer, parent_id integer, sort integer)`;
    await transaction
      .update(table)
      .set({ parent_id: sql`placed.parent_id`, sort: sql`placed.sort` } as Row)
      .from(rows)
      .where(and(eq(company_id, companyId), sql`${id} = placed.id`));
  }

  return { rules, hold, holdFor, placeOf, requirePlaces, write };
}

type Column = ReturnType<typeof columnOf>;

/**
 * `POST <path>/multi_sort`: moves and sorts several records at once. `named` is their name in the body.
 */
export function registerTreeOrder<Named extends string>(
  app: FastifyInstance,
  database: Database,
  { path, tag, record, missing, words, permissions }: Resource,
  { tree, named, refuse }: TreeOrder<Named>,
): void {
  const { rules, hold, requirePlaces, write } = tree;
  const { update } = permissions;
  if (update === undefined)
    throw new Error(`${path} has no update permission for its manual order`);
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/multi_sort`,
    tag,
    summary: `Set the manual order and the parents: ${record.name}`,
    description:
      'The sent records exchange their positions among themselves and move to the parents that they name, if any; others keep theirs.',
    permission: update,
    body: z.strictObject({
      [named]: z
        .array(
          z.strictObject({
            id: z.int32(),
            parent_id: z
              .int32()
              .nullish()
              .describe('Parent; null for the top level. Unchanged if omitted.'),
          }),
        )
        .min(1, required)
        .max(rules.most, `Не больше ${rules.most} ${words.many}`)
        .refine(
          (sent) => new Set(sent.map(({ id }) => id)).size === sent.length,
          rules.words.repeated,
        ),
    }),
    answer: z.array(record.schema),
    run: async ({ transaction, scope, body }) => {
      const all = await hold(transaction, scope);
      const places = new Map((body[named] ?? []).map(({ id, parent_id }) => [id, parent_id]));
      const known = new Set(all.map(({ id }) => id));
      const ids = [...places].flat().filter((id) => id != null);
      if (ids.some((id) => !known.has(id))) throw notFound(missing);
      const sorted = reordered(
        all.map(({ id }) => id),
        [...places.keys()],
      );
      const numbers = new Map(sorted.map((id, index) => [id, index + 1]));
      const placed = all.map((each) => {
        const parent = places.get(each.id);
        return {
          ...each,
          parent_id: parent === undefined ? each.parent_id : parent,
          sort: numbers.get(each.id) ?? each.sort,
        };
      });
      requirePlaces(placed, named);
      const changed = placed.filter(
        ({ sort, parent_id }, index) =>
          sort !== all[index]?.sort || parent_id !== all[index]?.parent_id,
      );
      await write(transaction, scope, changed).catch(refuse);
      return rowsInOrder(record, transaction, scope, [...places.keys()]);
    },
  });
}

interface TreeOrder<Named extends string> {
  tree: OrderedTree;
  named: Named;
  /** Translates violations of unique indexes. */
  refuse?: (error: unknown) => never;
}
