// Estimates the cost of a list before it runs: the rows that it reads if all relations have their usual size.
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryScope } from '../permissions/permissions.ts';
import type { RecordOf, FieldSelection } from '../records/contract.ts';
import { isToOne } from '../records/related.ts';
import { placeholder } from '../database/prepared-queries.ts';
import type { ListParameters } from './contract.ts';

/**
 * In rows, each of which takes a few microseconds: about half a second on the embedded database. The gateway's largest
 * request is a tenth: a hundred rows with all their relations. Ten thousand rows of any list without relations stay
 * below it.
 */
export const mostCost = 120_000;

/** Assumed rows of a to-many relation. */
const many = 5;

/**
 * Assumed rows that one condition or search word examines, for the list and for each of its counts.
 */
const looked = 500;

export interface Cost {
  total: number;
  /** The number of pages of a batch read; otherwise 1. */
  pages: number;
  /** The cost to find the rows of one page. */
  search: number;
  /** The cost of each row, by the parameter that causes it. */
  ofRow: Readonly<Record<'only' | 'with' | 'withCount' | 'withSums', number>>;
}

/** `conditions`: the number of filter conditions and search words. */
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

/** The largest page size within the maximum cost. */
export const largestPage = ({ pages, search, ofRow }: Cost): number =>
  Math.max(0, Math.floor((mostCost / pages - search) / sum(Object.values(ofRow))));

function costOfRow(record: RecordOf, selection: FieldSelection): Cost['ofRow'] {
  const selectedLookups = lookupsOf(record).filter(
    (name) => selection.columns?.includes(name) ?? true,
  );
  return {
    only: 1 + selectedLookups.length,
    with: sum(
      Object.entries(selection.with).map(([name, nested]) => costOfRelation(record, name, nested)),
    ),
    withCount: many * selection.count.length,
    withSums: many * selection.sum.length,
  };
}

function costOfRelation(record: RecordOf, name: string, nested: FieldSelection): number {
  const relation = record.relations[name];
  if (relation === undefined) return record.attached[name]?.rows ?? many;
  const rows = isToOne(relation) ? 1 : many;
  return rows * sum(Object.values(costOfRow(relation.to(), nested)));
}

const lookups = new WeakMap<RecordOf, string[]>();

/** Computed fields that need a lookup in another table for each row. */
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

/** Has all permissions but is not the owner, for whom fewer lookups are needed. */
const anybody: QueryScope = {
  companyId: 0,
  personId: 0,
  isOwner: false,
  permissions: { has: () => true, all: placeholder('all') },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
