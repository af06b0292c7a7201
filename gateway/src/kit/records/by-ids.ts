// Reads records by their ids: in one call where the server supports `ids=`, otherwise one by one.
import type { RecordPlan } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import { isRestError } from '../rest/errors.ts';
import { below } from '../rest/path.ts';
import type { Collection } from './collections.ts';
import { callList, tryFeature } from './list-call.ts';

/** A URL with 100 ids is far below the length limit of every server. */
export const maxIds = 100;

/** Concurrent single reads. */
const maxSingleReads = 8;

/** The records by id; null when one does not exist or is not visible. */
export type RecordsById<Row> = Map<number, Row | null | Error>;

/**
 * A failed single read fails only its own id; a batch read that fails on the server fails all of them.
 */
export async function readByIds<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ids: readonly number[],
  plan: RecordPlan,
): Promise<RecordsById<Row>> {
  const found: RecordsById<Row> = new Map();
  const left = ids.length > 1 ? await readTogether(rest, collection, ids, plan, found) : [...ids];
  const reader = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      found.set(id, await readOne(rest, collection, id, plan));
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxSingleReads, left.length) }, reader));
  return found;
}

/** Reads in one call what it can; returns the ids that have to be read singly. */
async function readTogether<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ids: readonly number[],
  plan: RecordPlan,
  found: RecordsById<Row>,
): Promise<number[]> {
  const params = { ids: ids.join(','), per_page: ids.length };
  try {
    const list = await tryFeature(rest, collection, 'ids', () =>
      callList(rest, collection, params, { plan }),
    );
    if (!list) return [...ids];
    // Matched by id, never by position: servers omit missing records and sort as they like.
    const left = new Set(ids);
    for (const row of list.rows) if (left.delete(row.id)) found.set(row.id, row);
    // A server with a smaller page size may have truncated the page; otherwise missing records do not exist.
    if ((list.meta.per_page ?? 0) < ids.length) return [...left];
    for (const id of left) found.set(id, null);
    return [];
  } catch (error) {
    // One id that the server rejects must not fail the others.
    if (isRestError(error, 400, 403, 404, 422)) return [...ids];
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
    return isRestError(error, 403, 404) ? null : (error as Error);
  }
}
