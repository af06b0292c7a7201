// What a resource declares, and what the parts of the kit know of one that is declared.
import type { SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ColumnName } from '../database/columns.ts';
import type { CountedLinks, CountedSets } from '../lists/stored-counts.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Filter, ListSource, Place, Row, SearchElsewhere } from '../lists/list.ts';
import type { ListParameters, Selection } from '../lists/parameters.ts';
import type { SpecialSort } from '../lists/special-sort.ts';
import type { Grants, Permissions, Scope } from '../permissions/permissions.ts';
import type { OfRow, RecordOf } from '../records/record.ts';
import type { pathId, pathIds } from '../http/routes.ts';
import type { AddressNames } from '../http/input-coercion.ts';
import type { Asked, BulkAnswer, BulkDefinition, Choice, ChosenRows } from './bulk.ts';
import type { Conditions, ConditionsSchema } from './conditions.ts';
import type { FastEditDefinition } from './fast-edit.ts';
import type { LinkDefinition } from './links.ts';
import type { Writing } from './locks.ts';
import type { MergeDefinition } from './merge.ts';
import type { OrderDefinition } from './order.ts';
import type { OtherNames } from './aliases.ts';
import type { Changing, Updates } from './updates.ts';
import type { Use } from './uses.ts';

/** Values for columns of a table; SQL may compute one. */
export type Values<Table extends PgTable = PgTable> = PgUpdateSetSource<Table>;

export interface ResourceDefinition<
  Table extends PgTable,
  Created extends Row = Row,
  Changed extends Row = Row,
  Inputs = Record<string, Row>,
> {
  record: RecordOf<Table>;
  /** Below the company's base, as `/courses`; below a parent, after its id. */
  path: string;
  /** What it stands below: `/courses/{course_id}/lessons`. Only rows of that parent are there, and new ones belong to it. */
  parent?: { of: Resource; by: ColumnName<Table> };
  /** What it is a part of, where it does not stand below that: while that lies in the trash, it is only read, too. */
  partOf?: { of: Resource; by: ColumnName<Table> };
  /** The heading in openapi.json. */
  tag: string;
  /** What the names of its inputs and filters there begin with, where another resource has other ones for this record. */
  schemaNames?: string;
  /** The answer to an id that isn't there. */
  missing: string;
  /** How its records are called where some are chosen: хотя бы `one`, не больше 1000 `many`, `all` повторяются. */
  words?: Words;
  /** Who may do what, where that is not what the record says. */
  permissions?: Partial<Permissions>;
  /** Its records are written at another address. */
  readOnly?: true;
  /** The rows that `_my` flags mean, where that is not what the record says. */
  mine?: OfRow<Table>;
  /** Names under which a change and a deletion may say parts of the address once more: `{ comment_id: 'id' }`. */
  addressNames?: AddressNames;
  /** What narrows the rows for everybody, whatever they may. */
  where?: OfRow<Table>;
  /** The columns that `where` looks at, if these alone: sets of `counted` that have them count what it leaves. */
  whereColumns?: readonly ColumnName<Table>[];
  /** Columns to sort by; the first is the default order. */
  sort: readonly ColumnName<Table>[];
  /** Orders that no column has: its list ranks by them itself (`readRanked`). */
  ranked?: readonly string[];
  /** Orders by what stands in other tables: `custom_field` is the order `custom_field_7`, by that of id 7. */
  specialSorts?: Readonly<Record<string, SpecialSort>>;
  /** Whether the default order goes from large to small. */
  descending?: boolean;
  /** What `search` looks through: columns, or a text made of some. */
  searched?: readonly ColumnName<Table>[] | ((table: Table) => SQL);
  /** Where the words stand in another table, whose index serves them: the rows of those that are called so. */
  searchedBy?: (table: Table) => SearchElsewhere;
  /** Puts a search into the words that are kept, where people write them otherwise: `searchForPhones`. */
  readSearch?: (search: string) => string;
  /** Columns whose values filter the list. */
  filters?: readonly ColumnName<Table>[];
  /** Filters that are no plain columns. */
  specialFilters?: Readonly<Record<string, SpecialFilter>>;
  /** Values that filter when none are sent. */
  defaultFilters?: Readonly<Record<string, string[]>>;
  /** Other names of its parameters, by the specification: `{ relations: 'with' }`. */
  otherNames?: OtherNames;
  /** Columns that the list can be counted by. */
  countBy?: readonly ColumnName<Table>[];
  /** The sets of columns that a migration keeps counts of rows by: lists with these filters alone count at no cost. */
  counted?: readonly (readonly ColumnName<Table>[])[];
  /** The filter whose column the indexes of all orders begin with, after the company. It has a default. */
  parts?: ColumnName<Table>;
  create?: z.ZodType<Created>;
  /** What a change may say, when that is not any fields of a new record. */
  update?: z.ZodType<Changed>;
  /** Unique indexes: the field that a row breaks one by, where it stands in the body, and the words for it. */
  unique?: Readonly<
    Record<string, readonly [field: ColumnName<Table> | `${string}.${string}`, message: string]>
  >;
  /** Values that the server adds to a new row. */
  initial?: (scope: Scope) => Values<Table>;
  /**
   * Waits for whoever writes what this write reads as a whole. It comes before any row is locked, as it does there: so
   * nobody holds what the other waits for. `sent` is null where two are merged, and nothing where rows are deleted or many
   * are changed at once.
   */
  hold?: (
    transaction: Transaction,
    scope: Scope,
    sent: Partial<Created> | Changed | null,
    written: Held,
  ) => Promise<void>;
  /**
   * Turns what was sent into columns, and refuses what rules forbid; `id` is null for a new row. `place` names the parents
   * that it stands below.
   */
  prepare?: (
    transaction: Transaction,
    scope: Scope,
    sent: Created | Changed,
    id: number | null,
    place: Place,
  ) => Promise<Row>;
  /** Keeps what stands in other tables, once the row is written. */
  written?: (
    transaction: Transaction,
    scope: Scope,
    id: number,
    sent: Created | Changed,
  ) => Promise<void>;
  /** Throws when rules forbid to delete the row. */
  refuseDelete?: (transaction: Transaction, scope: Scope, id: number) => Promise<void>;
  /** What names the record; while anything does, it is not deleted. */
  uses?: readonly Use[];
  /** One takes the place of another in all `uses`: `POST <path>/{id}/merge`. */
  merge?: MergeDefinition;
  /**
   * Deleting puts the row into the trash, from which it is restored to the status that it had, or to this one where none
   * is known; its table has `trashColumns`. Otherwise the row goes for good.
   */
  softDelete?: {
    restoredTo: string;
    /** What else becomes of a row that is restored: of one whose place is gone, say. */
    restored?: Values<Table>;
  };
  /** Work on many: on those with these ids, or on all that a list with these conditions shows. */
  bulk?: BulkDefinition<Table, Inputs>;
  /** Many are changed cell by cell in one call. */
  fastEdit?: FastEditDefinition;
  /** The default order is one by hand: its column is numbered anew by a list of ids. */
  order?: OrderDefinition<Table>;
  /** Relations through a table in between whose records are attached and detached. */
  links?: Readonly<Record<string, LinkDefinition>>;
}

