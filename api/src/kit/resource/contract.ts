// A declared resource as others use it, and what its writes and bulk actions take and return.
import { z } from 'zod';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { pathId, pathIds } from '../http/routes.ts';
import type { RecordOf, FieldSelection } from '../records/contract.ts';
import type { Permissions, Scope, Grants, Grant, QueryScope } from '../permissions/permissions.ts';
import type { SpecialSort } from '../lists/special-sort.ts';
import type { CountedSets } from '../lists/stored-counts.ts';
import type { Transaction, Database } from '../database/database.ts';
import type { ParentKeys, ListSource, Row, ListParameters } from '../lists/contract.ts';
import type { Versioned } from '../records/version.ts';

export interface Words {
  one: string;
  many: string;
  all: string;
}

type PathIds = Record<string, typeof pathId>;

/** A declared resource. */
export interface Resource {
  record: RecordOf;
  /** The path below the company, with parent ids: `/courses/:course_id/lessons`. */
  path: string;
  /** The part of the path with the parents: `/courses/:course_id`. Empty without a parent. */
  above: string;
  /** The path parameters of the list and of a single record. */
  params: {
    list: z.ZodObject<PathIds>;
    /** The path parameters of the list, which allow `-` for batch reads. */
    lists: z.ZodObject<Record<string, typeof pathId | typeof pathIds>>;
    one: z.ZodObject<{ id: typeof pathId }>;
  };
  tag: string;
  missing: string;
  words: Words;
  permissions: Permissions;
  sort: readonly string[];
  specialSorts: Readonly<Record<string, SpecialSort>>;
  counted: CountedSets;
  /** The conditions of the list as a schema for bodies. */
  conditions: ConditionsSchema;
  /** Resolves path parameters to parent keys. Throws 404 if the caller may not see a parent. */
  resolveParents: (
    transaction: Transaction,
    scope: Scope,
    ids: Readonly<Record<string, number>>,
  ) => Promise<ParentKeys>;
  /** The same for writes. Throws 409 if a parent is in the trash. */
  resolveWritableParents: Resource['resolveParents'];
  /**
   * The condition on rows that are read-only because they or their parents are in the trash. Undefined if there is no
   * trash.
   */
  readOnlyCondition: (table: PgTable) => SQL | undefined;
  /** The list source of the rows that a grant allows. */
  source: (grant: Grants | 'member') => ListSource;
  /** Reads a record that the caller may see. Throws 404. */
  find: (
    transaction: Transaction,
    scope: Scope,
    id: number,
    selection?: FieldSelection,
    place?: ParentKeys,
  ) => Promise<Row>;
  /** Returns which of these ids the caller may see. */
  existingIds: (
    transaction: Transaction,
    scope: Scope,
    ids: readonly number[],
    place: ParentKeys,
  ) => Promise<Set<number>>;
  /** The query parameters of the list for openapi.json. */
  listQuery: () => z.ZodObject<z.ZodRawShape>;
  /** Locks a record for an update. Throws 404, 403, or 409 if it is read-only. */
  lock: (writing: WriteContext, id: number) => Promise<void>;
  /** Creates a record as the route does and returns its id. */
  add: (call: Changing, sent: Row) => Promise<number>;
  /**
   * Updates a record as the route does. Null before registration, or if records cannot be updated.
   */
  updates: Updates | null;
  /** Runs a bulk action as its route does. */
  runBulkAction: (action: string, call: BulkCall) => Promise<BulkAnswer>;
  /** For custom bulk routes: splits a selection into rows to change and skipped rows. */
  selectRows: (grants: Grants, choice: SelectionOptions) => Promise<SelectedRows>;
  /** `parent`: the path parameter that is `-`. */
  readParameters: (query: Row, parent?: string) => ListParameters;
  /** `refuse` throws for input that this installation does not accept from any caller. */
  register: (app: FastifyInstance, database: Database, refuse?: (sent: Row) => void) => void;
}

/** Who writes, by which grant, and below which parents. */
export interface WriteContext {
  transaction: Transaction;
  scope: Scope;
  grant: Grant;
  place: ParentKeys;
}

export interface Updates<Sent extends object = Row> {
  /** The grant required to update records. Whether it covers a record is checked by the update. */
  grant: Grant;
  /** The body of an update without the version. */
  body: z.ZodObject & z.ZodType<Sent>;
  /** Throws if a rule is violated, and 409 if the version is outdated. */
  change(call: Changing, id: number, sent: Sent & Versioned): Promise<void>;
}

export interface Changing {
  transaction: Transaction;
  scope: Scope;
  /** The parent keys. */
  place: ParentKeys;
}

/** A rule for rows that an action skips. If several apply, the first is reported. */
export interface Refusal<Table extends PgTable> {
  code: string;
  /** Follows the names, as in «Физика», «Химия» — комплекты меняются по одному. */
  message: string;
  /** `chosen` is the condition on all selected rows. */
  where: (table: Table, asker: QueryScope, chosen: SQL) => SQL;
}

export const skippedSchema = z.array(
  z
    .object({
      code: z.string().describe('Stable machine-readable code.'),
      message: z.string().describe('The reason in Russian, to be shown after the names.'),
      count: z.int().describe('Number of records.'),
      names: z.array(z.string()).describe('Names of the first few, if they have names.'),
    })
    .meta({ id: 'Skipped', description: 'Records that were skipped for the same reason.' }),
);

export type Skipped = z.infer<typeof skippedSchema>[number];

/** The number of changed rows, and the first 1,000 ids. */
export interface ChangedRows {
  count: number;
  ids: number[];
  /** The id of a soft deletion, to restore its rows. */
  deletion?: string;
  /** Rows that the action itself skipped. */
  skipped?: Skipped[];
}

export interface BulkAnswer extends ChangedRows {
  skipped: Skipped[];
  wrong_ids?: number[];
}

/** A selection: either ids or conditions, not both. */
export interface BulkSelection {
  ids?: readonly number[] | undefined;
  matching?: Conditions | undefined;
}

export interface BulkCall {
  transaction: Transaction;
  scope: Scope;
  place?: ParentKeys;
  chosen: BulkSelection;
  input: Row;
}

export interface SelectionOptions extends Omit<BulkCall, 'input' | 'place'> {
  place?: ParentKeys | undefined;
  /** The rows that the work changes; all by default. */
  touched?: SQL | undefined;
  /** Refusals in addition to those of all actions. */
  refuses?: readonly Refusal<PgTable>[] | undefined;
  /** Whether to ignore the refusals of all actions. */
  all?: true | undefined;
  /** Locks the selected rows until the end of the transaction. */
  lock?: boolean;
}

export interface SelectedRows {
  /** The condition on the rows to change. */
  rows: SQL;
  skipped: Skipped[];
}

export type Conditions = Record<string, string | boolean | (string | number)[] | undefined>;

/** Its shape shows which parameters of a list are conditions. */
export type ConditionsSchema = z.ZodType<Conditions> & { shape: z.ZodRawShape };
