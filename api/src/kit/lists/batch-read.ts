// Batch reads: a page of a list for each of several filter values or parents.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { Failure } from '../http/errors.ts';
import type {
  ListSource,
  ParentKeys,
  BatchParentKeys,
  Row,
  Selective,
  BatchRead,
  ListParameters,
  BatchPage,
} from './contract.ts';
import type { Scope } from '../permissions/permissions.ts';
import { memoizeByShape, valuesOf, type Values } from '../database/prepared-queries.ts';
import {
  flatten,
  placeholdersFor,
  type BoundValues,
  type PlaceholdersByPart,
} from './bound-values.ts';
import { bindConditions, filterPart } from './conditions.ts';
import { pageOf, positionOf, readPage, withSortFound, runListStatements } from './page.ts';
import { batchValue, listStatements, shapeOf } from './statements.ts';

/**
 * The rows of all pages without duplicates, and the pages by the values as sent. One query reads all pages if every
 * value is selective; otherwise each page is planned for its value, and all are sent in one round trip.
 */
export async function readBatch(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters & { each: BatchRead },
  scope: Scope,
  place: ParentKeys | BatchParentKeys = {},
): Promise<{ data: Row[]; each: Record<string, BatchPage> }> {
  const wanted = isPlaces(place) ? below(place) : filteredBy(source, parameters.each, scope, place);
  const good = [...wanted.values].flatMap(([sent, value]) =>
    value instanceof Failure ? [] : [{ sent, value }],
  );
  const { data, pages } = await (wanted.together === null
    ? readApart(transaction, source, parameters, scope, wanted.place, good)
    : readTogether(transaction, source, parameters, scope, wanted.place, wanted.together, good));
  const each = Object.fromEntries(
    [...wanted.values].map(([sent, value]): [string, BatchPage] => [
      sent,
      value instanceof Failure ? failedPage(value) : (pages.get(sent) as BatchPage),
    ]),
  );
  return { data, each };
}

interface Wanted {
  /** The bound value, or the error, by the value as sent. */
  values: ReadonlyMap<string, unknown>;
  /** Conditions that all pages share. */
  place: ParentKeys;
  together: Together | null;
}

/** How one query reads the pages of all values. */
interface Together {
  /** The part of the query that contains the value. */
  part: string;
  array: SQL;
  holes: (value: SQL, others: PlaceholdersByPart[string] | undefined) => PlaceholdersByPart[string];
}

interface Sent {
  sent: string;
  value: unknown;
}

const isPlaces = (place: ParentKeys | BatchParentKeys): place is BatchParentKeys =>
  place['ids'] instanceof Map;

const below = ({ above, by, ids }: BatchParentKeys): Wanted => ({
  values: ids,
  place: above,
  together: {
    part: 'place',
    array: sql`integer[]`,
    holes: (value, others) => ({ ...others, [by]: value }),
  },
});

function filteredBy(
  source: ListSource,
  { name, values }: BatchRead,
  scope: Scope,
  place: ParentKeys,
): Wanted {
  const filter = source.filters?.[name];
  if (filter === undefined) throw new Error(`${source.record.name} has no filter ${name}`);
  const { selective } = filter;
  const read = (value: string): unknown => {
    try {
      const bound = filter.read([value], scope, name);
      return selective ? selective.valueOf(bound) : bound;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  };
  return {
    values: new Map(values.map((value) => [value, read(value)])),
    place,
    together: selective ? togetherBy(name, selective) : null,
  };
}

const togetherBy = (name: string, { array, holes }: Selective<Values>): Together => ({
  part: filterPart(name),
  array,
  holes,
});

interface Pages {
  data: Row[];
  pages: Map<string, BatchPage>;
}

async function readApart(
  transaction: Transaction,
  source: ListSource,
  { each, ...parameters }: ListParameters & { each: BatchRead },
  scope: Scope,
  place: ParentKeys,
  values: readonly Sent[],
): Promise<Pages> {
  const rows = new Map<unknown, Row>();
  const pages = new Map<string, BatchPage>();
  const read = async (value: string) => {
    const filters = { ...parameters.filters, [each.name]: [value] };
    const alone = { ...parameters, filters, each: null };
    const { data, meta } = await readPage(transaction, source, alone, scope, place);
    for (const row of data) rows.set(row['id'], row);
    pages.set(value, { ids: idsOf(data), ...meta });
  };
  await Promise.all(values.map(({ sent }) => read(sent)));
  return { data: [...rows.values()], pages };
}

/** The position of a row on the page of a value, with the value of its cursor. */
type Standing = readonly [value: unknown, place: number, cursor: string | null];

async function readTogether(
  transaction: Transaction,
  source: ListSource,
  requested: ListParameters,
  scope: Scope,
  place: ParentKeys,
  { part, array, holes }: Together,
  values: readonly Sent[],
): Promise<Pages> {
  const parameters = await withSortFound(transaction, source, requested, scope);
  const bound: BoundValues = {
    ...bindConditions(source, parameters, scope, place),
    ...positionOf(parameters),
    each: { values: [...new Set(values.map(({ value }) => value))] },
  };
  const shape = `each ${part} ${shapeOf(parameters, bound)}`;
  const statements = memoizeByShape(source, shape, scope, (asker) => {
    const placeholders = placeholdersFor(bound);
    const all = { ...placeholders, [part]: holes(batchValue, placeholders[part]) };
    return listStatements(source, parameters, all, asker, array);
  });
  const { rows, totals, counts } = await runListStatements<Row & { standings: Standing[] }, OfEach>(
    transaction,
    statements,
    { ...valuesOf(scope), ...flatten(bound) },
  );
  const found = rows.map(({ standings, ...row }) => ({ standings, row }));
  const standing = Map.groupBy(
    found.flatMap(({ standings, row: { id } }) =>
      standings.map(([value, at, cursor_value]) => ({ id, value, at, cursor_value })),
    ),
    ({ value }) => value,
  );
  const pages = new Map<string, BatchPage>();
  const shown = new Set<unknown>();
  for (const { sent, value } of values) {
    const page = (standing.get(value) ?? []).toSorted((one, other) => one.at - other.at);
    const ofValue = <Counted extends OfEach>(all: readonly Counted[]) =>
      all.filter(({ each }) => each === value);
    const { data, meta } = pageOf(
      parameters,
      page.map(({ id, cursor_value }) => ({ id, cursor_value })),
      {
        total: ofValue(totals)[0]?.count,
        counts: counts.map(([name, all]) => [name, ofValue(all)] as const),
      },
    );
    for (const { id } of data) shown.add(id);
    pages.set(sent, { ids: idsOf(data), ...meta });
  }
  const data = found.flatMap(({ row }) => (shown.has(row['id']) ? [row] : []));
  return { data, pages };
}

interface OfEach {
  each: unknown;
}

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => Number(id));

const failedPage = ({ status, errors }: Failure): BatchPage => ({ status, errors });
