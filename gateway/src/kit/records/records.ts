// Records by id. Within a request each is known with the fields that it carries: what lists have brought is not read
// again, and of what is missing all that is wanted in the same tick travels in one call where the server takes `ids=`.
import { isRestError, RestError } from '../rest/errors.ts';
import { covers, lacking, mergePlans, type RecordPlan } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import { below } from '../rest/path.ts';
import type { Collection } from './collections.ts';
import { readListNow, tryAbility } from './list.ts';
import { attachReferences } from './references.ts';
import { endOfTick } from './tick.ts';

/** The records of one collection, as this request knows them. */
export interface Records<Row extends { id: number }> {
  /** Null when it does not exist or may not be seen. */
  readonly load: (id: number, plan: RecordPlan) => Promise<Row | null>;
  /** The same for many: what became of each, an error in the place of one that could not be read. */
  readonly loadAll: (ids: ReadonlySet<number>, plan: RecordPlan) => Promise<Loaded<Row>>;
  /** A list has brought these rows, with what this plan says. */
  readonly carried: (rows: readonly Row[], plan: RecordPlan) => void;
}

export type Loaded<Row> = (id: number) => Row | null | Error;

export const recordsOf = <Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
): Records<Row> => rest.remember(collection.path, 'records', () => createRecords(rest, collection));

/** Finds a record by its id; null when it does not exist or may not be seen. */
export const loadRecord = <Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  id: number,
  plan: RecordPlan,
): Promise<Row | null> => recordsOf(rest, collection).load(id, plan);

/** Records whose ids are known, in that order and without those that are gone; nothing is read for ids alone. */
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

interface Known<Row> {
  readonly row: Row | null;
  plan: RecordPlan;
}

/** Reads that travel together. */
interface Batch {
  readonly ids: Set<number>;
  plan: RecordPlan;
  /** Settles when all is known, what the records refer to as well; tells which could not be read. */
  readonly done: Promise<Failures>;
}

type Failures = ReadonlyMap<number, Error>;
const NO_FAILURES: Failures = new Map();

function createRecords<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
): Records<Row> {
  const known = new Map<number, Known<Row>>();
  const lists: { readonly rows: readonly Row[]; readonly plan: RecordPlan }[] = [];
  /** Those whose rows have not come yet, and when they will have. */
  const underWay = new Map<number, Promise<Failures>>();
  let collecting: Batch | null = null;

  /** Most requests never ask for what their lists have brought, so it is looked through only then. */
  const lookThroughLists = () => {
    for (const { rows, plan } of lists.splice(0)) for (const row of rows) note(row.id, row, plan);
  };
  const note = (id: number, row: Row | null, plan: RecordPlan): void => {
    const before = known.get(id);
    if (!before?.row || !row) {
      known.set(id, { row, plan });
      return;
    }
    before.plan = mergePlans(before.plan, plan);
    if (before.row !== row) Object.assign(before.row, row);
  };
  const loadAll = async (ids: ReadonlySet<number>, plan: RecordPlan): Promise<Loaded<Row>> => {
    lookThroughLists();
    let failures: Failures = NO_FAILURES;
    for (;;) {
      const waits = new Set<Promise<Failures>>();
      const complete: Row[] = [];
      for (const id of ids) {
        const record = known.get(id);
        if (failures.has(id) || (record && satisfies(record, plan))) continue;
        const running = underWay.get(id);
        const missing = record?.row ? lacking(record.plan, plan) : plan;
        if (running) waits.add(running);
        else if (record?.row && missing.idOnly) complete.push(record.row);
        else waits.add(collect(id, missing));
      }
      if (complete.length > 0) {
        await attachReferences(rest, collection.path, complete, plan);
        for (const row of complete) note(row.id, row, plan);
      }
      if (waits.size === 0) break;
      for (const failed of await Promise.all(waits)) {
        if (failed.size > 0) failures = new Map([...failures, ...failed]);
      }
    }
    if (failures.size === 0) return (id) => known.get(id)?.row ?? null;
    return (id) => failures.get(id) ?? known.get(id)?.row ?? null;
  };
  const collect = (id: number, plan: RecordPlan): Promise<Failures> => {
    if (collecting) {
      collecting.plan = mergePlans(collecting.plan, plan);
    } else {
      const batch: Batch = { ids: new Set(), plan, done: endOfTick().then(() => send(batch)) };
      collecting = batch;
    }
    collecting.ids.add(id);
    return collecting.done;
  };
  const send = async ({ ids: wanted, plan }: Batch): Promise<Failures> => {
    collecting = null;
    const failures = new Map<number, Error>();
    const settle = (id: number, row: Row | null | Error) => {
      if (row instanceof Error) failures.set(id, row);
      else note(id, row, plan.bare);
    };
    const ids = [...wanted];
    const come = readRecords(rest, collection, ids, plan.bare, settle).then(() => failures);
    for (const id of ids) underWay.set(id, come);
    await come;
    for (const id of ids) underWay.delete(id);
    if (plan === plan.bare) return failures;
    // They are known before what they refer to is read: that may lead back to them.
    const rows = ids.flatMap((id) => known.get(id)?.row ?? []);
    await attachReferences(rest, collection.path, rows, plan);
    for (const row of rows) note(row.id, row, plan);
    return failures;
  };
  const load = async (id: number, plan: RecordPlan): Promise<Row | null> => {
    const row = (await loadAll(new Set([id]), plan))(id);
    if (row instanceof Error) throw row;
    return row;
  };
  return { load, loadAll, carried: (rows, plan) => void lists.push({ rows, plan }) };
}

