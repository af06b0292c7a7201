// Makes one call of a REST list: its rows, its `meta`, and the features that the server announces there.
import type { RecordPlan } from '../plan/tree.ts';
import type { RestResponse, Params, RestClient } from '../rest/client.ts';
import { failure, isRestError } from '../rest/errors.ts';
import type { RestPath } from '../rest/path.ts';
import type { Collection } from './collections.ts';

/** What is requested of a list besides its conditions. */
export interface ListSelection {
  readonly plan: RecordPlan;
  /** Whether the total number of rows is requested. */
  readonly total?: boolean;
  /** The column whose values are counted. */
  readonly countBy?: string | undefined;
}

export interface ListMeta {
  readonly total: number | null;
  readonly per_page: number | null;
  readonly last_page: number | null;
  readonly supports: readonly string[];
  readonly next_cursor: string | null;
  readonly previous_cursor: string | null;
  readonly cursors: readonly string[] | null;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
  /** The pages of a batch read, by the parents' ids. */
  readonly each: Readonly<Record<string, unknown>> | null;
  /** The corrected search text, when the original one matches nothing. */
  readonly corrected: string | null;
}

export interface ListAnswer<Row> {
  readonly rows: readonly Row[];
  readonly meta: ListMeta;
}

/** Reads the rows that `params` select, and records the announced features. */
export async function callList<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  params: Params,
  { plan, total = false, countBy }: ListSelection,
): Promise<ListAnswer<Row>> {
  const may = (feature: ListFeature) => hasFeature(rest, collection, feature) ?? true;
  const answer = await rest.get<Row[]>(collection.path, {
    ...params,
    ...plan.params,
    ...(!total && may('total') && { total: 0 }),
    ...(countBy !== undefined && may('countBy') && { countBy }),
  });
  if (!Array.isArray(answer.data)) throw failure('UPSTREAM_MALFORMED');
  const meta = metaOf(answer);
  noteFeatures(rest, collection.path, meta.supports);
  return { rows: answer.data.map(collection.complete), meta };
}

/** Optional features of a list, which servers announce in `meta.supports`. */
export type ListFeature = (typeof features)[number];
const features = ['ids', 'cursor', 'total', 'countBy', 'each'] as const;

/**
 * Whether the server supports every optional feature that the parameters use; otherwise it ignored them.
 */
export const appliedFeatures = (
  params: Params,
  { meta: { supports } }: ListAnswer<unknown>,
): boolean =>
  features.every((feature) => params[feature] === undefined || supports.includes(feature));

/** Whether the server announced a feature for this list; undefined before its first response. */
export function hasFeature(
  rest: RestClient,
  { path }: { readonly path: RestPath },
  feature: ListFeature,
): boolean | undefined {
  return rest.features.get(path.route)?.has(feature);
}

/**
 * Tries a read that needs an optional feature. Returns null when the server does not announce it, ignores the parameter
 * or rejects it. The result is remembered, so that a failing attempt is made once per list and process.
 */
export async function tryFeature<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  feature: ListFeature,
  read: () => Promise<ListAnswer<Row>>,
): Promise<ListAnswer<Row> | null> {
  const known = hasFeature(rest, collection, feature);
  if (known === false) return null;
  try {
    const list = await read();
    return list.meta.supports.includes(feature) ? list : null;
  } catch (error) {
    // The path of a batch read may not exist.
    const refusals = feature === 'each' ? [400, 404, 422] : [400, 422];
    if (known !== undefined || !isRestError(error, ...refusals)) throw error;
    noteFeatures(rest, collection.path, noFeatures);
    return null;
  }
}

function noteFeatures(rest: RestClient, path: RestPath, supports: readonly string[]) {
  const known = rest.features.get(path.route);
  if (known?.size === supports.length && supports.every((feature) => known.has(feature))) return;
  rest.features.set(path.route, new Set(supports));
}

/** The `meta` of rows that did not come from a list response. */
export const unknownMeta: ListMeta = {
  total: null,
  per_page: null,
  last_page: null,
  supports: [],
  next_cursor: null,
  previous_cursor: null,
  cursors: null,
  counts: null,
  each: null,
  corrected: null,
};

const noFeatures: readonly string[] = [];

/** Servers differ in what they put into `meta`; missing parts become null. */
function metaOf({ meta }: RestResponse<unknown>): ListMeta {
  const known = meta as Partial<ListMeta>;
  return {
    total: known.total ?? null,
    per_page: known.per_page ?? null,
    last_page: known.last_page ?? null,
    supports: known.supports ?? noFeatures,
    next_cursor: known.next_cursor ?? null,
    previous_cursor: known.previous_cursor ?? null,
    cursors: known.cursors ?? null,
    counts: known.counts ?? null,
    each: known.each ?? null,
    corrected: known.corrected ?? null,
  };
}
