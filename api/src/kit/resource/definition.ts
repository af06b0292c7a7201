// The definition of a resource, and the interface of a declared resource.
import type { SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ColumnName } from '../database/columns.ts';
import type { CountedLinks, CountedSets } from '../lists/stored-counts.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Filter, ListSource, ParentKeys, Row, SearchElsewhere } from '../lists/list.ts';
import type { ListParameters, FieldSelection } from '../lists/parameters.ts';
import type { SpecialSort } from '../lists/special-sort.ts';
import type { Grants, Permissions, Scope } from '../permissions/permissions.ts';
import type { OfRow, RecordOf } from '../records/record.ts';
import type { pathId, pathIds } from '../http/routes.ts';
import type { PathFields } from '../http/input-coercion.ts';
import type {
  BulkCall,
  BulkAnswer,
  BulkDefinition,
  SelectionOptions,
  SelectedRows,
} from './bulk.ts';
import type { Conditions, ConditionsSchema } from './conditions.ts';
import type { FastEditDefinition } from './fast-edit.ts';
import type { LinkDefinition } from './links.ts';
import type { WriteContext } from './locks.ts';
import type { MergeDefinition } from './merge.ts';
import type { OrderDefinition } from './order.ts';
import type { ParameterAliases } from './aliases.ts';
import type { Changing, Updates } from './updates.ts';
import type { Use } from './uses.ts';

/** Values to write, by column. May contain SQL. */
export type Values<Table extends PgTable = PgTable> = PgUpdateSetSource<Table>;

export interface ResourceDefinition<
  Table extends PgTable,
  Created extends Row = Row,
  Changed extends Row = Row,
  Inputs = Record<string, Row>,