const satisfies = <Row>({ row, plan: has }: Known<Row>, plan: RecordPlan) =>
  row === null || covers(has, plan);

// An address of 100 ids stays far below every server's limit; single reads run a few at a time.
const MAX_IDS = 100;
const MAX_SINGLE_READS = 8;

type Settle<Row> = (id: number, row: Row | null | Error) => void;

/** One failed read fails its own key alone; a call for many that fails because of the server fails them all. */
async function readRecords<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ids: readonly number[],
  plan: RecordPlan,
  settle: Settle<Row>,
): Promise<void> {
  if (ids.length > MAX_IDS) {
    const parts = chunks(ids, MAX_IDS);
    await Promise.all(parts.map((part) => readRecords(rest, collection, part, plan, settle)));
    return;
  }
  try {
    const left = ids.length > 1 ? await readTogether(rest, collection, ids, plan, settle) : ids;
    if (left.length === 0) return;
    await eachOf(left, MAX_SINGLE_READS, async (id) =>
      settle(id, await readOne(rest, collection, id, plan)),
    );
  } catch (error) {
    for (const id of ids) settle(id, error as Error);
  }
}

/** Reads what can be read by one call with `ids=`; returns the ids that have to be read singly. */
async function readTogether<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ids: readonly number[],
  plan: RecordPlan,
  settle: Settle<Row>,
): Promise<readonly number[]> {
  const params = { ids: ids.join(','), per_page: ids.length };
  try {
    const list = await tryAbility(rest, collection, 'ids', () =>
      readListNow(rest, collection, params, { plan }),
    );
    if (!list) return ids;
    // By id, never by position: servers leave out what they do not find, and sort as they like.
    const left = new Set(ids);
    for (const row of list.rows) if (left.delete(row.id)) settle(row.id, row);
    // A server that gave the page its own size may have cut it off; otherwise what is missing is not there.
    const whole = (list.meta.per_page ?? 0) >= ids.length;
    const missing = left.size > 0 ? [...left] : NONE;
    if (!whole) return missing;
    for (const id of missing) settle(id, null);
    return NONE;
  } catch (error) {
    // One id that the server takes offence at must not cost the others their records.
    if (error instanceof RestError && [400, 403, 404, 422].includes(error.status)) return ids;
    throw error;
  }
}

const NONE: readonly number[] = [];

async function readOne<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  id: number,
  plan: RecordPlan,
): Promise<Row | null | Error> {
  try {
    const { data } = await rest.get<Row>(below(collection.path, { id }), plan.params);
    return collection.complete(data);
  } catch (error) {
    if (isRestError(error, 403, 404)) return null;
    return error as Error;
  }
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

async function eachOf<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}
