// Reads records by id with a store per request: fields that lists have returned are not read again, and missing ones of
// the same tick are read in one call.
import { covers, mergePlans, type RecordPlan, type ReferencePlan } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import type { RestPath } from '../rest/path.ts';
import { maxIds, readByIds } from './by-ids.ts';
import type { Collection } from './collections.ts';
import { createLoader, type Key } from './loader.ts';
import { relatedRecords, readField } from './spelling.ts';
import { recordStore } from './store.ts';

/** The records of one collection in this request. */
export interface Records<Row extends { id: number }> {
  /** Null when the record does not exist or is not visible. */
  readonly load: (id: number, plan: RecordPlan) => Promise<Row | null>;
  /**
   * The same for many; returns a lookup by id that yields the error for a record that could not be read.
   */
  readonly loadAll: (ids: ReadonlySet<number>, plan: RecordPlan) => Promise<Loaded<Row>>;
}

export type Loaded<Row> = (id: number) => Row | null | Error;

const recordsOf = <Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
): Records<Row> => rest.memoize(collection.path, 'records', () => createRecords(rest, collection));

/** Reads a record by its id; null when it does not exist or is not visible. */
export const loadRecord = <Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  id: number,
  plan: RecordPlan,
): Promise<Row | null> => recordsOf(rest, collection).load(id, plan);

/**
 * Reads records in the order of their ids, without missing ones; nothing is read when only ids are selected.
 */
export async function loadRecords<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ids: readonly number[],
  plan: RecordPlan,
): Promise<Row[]> {
  if (plan.idOnly) return ids.map((id) => collection.complete({ id } as Row));
  const rows = await Promise.all(ids.map((id) => loadRecord(rest, collection, id, plan)));
  return rows.filter((row) => row !== null);
}

interface RecordKey extends Key {
  readonly of: number;
  wanted: RecordPlan;
}

function createRecords<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
): Records<Row> {
  const store = recordStore(rest, collection);
  const read = createLoader<RecordKey, Row | null>({
    joining: { both: mergePlans, satisfies: covers },
    maxBatchSize: maxIds,
    send: async (keys) => {
      const plan = keys.map(({ wanted }) => wanted).reduce(mergePlans);
      const ids = keys.map(({ of }) => of);
      const found = await readByIds(rest, collection, ids, plan);
      for (const [id, row] of found) if (!(row instanceof Error)) store.add(id, row, plan);
      return ids.map((id) => found.get(id) ?? null);
    },
  });
  const loadAll = async (ids: ReadonlySet<number>, plan: RecordPlan): Promise<Loaded<Row>> => {
    const failures = new Map<number, Error>();
    const reads: Promise<unknown>[] = [];
    let whole = plan;
    for (const id of ids) {
      const missing = store.missing(id, plan.withoutReferences);
      if (!missing) continue;
      // A relation that is read again replaces the old one, and with it the references of its records.
      whole = mergePlans(whole, missing);
      const failed = (error: Error) => failures.set(id, error);
      reads.push(read({ of: id, wanted: missing.withoutReferences }).catch(failed));
    }
    await Promise.all(reads);
    if (whole !== whole.withoutReferences) await refer(ids, whole);
    return (id) => failures.get(id) ?? store.find(id);
  };
  /**
   * The rows are in the store before their references are read, since these may lead back to them.
   */
  const refer = async (ids: ReadonlySet<number>, plan: RecordPlan): Promise<void> => {
    const rows: Row[] = [];
    for (const id of ids) {
      const row = store.find(id);
      if (row && store.missing(id, plan)) rows.push(row);
    }
    await attachReferences(rest, collection.path, rows, plan);
    for (const row of rows) store.add(row.id, row, plan);
  };
  return {
    load: async (id, plan) => {
      const row = (await loadAll(new Set([id]), plan))(id);
      if (row instanceof Error) throw row;
      return row;
    },
    loadAll,
  };
}

type AnyRow = Record<string, unknown>;

/**
 * Stores the referenced records in each row: the record, null, or the error. This is done before the rows are returned,
 * so that reading a field never waits.
 */
export async function attachReferences(
  rest: RestClient,
  from: RestPath,
  rows: readonly object[],
  plan: RecordPlan,
): Promise<void> {
  const refers = plan.references.length > 0 || plan.nested.length > 0;
  if (!refers || rows.length === 0) return;
  await Promise.all([
    ...plan.references.map((reference) => attach(rest, from, rows as AnyRow[], reference)),
    ...plan.nested.map(({ name, plan: nested }) =>
      attachReferences(rest, from, relatedRecords(rows, name), nested),
    ),
  ]);
}

async function attach(
  rest: RestClient,
  from: RestPath,
  rows: readonly AnyRow[],
  { key, name, collection, plan }: ReferencePlan,
): Promise<void> {
  for (const [companyId, those] of byCompany(from, rows)) {
    const ids = new Set<number>();
    for (const row of those) {
      const id = readField(row, key);
      if (typeof id === 'number') ids.add(id);
    }
    const loaded = await recordsOf(rest, collection(companyId)).loadAll(ids, plan);
    for (const row of those) {
      const id = readField(row, key);
      row[name] = typeof id === 'number' ? loaded(id) : null;
    }
  }
}

/** A list above all companies may have rows of several. */
function byCompany(
  { companyId }: RestPath,
  rows: readonly AnyRow[],
): Iterable<readonly [companyId: number, rows: readonly AnyRow[]]> {
  const first = companyId ?? (rows[0]?.['company_id'] as number);
  const alike = companyId !== null || rows.every((row) => row['company_id'] === first);
  return alike ? [[first, rows]] : Map.groupBy(rows, (row) => row['company_id'] as number);
}
