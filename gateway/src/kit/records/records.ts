// Records by id. Within a request each is known with the fields that it carries: what lists have brought is not read
// again, and of what is missing all that is wanted in the same tick travels in one call where the server takes `ids=`.
import { isRestError, RestError } from '../rest/errors.ts';
import { covers, lacking, mergePlans, type RecordPlan } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import { below } from '../rest/path.ts';
import type { Collection } from './collections.ts';
import { tryAbility } from './list.ts';
import { attachReferences } from './references.ts';
import { endOfTick } from './tick.ts';

/** The records of one collection, as this request knows them. */
export interface Records<Row extends { id: number }> {
  /** Null when it does not exist or may not be seen. */
  readonly load: (id: number, plan: RecordPlan) => Promise<Row | null>;
  /** A list has brought these rows, with what this plan says. */
  readonly carried: (rows: readonly Row[], plan: RecordPlan) => void;
}

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

/** A read that is being collected or is under way. */
interface Read<Row> {
  plan: RecordPlan;
  readonly row: Promise<Row | null>;
  readonly arrive: (row: Row | null) => void;
  readonly fail: (error: Error) => void;
}

function createRecords<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
): Records<Row> {
  const known = new Map<number, Known<Row>>();
  const lists: { readonly rows: readonly Row[]; readonly plan: RecordPlan }[] = [];
  const underWay = new Map<number, Read<Row>>();
  let collecting: Map<number, Read<Row>> | null = null;

  /** Most requests never ask for what their lists have brought, so it is looked through only then. */
  const lookThroughLists = () => {
    for (const { rows, plan } of lists.splice(0)) for (const row of rows) note(row.id, row, plan);
  };
  const note = (id: number, row: Row | null, plan: RecordPlan): Row | null => {
    const before = known.get(id);
    if (!before?.row || !row) {
      known.set(id, { row, plan });
      return row;
    }
    before.plan = mergePlans(before.plan, plan);
    return before.row === row ? row : Object.assign(before.row, row);
  };
  const load = async (id: number, plan: RecordPlan): Promise<Row | null> => {
    lookThroughLists();
    const record = known.get(id);
    if (record && (record.row === null || covers(record.plan, plan))) return record.row;
    const running = underWay.get(id);
    if (running) {
      const row = await running.row;
      return covers(running.plan, plan) ? row : load(id, plan);
    }
    if (!record?.row) return collect(id, plan);
    const missing = lacking(record.plan, plan);
    if (!missing.idOnly) return collect(id, missing);
    // Only what it refers to is missing.
    await attachReferences(rest, collection.path, [record.row], missing);
    return note(id, record.row, plan);
  };
  const collect = (id: number, plan: RecordPlan): Promise<Row | null> => {
    if (!collecting) {
      collecting = new Map();
      void endOfTick().then(send);
    }
    const read = collecting.get(id) ?? newRead<Row>(plan);
    read.plan = mergePlans(read.plan, plan);
    collecting.set(id, read);
    return read.row;
  };
  const send = async () => {
    const reads = collecting as Map<number, Read<Row>>;
    collecting = null;
    const plan = [...reads.values()].map((read) => read.plan).reduce(mergePlans);
    for (const [id, read] of reads) {
      read.plan = plan;
      underWay.set(id, read);
    }
    const arrived = new Map<number, Row | null>();
    const settle = (id: number, row: Row | null | Error) => {
      underWay.delete(id);
      if (row instanceof Error) reads.get(id)?.fail(row);
      else arrived.set(id, note(id, row, plan.bare));
    };
    const ids = [...reads.keys()];
    await Promise.all(
      chunks(ids, MAX_IDS).map((some) => readRecords(rest, collection, some, plan.bare, settle)),
    );
    // They are known before what they refer to is read: that may lead back to them.
    const rows = [...arrived.values()].filter((row) => row !== null);
    await attachReferences(rest, collection.path, rows, plan);
    for (const [id, row] of arrived) reads.get(id)?.arrive(row && note(id, row, plan));
  };
  return { load, carried: (rows, plan) => void lists.push({ rows, plan }) };
}

function newRead<Row>(plan: RecordPlan): Read<Row> {
  const { promise, resolve, reject } = Promise.withResolvers<Row | null>();
  return { plan, row: promise, arrive: resolve, fail: reject };
}

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
  try {
    const left = ids.length > 1 ? await readTogether(rest, collection, ids, plan, settle) : ids;
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
    const list = await tryAbility(rest, collection, 'ids', params, { plan });
    if (!list) return ids;
    // By id, never by position: servers leave out what they do not find, and sort as they like.
    const found = new Map(list.rows.map((row) => [row.id, row]));
    // A server that gave the page its own size may have cut it off; otherwise what is missing is not there.
    const whole = (list.meta.per_page ?? 0) >= ids.length;
    const missing = ids.filter((id) => !found.has(id));
    for (const [id, row] of found) settle(id, row);
    if (!whole) return missing;
    for (const id of missing) settle(id, null);
    return [];
  } catch (error) {
    // One id that the server takes offence at must not cost the others their records.
    if (error instanceof RestError && [400, 403, 404, 422].includes(error.status)) return ids;
    throw error;
  }
}

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