/** What is written: rows that are there and named, and the parents that they, or new ones, stand below. */
export interface Held {
  ids: readonly number[];
  place: Place;
}

export interface Words {
  one: string;
  many: string;
  all: string;
}

export interface SpecialFilter {
  description: string;
  filter: Filter;
  /** Its values may hold commas: each is sent by itself. */
  whole?: boolean;
  /** Its form among the conditions of a body: several values when left out; null where it is none of them. */
  condition?: z.ZodType<Conditions[string]> | null;
  /** It asks for the id of what rows are linked with, and a migration keeps counts of these links. */
  counted?: CountedLinks;
}

type PathIds = Record<string, typeof pathId>;

/** What other code may ask of a resource. */
export interface Resource {
  record: RecordOf;
  /** Below the company's base, with the ids of parents: `/courses/:course_id/lessons`. */
  path: string;
  /** The beginning of it that names what it stands below: `/courses/:course_id`; empty for a list of the company. */
  above: string;
  /** The ids in the addresses of its list and of one record. */
  params: {
    list: z.ZodObject<PathIds>;
    /** Of its list below each of several parents, too. */
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
  /** The conditions of the list in a body, as its query would say them. */
  conditions: ConditionsSchema;
  /** Where an address leads: throws 404 unless the person may see each of its parents. */
  placeOf: (
    transaction: Transaction,
    scope: Scope,
    ids: Readonly<Record<string, number>>,
  ) => Promise<Place>;
  /** The same for what changes something there: throws 409 where a parent lies in the trash. */
  placeToWrite: Resource['placeOf'];
  /** The condition on rows that are only read, since they or what they are a part of lie in the trash; undefined where none do. */
  onlyRead: (table: PgTable) => SQL | undefined;
  /** The rows that a grant opens, as a source for lists. */
  source: (grant: Grants | 'member') => ListSource;
  /** One record that the person may see; throws 404. */
  find: (
    transaction: Transaction,
    scope: Scope,
    id: number,
    selection?: Selection,
    place?: Place,
  ) => Promise<Row>;
  /** Those of these records that the person may see. */
  there: (
    transaction: Transaction,
    scope: Scope,
    ids: readonly number[],
    place: Place,
  ) => Promise<Set<number>>;
  /** What its list may be asked for, as openapi.json says it. */
  listQuery: () => z.ZodObject<z.ZodRawShape>;
  /** One record that is to be changed, kept as it is meanwhile. Throws 404, 403, and 409 where it is only read. */
  lock: (writing: Writing, id: number) => Promise<void>;
  /** Adds a record as its route does; answers its id. */
  add: (call: Changing, sent: Row) => Promise<number>;
  /** How one of its records is changed, once it is registered; null where its routes change none. */
  updates: Updates | null;
  /** Work on many, as its route does it. */
  doWithMany: (action: string, asked: Asked) => Promise<BulkAnswer>;
  /** For a route of its own that works on many: those of them that it changes, and those that it passes over. */
  choose: (grants: Grants, choice: Choice) => Promise<ChosenRows>;
  /** `parent`: the part of the address in whose place `-` stands. */
  readParameters: (query: Row, parent?: string) => ListParameters;
  /** `refuse` throws for what this installation does not take, whoever sends it. */
  register: (app: FastifyInstance, database: Database, refuse?: (sent: Row) => void) => void;
}

/** A resource with what it declares, for the parts of the kit. */
export interface Declared extends Resource {
  definition: ResourceDefinition<PgTable>;
}