> {
  record: RecordOf<Table>;
  /** The path below the company, as `/courses`; for a nested resource, below the parent's id. */
  path: string;
  /**
   * The parent: `/courses/{course_id}/lessons`. The list is limited to rows of the parent, and new rows belong to it.
   */
  parent?: { of: Resource; by: ColumnName<Table> };
  /**
   * The record that rows belong to, if the path is not nested. Rows of a record in the trash are read-only.
   */
  partOf?: { of: Resource; by: ColumnName<Table> };
  /** The OpenAPI tag. */
  tag: string;
  /** What the names of its inputs and filters there begin with, where another resource has other ones for this record. */
  schemaNames?: string;
  /** The answer to an id that isn't there. */
  missing: string;
  /**
   * Nouns for messages about several records: хотя бы `one`, не больше 1000 `many`, `all` повторяются.
   */
  words?: Words;
  /** Overrides the permissions of the record. */
  permissions?: Partial<Permissions>;
  /** Records are written by other routes. */
  readOnly?: true;
  /** Overrides the rows that `_my` flags cover. */
  mine?: OfRow<Table>;
  /**
   * Body fields of updates and deletions that may repeat path parameters: `{ comment_id: 'id' }`.
   */
  addressNames?: PathFields;
  /** A condition on the rows that applies to every caller. */
  where?: OfRow<Table>;
  /**
   * The columns that `where` reads, if it reads nothing else. Row counts by these columns apply.
   */
  whereColumns?: readonly ColumnName<Table>[];
  /** Sort columns; the first is the default. */
  sort: readonly ColumnName<Table>[];
  /** Sorts without a column, for which the list ranks the rows (`readRanked`). */
  ranked?: readonly string[];
  /**
   * Sorts by values of other tables: `custom_field` provides the sort `custom_field_7` for the id 7.
   */
  specialSorts?: Readonly<Record<string, SpecialSort>>;
  /** Whether the default sort is descending. */
  descending?: boolean;
  /** What `search` searches: columns or an expression. */
  searched?: readonly ColumnName<Table>[] | ((table: Table) => SQL);
  /** Searches in another table with a suitable index. */
  searchedBy?: (table: Table) => SearchElsewhere;
  /** Normalizes the search text to the stored form, for example `searchForPhones`. */
  readSearch?: (search: string) => string;
  /** Columns to filter by. */
  filters?: readonly ColumnName<Table>[];
  /** Filters other than plain columns. */
  specialFilters?: Readonly<Record<string, SpecialFilter>>;
  /** Filter values to use if none are sent. */
  defaultFilters?: Readonly<Record<string, string[]>>;
  /** Parameter aliases of the specification: `{ relations: 'with' }`. */
  otherNames?: ParameterAliases;
  /** Columns to count rows by. */
  countBy?: readonly ColumnName<Table>[];
  /**
   * Column sets with maintained row counts: lists filtered only by these are counted at no cost.
   */
  counted?: readonly (readonly ColumnName<Table>[])[];
  /**
   * The column that all sort indexes start with, after the company. It has a filter with a default.
   */
  partitionBy?: ColumnName<Table>;
  create?: z.ZodType<Created>;
  /** The body of an update. By default all fields of a new record, each optional. */
  update?: z.ZodType<Changed>;
  /** By unique index: the field to report, as a path in the body, and the message. */
  unique?: Readonly<
    Record<string, readonly [field: ColumnName<Table> | `${string}.${string}`, message: string]>
  >;
  /** Values that the server sets on new rows. */
  initial?: (scope: Scope) => Values<Table>;
  /**
   * Takes locks for checks that read other rows. Runs before any row is locked, in the same order everywhere, so that
   * concurrent writes cannot deadlock. `sent` is null for a merge, and empty for deletions and bulk actions.
   */
  lockScope?: (
    transaction: Transaction,
    scope: Scope,
    sent: Partial<Created> | Changed | null,
    named: LockedRecords,
  ) => Promise<void>;
  /**
   * Converts the input to column values and checks rules. `id` is null for a new row. `place` has the parent keys.
   */
  beforeWrite?: (
    transaction: Transaction,
    scope: Scope,
    sent: Created | Changed,
    id: number | null,
    place: ParentKeys,
  ) => Promise<Row>;
  /** Writes related tables after the row is written. */
  afterWrite?: (
    transaction: Transaction,
    scope: Scope,
    id: number,
    sent: Created | Changed,
  ) => Promise<void>;
  /** Throws if a rule forbids the deletion. */
  refuseDelete?: (transaction: Transaction, scope: Scope, id: number) => Promise<void>;
  /** References to the record. A referenced record cannot be deleted. */
  uses?: readonly Use[];
  /** Replaces a record by another one in all `uses`: `POST <path>/{id}/merge`. */
  merge?: MergeDefinition;
  /**
   * Deletions move rows to the trash instead. A restored row gets its former status, or this one if that is unknown.
   * The table has `trashColumns`.
   */
  softDelete?: {
    restoredTo: string;
    /** Further values to set on restored rows. */
    restored?: Values<Table>;
  };
  /** Bulk actions on ids or on all rows that match conditions. */
  bulk?: BulkDefinition<Table, Inputs>;
  /** Changes cells of many records in one request. */
  fastEdit?: FastEditDefinition;
  /** A manual order: the column of the default sort is numbered by a list of ids. */
  order?: OrderDefinition<Table>;
  /** Many-to-many relations whose records can be attached and detached. */
  links?: Readonly<Record<string, LinkDefinition>>;
}

/** What a write affects: existing rows by id, and the parents of existing or new rows. */
export interface LockedRecords {
  ids: readonly number[];
  place: ParentKeys;
}

export interface Words {
  one: string;
  many: string;
  all: string;
}

export interface SpecialFilter {
  description: string;
  filter: Filter;
  /** Values may contain commas, so each is sent separately. */
  whole?: boolean;
  /** The schema in request bodies; several values by default, null to leave the filter out. */
  condition?: z.ZodType<Conditions[string]> | null;
  /** The filter is the id of a linked record, and row counts of these links are maintained. */
  counted?: CountedLinks;
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
  runBulkAction: (action: string, asked: BulkCall) => Promise<BulkAnswer>;
  /** For custom bulk routes: splits a selection into rows to change and skipped rows. */
  selectRows: (grants: Grants, choice: SelectionOptions) => Promise<SelectedRows>;
  /** `parent`: the path parameter that is `-`. */
  readParameters: (query: Row, parent?: string) => ListParameters;
  /** `refuse` throws for input that this installation does not accept from any caller. */
  register: (app: FastifyInstance, database: Database, refuse?: (sent: Row) => void) => void;
}

/** A resource with its definition, for use within the kit. */
export interface DeclaredResource extends Resource {
  definition: ResourceDefinition<PgTable>;
}
