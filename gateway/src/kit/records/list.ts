// Collections of REST records: where they are, and how one, several or a list of them are read.
// A collection of a company cannot be named without the company, so no key or cache can forget it.
import DataLoader from 'dataloader';
import { errorOfTransport, isRestError } from '../rest/errors.ts';
import type { Answer, Params, RestClient } from '../rest/client.ts';
import { below, path, type RestPath } from '../rest/path.ts';
import type { RecordPlan } from '../plan/selection.ts';

/** A REST list, and the records `{path}/{id}` in it. */
export interface Collection<Row extends { id: number }> {
  readonly path: RestPath;
  /** Completes a record that came from this list with what only its address says. */
  readonly complete: (row: Row) => Row;
}

/** A record that belongs to a company: its global id and those of its parts need the company. */
export interface InCompany {
  company_id: number;
}

/** The collections `/companies/{companyId}/{name}`. */
export function companyCollection<Row extends InCompany & { id: number }>(
  name: string,
): (companyId: number) => Collection<Row> {
  return (companyId) => ({
    path: below(path`/companies`, { companyId }, `/${name}`),
    complete: (row) => Object.assign(row, { company_id: companyId }),
  });
}

export interface ListMeta {
  readonly total: number | null;
  readonly last_page: number | null;
  readonly supports: readonly string[];
  readonly next_cursor: string | null;
  readonly previous_cursor: string | null;
  readonly cursors: readonly string[] | null;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
}

export interface ListAnswer<Row> {
  readonly rows: Row[];
  readonly meta: ListMeta;
}

/** Reads a list with any parameters of the contract, and notes what the server says it can do. */
export async function readList<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  params: Params,
): Promise<ListAnswer<Row>> {
  const answer = await rest.get<Row[]>(collection.path, params);
  if (!Array.isArray(answer.data)) throw errorOfTransport('UPSTREAM_MALFORMED');
  const meta = metaOf(answer);
  rest.abilities.set(collection.path.route, new Set(meta.supports));
  return { rows: answer.data.map(collection.complete), meta };
}

/** Whether the server announced an ability for this list; undefined until it has answered once. */
function announced(
  rest: RestClient,
  collection: { readonly path: RestPath },
  ability: 'ids' | 'cursor',
): boolean | undefined {
  return rest.abilities.get(collection.path.route)?.has(ability);
}

/**
 * Tries what only some servers can do. Null when this one cannot: it said so, it ignored the parameter, or it
 * refused it. What it answers is noted, so that it is tried in vain once per list and process.
 */
export async function tryAbility<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ability: 'ids' | 'cursor',
  params: Params,
): Promise<ListAnswer<Row> | null> {
  const known = announced(rest, collection, ability);
  if (known === false) return null;
  try {
    const list = await readList(rest, collection, params);
    return list.meta.supports.includes(ability) ? list : null;
  } catch (error) {
    if (known === undefined && isRestError(error, 400, 422)) return null;
    throw error;
  }
}

/**
 * Finds a record by its id; null when it does not exist or may not be seen. All that are asked for in the same
 * tick with the same plan travel in one call where the server takes `ids=`, and in single reads elsewhere.
 */
export function loadRecord<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  id: number,
  plan: RecordPlan,
): Promise<Row | null> {
  const loader = rest.remember(
    `${collection.path.text}?${plan.key}`,
    () =>
      new DataLoader<number, Row | null>((ids) => readRecords(rest, collection, ids, plan), {
        maxBatchSize: MAX_IDS,
      }),
  );
  return loader.load(id);
}

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

// An address of 100 ids stays far below every server's limit; single reads run a few at a time.
const MAX_IDS = 100;
const MAX_SINGLE_READS = 8;

async function readRecords<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ids: readonly number[],
  plan: RecordPlan,
): Promise<(Row | null | Error)[]> {
  if (ids.length > 1) {
    const list = await tryAbility(rest, collection, 'ids', {
      ids: ids.join(','),
      per_page: ids.length,
      total: 0,
      ...plan.params,
    });
    // By id, never by position: servers leave out what they do not find, and sort as they like.
    const found = list && new Map(list.rows.map((row) => [row.id, row]));
    if (found) return ids.map((id) => found.get(id) ?? null);
  }
  return eachOf(ids, MAX_SINGLE_READS, (id) => readOne(rest, collection, id, plan));
}

/** One failed read fails its own key alone. */
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
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function eachOf<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = Array.from({ length: items.length });
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/** Servers differ in how much of `meta` they fill in; what is missing reads as unknown. */
function metaOf({ meta }: Answer<unknown>): ListMeta {
  const known = meta as Partial<ListMeta>;
  return {
    total: known.total ?? null,
    last_page: known.last_page ?? null,
    supports: known.supports ?? [],
    next_cursor: known.next_cursor ?? null,
    previous_cursor: known.previous_cursor ?? null,
    cursors: known.cursors ?? null,
    counts: known.counts ?? null,
  };
}
