// What the kit knows of a declared record: its columns, computed fields, relations and permissions.
import type { PgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { OfRow, Permissions, QueryScope } from '../permissions/permissions.ts';
import type { Permission } from '../permissions/flags.ts';
import type { ColumnName } from '../database/columns.ts';

export interface Computed<Table extends PgTable = PgTable> {
  schema: z.ZodType;
  sql: OfRow<Table>;
  /** For attached values: how many rows the expression reads, if more than a relation. */
  rows?: number;
}

/** The row that a foreign key of this table references. */
export interface BelongsTo<Column extends string = string> {
  kind: 'one';
  to: () => RecordOf;
  by: Column;
}

/** The rows whose foreign key references this row. */
export interface HasMany {
  kind: 'many';
  to: () => RecordOf;
  by: string;
  where?: OfRow | undefined;
  /** The sort column, if it is not the record's own. */
  order?: string | undefined;
}

/** The rows connected with this row by a link table. */
export interface ManyToMany {
  kind: 'through';
  to: () => RecordOf;
  through: PgTable;
  by: string;
  target: string;
}

/** The row, or the rows, that meet a condition on both tables. */
export interface ConditionalRelation {
  kind: 'found';
  to: () => RecordOf;
  many: boolean;
  rows: (parent: PgTable, table: PgTable) => SQL;
}

export type Relation<Column extends string = string> =
  | BelongsTo<Column>
  | HasMany
  | ManyToMany
  | ConditionalRelation;

export interface RecordOf<Table extends PgTable = PgTable> {
  name: string;
  table: Table;
  permissions: Permissions | 'part';
  mine: OfRow | undefined;
  short: readonly string[];
  /** The type of its audit log; null if it has none. */
  history: string | null;
  /** The columns that are sent. */
  columns: Readonly<Record<string, PgColumn>>;
  /** The columns that can be summed. */
  summable: readonly string[];
  computed: Readonly<Record<string, Computed>>;
  attached: Readonly<Record<string, Computed>>;
  relations: Readonly<Record<string, Relation>>;
  order: string;
  /** The documented schema of a complete record, with relations as optional fields. */
  schema: z.ZodObject;
}

/** The requested fields of a record. */
export interface FieldSelection {
  /** Names on the wire; null for all columns. */
  columns: readonly string[] | null;
  with: Readonly<Record<string, FieldSelection>>;
  /** Relations to count, as `<relation>_count`. */
  count: readonly string[];
  /** Columns of relations to sum, as `<relation>_sum_<column>`. */
  sum: readonly (readonly [relation: string, column: string])[];
}

/** What a version is computed from: the row as last written, some columns, or SQL. */
export type VersionOf<Column extends string = string, Row = OfRow> =
  | 'row'
  | readonly Column[]
  | Row;

/**
 * Fields visible in the history although the record hides them or shows them only to some: to all readers of the
 * record, to readers with a permission, or to readers for whom a condition holds.
 */
export type ExtraHistoryFields = Readonly<
  Record<string, 'readers' | Permission | ((key: HistoryKey, asker: QueryScope) => SQL)>
>;

/**
 * Columns that contain ids without a declared relation: the referenced table, and its column with the name.
 */
export type Names = Readonly<Record<string, { in: PgTable; by: string }>>;

export interface RecordDefinition<Table extends PgTable> {
  /** The schema name in openapi.json. */
  name: string;
  description: string;
  /**
   * Who may do what with the records; `can_update` and `can_delete` are derived from it. Relations of other records
   * hide records that the caller may not read. A `part` has no permissions: it is shown with its parent record to
   * everybody who may read that.
   */
  permissions: Permissions | 'part';
  /**
   * The rows that `_my` permissions cover, and with `read: 'member'` the rows that a person sees. Required if a
   * permission has a `_my` flag.
   */
  mine?: OfRow<Table>;
  /** Identifying columns: relations show `id` and these to callers who may not read the record. */
  short?: readonly ColumnName<Table>[];
  /**
   * The audit log that triggers write, by the type passed to `keep_audits`. It shows the fields that the caller sees in
   * the record and those in `extraFields`; ids in `names` are shown with names.
   */
  history?: { type: string; extraFields?: ExtraHistoryFields; names?: Names };
  /**
   * What `version` is computed from, for optimistic locking of updates. By default the row, if it can be updated;
   * columns or SQL, if the row is also written by others than its editors.
   */
  version?: VersionOf<ColumnName<Table>, OfRow<Table>>;
  /** Numeric columns whose sum is meaningless: positions, days, percentages. */
  unsummed?: readonly ColumnName<Table>[];
  /** Shows `company_id`, for records where the specification lists it. */
  showsCompany?: true;
  /**
   * Columns that are never sent. Trash columns never are, nor `company_id` without `showsCompany`.
   */
  hidden?: readonly ColumnName<Table>[];
  computed?: Readonly<Record<string, Computed<Table>>>;
  /** Values that are only sent when `with` names them, because they need further queries. */
  attached?: Readonly<Record<string, Computed<Table>>>;
  relations?: Readonly<Record<string, Relation<ColumnName<Table>>>>;
  /** The sort column when the rows are a to-many relation of another record; `id` by default. */
  order?: ColumnName<Table>;
}

/** The key of an audited record. */
export interface HistoryKey {
  companyId: SQLWrapper;
  id: SQLWrapper;
}
