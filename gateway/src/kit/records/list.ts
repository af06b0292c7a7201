// Reads REST lists. Reads of one list in the same tick are merged into one call with the union of their plans, and
// lists below many records into a batch read; rows read earlier are reused.
import { covers, planOfParent } from '../plan/tree.ts';
import { type Params, queryString, type RestClient } from '../rest/client.ts';
import { missingField } from '../rest/errors.ts';
import type { Collection, Embedding } from './collections.ts';
import {
  callList,
  appliedFeatures,
  type ListAnswer,
  unknownMeta,
  type ListSelection,
} from './list-call.ts';
import { createLoader, type Joining, type Key } from './loader.ts';
import { attachReferences } from './records.ts';
import { readSingle } from './single.ts';
import { relatedRecords, readField } from './spelling.ts';
import { recordStore } from './store.ts';
import { type ListRequest, mergeSelections, readLists } from './batch-lists.ts';

/** `per_page` when only numbers are requested. */
export const noRows = 0;

/** Reads the rows that `params` select (conditions, search, order, page). */
export async function readList<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  params: Params,
  wanted: ListSelection,
): Promise<ListAnswer<Row>> {
  const { path, parent } = collection;
  const load = rest.memoize(parent?.path ?? path, 'lists', () =>
    createLoader<ListKey<Row>, Promise<ListAnswer<Row>>>({
      joining,
      send: async (keys) => readLists(rest, keys, (list) => readAlone(rest, list)),
    }),
  );
  return load({ of: `${parent?.id ?? ''}${queryString(params)}`, collection, params, wanted });
}

type ListKey<Row extends { id: number }> = Key & ListRequest<Row>;

/** Reads a short list completely; page by page from a server with smaller pages. */
export async function readWhole<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  params: Params,
  wanted: ListSelection,
): Promise<Row[]> {
  const { rows, meta } = await readList(rest, collection, { ...params, all: 1 }, wanted);
  const size = rows.length;
  const more = meta.total === null ? (meta.last_page ?? 1) > 1 : meta.total > size;
  if (!more) return [...rows];
  const found = new Map(rows.map((row) => [row.id, row]));
  for (let page = 2, before = 0; found.size > before; page += 1) {
    before = found.size;
    const next = await readList(rest, collection, { ...params, page, per_page: size }, wanted);
    for (const row of next.rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Merges two selections of one list, and checks whether one covers the other. */
export const joining: Joining<ListSelection> = {
  both: mergeSelections,
  satisfies: (has, wants) =>
    covers(has.plan, wants.plan) &&
    ((has.total ?? false) || !wants.total) &&
    (wants.countBy === undefined || has.countBy === wants.countBy),
};

async function readAlone<Row extends { id: number }>(
  rest: RestClient,
  { collection, params, wanted }: ListRequest<Row>,
): Promise<ListAnswer<Row>> {
  if (collection.within) return readWithin(rest, collection, collection.within, wanted);
  // Outside of batch reads a page has at least one row.
  const page = params['per_page'] === noRows ? { ...params, per_page: 1 } : params;
  const answer = await callList(rest, collection, page, wanted);
  // Rows of a server that ignored a parameter are not used.
  if (appliedFeatures(params, answer)) {
    await attachReferences(rest, collection.path, answer.rows, wanted.plan);
    recordStore(rest, collection).addList(answer.rows, wanted.plan);
  }
  return answer;
}

/** Reads an embedded list through the record that embeds it. */
async function readWithin<Row extends { id: number }>(
  rest: RestClient,
  { complete }: Collection<Row>,
  { path, name }: Embedding,
  { plan }: ListSelection,
): Promise<ListAnswer<Row>> {
  const whole = await readSingle<object>(rest, path, {}, planOfParent(name, plan));
  if (readField(whole, name) === undefined) throw missingField(name);
  return {
    rows: relatedRecords([whole], name).map((row) => complete(row as unknown as Row)),
    meta: unknownMeta,
  };
}
