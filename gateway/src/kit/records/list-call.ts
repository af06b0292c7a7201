// One call of a REST list: its rows, and what the server says of them and of itself.
import type { RecordPlan } from '../plan/tree.ts';
import type { Answer, Params, RestClient } from '../rest/client.ts';
import { failure, isRestError } from '../rest/errors.ts';
import type { RestPath } from '../rest/path.ts';
import type { Collection } from './collections.ts';

/** What is wanted of a list, beside which rows. */
export interface Wanted {
  readonly plan: RecordPlan;
  /** How many rows there are in all. */
  readonly total?: boolean;
  /** How many there are by the values of this column. */
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
  /** By the ids of the records whose lists were asked for. */
  readonly each: Readonly<Record<string, unknown>> | null;
  /** The words that were searched for in place of those that nothing has. */
  readonly corrected: string | null;
}

export interface ListAnswer<Row> {
  readonly rows: readonly Row[];
  readonly meta: ListMeta;
}

/** Reads the rows that `params` say, and notes what the server announces. */
export async function callList<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  params: Params,
  { plan, total = false, countBy }: Wanted,
): Promise<ListAnswer<Row>> {
  const may = (ability: Ability) => announced(rest, collection, ability) ?? true;
  const answer = await rest.get<Row[]>(collection.path, {
    ...params,
    ...plan.params,
    ...(!total && may('total') && { total: 0 }),
    ...(countBy !== undefined && may('countBy') && { countBy }),
  });
  if (!Array.isArray(answer.data)) throw failure('UPSTREAM_MALFORMED');
  const meta = metaOf(answer);
  noteAbilities(rest, collection.path, meta.supports);
  return { rows: answer.data.map(collection.complete), meta };
}

/** What only some servers can do with a list; all announce it in the list's answers. */
export type Ability = (typeof abilities)[number];
const abilities = ['ids', 'cursor', 'total', 'countBy', 'each'] as const;

/** Whether the server chose the rows by what only some can, where it was asked to. */
export const didAsAsked = (params: Params, { meta: { supports } }: ListAnswer<unknown>): boolean =>
  abilities.every((ability) => params[ability] === undefined || supports.includes(ability));

/** Whether the server announced an ability for this list; undefined until it has answered once. */
export function announced(
  rest: RestClient,
  { path }: { readonly path: RestPath },
  ability: Ability,
): boolean | undefined {
  return rest.abilities.get(path.route)?.has(ability);
}

/**
 * Tries a read that only some servers can do. Null when this one cannot: it said so, it ignored the parameter, or it
 * refused it. What it answers is noted, so that it is tried in vain once per list and process.
 */
export async function tryAbility<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  ability: Ability,
  read: () => Promise<ListAnswer<Row>>,
): Promise<ListAnswer<Row> | null> {
  const known = announced(rest, collection, ability);
  if (known === false) return null;
  try {
    const list = await read();
    return list.meta.supports.includes(ability) ? list : null;
  } catch (error) {
    // What names many in its address may lead nowhere.
    const refusals = ability === 'each' ? [400, 404, 422] : [400, 422];
    if (known !== undefined || !isRestError(error, ...refusals)) throw error;
    noteAbilities(rest, collection.path, noAbilities);
    return null;
  }
}

function noteAbilities(rest: RestClient, path: RestPath, supports: readonly string[]) {
  const known = rest.abilities.get(path.route);
  if (known?.size === supports.length && supports.every((ability) => known.has(ability))) return;
  rest.abilities.set(path.route, new Set(supports));
}

/** Of rows that came otherwise than as a list. */
export const untold: ListMeta = {
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

const noAbilities: readonly string[] = [];

/** Servers differ in how much of `meta` they fill in; what is missing reads as unknown. */
function metaOf({ meta }: Answer<unknown>): ListMeta {
  const known = meta as Partial<ListMeta>;
  return {
    total: known.total ?? null,
    per_page: known.per_page ?? null,
    last_page: known.last_page ?? null,
    supports: known.supports ?? noAbilities,
    next_cursor: known.next_cursor ?? null,
    previous_cursor: known.previous_cursor ?? null,
    cursors: known.cursors ?? null,
    counts: known.counts ?? null,
    each: known.each ?? null,
    corrected: known.corrected ?? null,
  };
}
