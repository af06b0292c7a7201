// The definition of a resource: what its lists, writes, bulk actions and links are declared by.
import type { SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ColumnName } from '../database/columns.ts';
import type { CountedLinks } from '../lists/stored-counts.ts';
import type { Transaction } from '../database/database.ts';
import type { Filter, ParentKeys, Row, SearchElsewhere } from '../lists/contract.ts';
import type { RecordOf, HasMany, ManyToMany } from '../records/contract.ts';
import type { SpecialSort } from '../lists/special-sort.ts';
import type { Permissions, Scope, OfRow, Grant } from '../permissions/permissions.ts';
import type { PathFields } from '../http/input-coercion.ts';
import type { Conditions, Resource, Words, Refusal, ChangedRows } from './contract.ts';
import type { ParameterAliases } from './aliases.ts';

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

/** A resource with its definition, for use within the kit. */
export interface DeclaredResource extends Resource {
  definition: ResourceDefinition<PgTable>;
}

export interface BulkDefinition<Table extends PgTable, Inputs> {
  /** The name of the ids in the body, as `courses_id`. */
  ids: string;
  description?: string;
  /** Refusals for all actions except those with `all`. */
  refuses?: readonly Refusal<Table>[];
  /** Makes all actions one route. `unknown` is the message for an unknown action name. */
  oneRoute?: { summary: string; unknown: string };
  /**
   * The response lists in `wrong_ids` the ids that were neither changed nor already in the desired state.
   */
  wrongIds?: true;
  /** By the last part of their paths. */
  actions: { [Name in keyof Inputs]: BulkAction<Table, Inputs[Name]> };
}

export interface BulkAction<Table extends PgTable, Input = Row> {
  /** A short summary. Left out if all actions are one route. */
  summary?: string;
  /** By default the grant to delete or update a record. */
  grant?: Grant;
  /** The schema of further input. */
  input?: z.ZodType<Input> & { shape: z.ZodRawShape };
  /**
   * The rows that the action changes. Others are already in the desired state and are not reported.
   */
  where?: OfRow<Table>;
  /** Rows that the action skips, each rule with its reason. */
  refuses?: readonly Refusal<Table>[];
  /** Ignores the refusals for all actions. */
  all?: true;
  /** Deletes the rows, sets these values, or runs a function. */
  does: 'delete' | Values<Table> | ((work: BulkWork<Input>) => Promise<ChangedRows>);
}

export interface BulkWork<Input> {
  transaction: Transaction;
  scope: Scope;
  /** The condition on the selected rows of the table that the caller may change. */
  rows: SQL;
  input: Input;
}

/** Each record is updated completely or not at all, and only if its cells still have their original values. */
export interface FastEditDefinition {
  /** The path of the list of editable records and of the update: `/courses_fast_edit`. */
  path: string;
  /** The editable cells: columns, or computed fields that updates accept by the same name. */
  cells: readonly string[];
}

export interface LinkDefinition {
  /** The resource of the attached records. The caller must be able to see them. */
  of: () => Resource;
  /** The name of the ids in the body, as `topic_ids`. */
  ids: string;
  /** The last parts of the paths: `attach_` and `detach_` with the name of the relation, when left out. */
  paths?: Record<LinkVerb, string>;
  /** By default the grant to update the record. */
  grant?: Grant;
  /** Throws if the caller may not attach these records to the record `id`. */
  refuse?: (
    transaction: Transaction,
    scope: Scope,
    id: number,
    ids: readonly number[],
  ) => Promise<void>;
}

export type LinkVerb = 'attach' | 'detach';

export interface MergeDefinition {
  /** Throws if a rule forbids the merge. Both records are locked. */
  check?: (transaction: Transaction, scope: Scope, id: number, into: number) => Promise<void>;
  /** Moves references that are not declared as `uses`, before those are moved. */
  move?: (transaction: Transaction, scope: Scope, id: number, into: number) => Promise<void>;
}

export interface OrderDefinition<Table extends PgTable = PgTable> {
  /** The name of the ids in the body, as `role_ids`. */
  ids: string;
  description?: string;
  /**
   * The number of a record by its position among the sent ids, from 1; other records keep theirs. By default the sent
   * ids are permuted among their positions and all records are numbered from 1.
   */
  number?: (place: number, count: number) => number;
  /**
   * For lists without a parent: records with the same value of this column have a separate order.
   */
  within?: ColumnName<Table>;
}

export interface Use {
  /** The relation to the referencing records. */
  relation: HasMany | ManyToMany;
  /** «курс», «курса», «курсов» */
  nouns: readonly [one: string, few: string, many: string];
  /** The reason for skipped rows of bulk actions: «используются в курсах». */
  skippedMessage: string;
  /**
   * How a referencing record is named if not by its sort column: a column, and its value in words.
   */
  displayName?: { column: string; words: (value: string) => string };
}
