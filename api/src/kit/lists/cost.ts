// What a list costs, known before it runs: how many rows of tables it looks at, when all relations are as large as they
// usually are. A few microseconds each on the embedded database.
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Asker } from '../permissions/permissions.ts';
import type { RecordOf } from '../records/record.ts';
import { isToOne } from '../records/related.ts';
import { hole } from '../database/prepared-queries.ts';
import type { ListParameters, Selection } from './parameters.ts';

/**
 * About half a second of the embedded database. What the gateway asks for comes to a tenth: a hundred rows with all that
 * hangs off them. Ten thousand rows of any list stay below it without relations.
 */
export const mostCost = 120_000;

/** Rows that a relation to many is taken to have. */
const many = 5;

/** Rows that one condition or word is taken to look at, in the list and again in each of its counts. */
const looked = 500;

export interface Cost {
  total: number;
  /** How many pages are asked for at once. */
  pages: number;
  /** What finding the rows of one costs. */
  search: number;
  /** What each row of the page costs, by the parameter that asks for it. */
  ofRow: Readonly<Record<'only' | 'with' | 'withCount' | 'withSums', number>>;
}

/** `conditions`: those of all filters, and words. */
export function costOf(
  record: RecordOf,
  { selection, perPage, total, countBy, each }: ListParameters,
  conditions: number,
): Cost {
  const pages = each?.values.length ?? 1;
  const search = conditions * looked * (1 + Number(total) + countBy.length);
  const ofRow = costOfRow(record, selection);
  const ofPage = search + perPage * sum(Object.values(ofRow));
  return { total: pages * ofPage, pages, search, ofRow };
}

/** How many rows a page of such a list may have. */
export const largestPage = ({ pages, search, ofRow }: Cost): number =>
  Math.max(0, Math.floor((mostCost / pages - search) / sum(Object.values(ofRow))));

function costOfRow(record: RecordOf, selection: Selection): Cost['ofRow'] {
  const asked = lookupsOf(record).filter((name) => selection.columns?.includes(name) ?? true);
  return {
    only: 1 + asked.length,
    with: sum(
      Object.entries(selection.with).map(([name, nested]) => costOfRelation(record, name, nested)),
    ),
    withCount: many * selection.count.length,
    withSums: many * selection.sum.length,
  };
}

function costOfRelation(record: RecordOf, name: string, nested: Selection): number {
  const relation = record.relations[name];
  if (relation === undefined) return record.attached[name]?.rows ?? many;
  const rows = isToOne(relation) ? 1 : many;
  return rows * sum(Object.values(costOfRow(relation.to(), nested)));
}

const lookups = new WeakMap<RecordOf, string[]>();

/** Of what is computed, what is looked up elsewhere for each row. */
function lookupsOf(record: RecordOf): string[] {
  const known = lookups.get(record);
  if (known !== undefined) return known;
  const found = Object.entries(record.computed)
    .filter(([, computed]) => hasSelect(computed.sql(record.table, anybody)))
    .map(([name]) => name);
  lookups.set(record, found);
  return found;
}

const dialect = new PgDialect();

const hasSelect = (value: SQL): boolean => /\bselect\b/.test(dialect.sqlToQuery(value).sql);

/** May everything, and not because everything is theirs: much is looked up for them. */
const anybody: Asker = {
  companyId: 0,
  personId: 0,
  isOwner: false,
  permissions: { has: () => true, all: hole('all') },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
