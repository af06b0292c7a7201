// Reads lists below many records in one call where the server supports `each=`, and one by one elsewhere.
import { mergePlans } from '../plan/tree.ts';
import { type Params, queryString, type RestClient, type RestService } from '../rest/client.ts';
import { errorFromResponse, failure, RestError } from '../rest/errors.ts';
import type { Collection, BatchParent } from './collections.ts';
import {
  callList,
  type ListAnswer,
  type ListMeta,
  tryFeature,
  type ListSelection,
} from './list-call.ts';
import { attachReferences } from './records.ts';
import { recordStore } from './store.ts';

/** A requested list; its collection may name the parent record. */
export interface ListRequest<Row extends { id: number }> {
  readonly collection: Collection<Row>;
  readonly params: Params;
  wanted: ListSelection;
}

/** Limits of one batch read: parents, and rows of all of them, which are some megabytes at most. */
const most = { records: 100, rows: 2_000 };

/** How many parents one call reads, by the page size. */
export const recordsPerCall = (size: number): number =>
  Math.min(most.records, Math.max(1, Math.floor(most.rows / Math.max(1, size))));

/**
 * Whether the server is known to support batch reads. A server that supports them for one list does so for all.
 */
export const supportsBatchRead = (features: RestService['features'], route: string): boolean =>
  features.get(route)?.has('each') ??
  [...features.values()].some((announced) => announced.has('each'));

/**
 * Reads the lists of one tick; returns a promise per list, so that one failure does not affect the others.
 */
export function readLists<Row extends { id: number }>(
  rest: RestClient,
  lists: readonly ListRequest<Row>[],
  readAlone: (list: ListRequest<Row>) => Promise<ListAnswer<Row>>,
): Promise<ListAnswer<Row>>[] {
  const answers = new Map<ListRequest<Row>, Promise<ListAnswer<Row>>>();
  for (const alike of Map.groupBy(lists, kindOf).values()) {
    for (const batch of batchesOf(alike)) {
      const reading = batch.length > 1 ? readBatch(rest, batch, readAlone) : null;
      for (const list of batch) {
        answers.set(list, reading ? reading.then((read) => read(list)) : readAlone(list));
      }
    }
  }
  return lists.map((list) => answers.get(list) as Promise<ListAnswer<Row>>);
}

/** Lists with the same key differ only in the parent. */
const kindOf = <Row extends { id: number }>({ collection: { parent }, params }: ListRequest<Row>) =>
  parent ? `${parent.by}${queryString(ofAny(parent, params))}` : Symbol('alone');

const ofAny = ({ by }: BatchParent, params: Params): Params => ({ ...params, [by]: undefined });

function batchesOf<Row extends { id: number }>(
  alike: readonly ListRequest<Row>[],
): ListRequest<Row>[][] {
  const size = recordsPerCall(Number(alike[0]?.params['per_page'] ?? 1));
  return Array.from({ length: Math.ceil(alike.length / size) }, (_, at) =>
    alike.slice(at * size, (at + 1) * size),
  );
}

type ReadOf<Row extends { id: number }> = (
  list: ListRequest<Row>,
) => ListAnswer<Row> | Promise<ListAnswer<Row>>;

async function readBatch<Row extends { id: number }>(
  rest: RestClient,
  lists: readonly ListRequest<Row>[],
  readAlone: ReadOf<Row>,
): Promise<ReadOf<Row>> {
  try {
    return (await readTogether(rest, lists)) ?? readAlone;
  } catch (error) {
    if (lists.length === 1 || !isTooMuch(error)) throw error;
    const half = Math.ceil(lists.length / 2);
    const [first, second] = [lists.slice(0, half), lists.slice(half)];
    const reads = await Promise.all([
      readBatch(rest, first, readAlone),
      readBatch(rest, second, readAlone),
    ]);
    return (list) => reads[first.includes(list) ? 0 : 1](list);
  }
}

/** The server estimates the cost of a call and rejects it before any work. */
const isTooMuch = (error: unknown) =>
  error instanceof RestError &&
  error.problems.some(({ code }) => code === 'too_expensive' || code === 'too_slow');

/** Null when the server does not support batch reads. */
async function readTogether<Row extends { id: number }>(
  rest: RestClient,
  lists: readonly ListRequest<Row>[],
): Promise<ReadOf<Row> | null> {
  const [{ collection, params }] = lists as [ListRequest<Row>];
  const parent = collection.parent as BatchParent;
  const wanted = lists.map((list) => list.wanted).reduce(mergeSelections);
  const ids = lists.map((list) => list.collection.parent?.id).join(',');
  const batchParams = { ...ofAny(parent, params), [parent.by]: ids, each: parent.by };
  const ofMany = { ...collection, path: parent.path };
  // A server that has announced batch reads for none of its lists is not tried.
  const { features } = rest;
  if (features.size > 0 && !supportsBatchRead(features, parent.path.route)) return null;
  const all = await tryFeature(rest, ofMany, 'each', () =>
    callList(rest, ofMany, batchParams, wanted),
  );
  if (!all) return null;
  await attachReferences(rest, parent.path, all.rows, wanted.plan);
  const rows = new Map(all.rows.map((row) => [row.id, row]));
  return (list) => {
    const page = pageOf(all, rows, `${list.collection.parent?.id}`);
    recordStore(rest, list.collection).addList(page.rows, wanted.plan);
    return page;
  };
}

/** Merges two selections of equal lists. */
export const mergeSelections = (one: ListSelection, other: ListSelection): ListSelection => ({
  plan: mergePlans(one.plan, other.plan),
  total: (one.total ?? false) || (other.total ?? false),
  countBy: one.countBy ?? other.countBy,
});

/** The response or error of one parent's list within a batch read. */
function pageOf<Row extends { id: number }>(
  { meta }: ListAnswer<Row>,
  rows: ReadonlyMap<number, Row>,
  id: string,
): ListAnswer<Row> {
  const page = meta.each?.[id] as Page | undefined;
  if (page && 'errors' in page) throw errorFromResponse(page.status, page.errors);
  const found = page?.ids.map((row) => rows.get(row));
  if (!page || !found || found.includes(undefined)) throw failure('UPSTREAM_MALFORMED');
  return { rows: found as Row[], meta: { ...meta, ...page } };
}

type Page =
  | ({ readonly ids: readonly number[] } & Partial<ListMeta>)
  | { readonly status: number; readonly errors: unknown };
