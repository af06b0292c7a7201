// Reading REST lists. What several places of an operation want of one list, in the same tick, is one call with the union
// of their plans; what an earlier call brought already is not asked for again.
import { covers, mergePlans } from '../plan/tree.ts';
import { type Params, queryString, type RestClient } from '../rest/client.ts';
import type { Collection } from './collections.ts';
import { callList, didAsAsked, type ListAnswer, type Wanted } from './list-call.ts';
import { createLoader, type Joining, type Key } from './loader.ts';
import { attachReferences } from './records.ts';
import { storeOf } from './store.ts';

/** Reads the rows that `params` say (filter, search, order, page). */
export async function readList<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  params: Params,
  wanted: Wanted,
): Promise<ListAnswer<Row>> {
  const load = rest.remember(collection.path, 'lists', () =>
    createLoader<ListKey, Promise<ListAnswer<Row>>>({
      joining,
      send: async (keys) => keys.map((key) => readNow(rest, collection, key)),
    }),
  );
  return load({ of: queryString(params), params, wanted });
}

interface ListKey extends Key {
  wanted: Wanted;
  readonly params: Params;
}

/** What two want of one list, and whether what one wanted serves the other. */
export const joining: Joining<Wanted> = {
  both: (one, other) => ({
    plan: mergePlans(one.plan, other.plan),
    total: (one.total ?? false) || (other.total ?? false),
    countBy: one.countBy ?? other.countBy,
  }),
  satisfies: (has, wants) =>
    covers(has.plan, wants.plan) &&
    ((has.total ?? false) || !wants.total) &&
    (wants.countBy === undefined || has.countBy === wants.countBy),
};

async function readNow<Row extends { id: number }>(
  rest: RestClient,
  collection: Collection<Row>,
  { params, wanted }: ListKey,
): Promise<ListAnswer<Row>> {
  const answer = await callList(rest, collection, params, wanted);
  // Rows of a server that did not do what was asked for are not looked at.
  if (didAsAsked(params, answer)) {
    await attachReferences(rest, collection.path, answer.rows, wanted.plan);
    storeOf(rest, collection).carried(answer.rows, wanted.plan);
  }
  return answer;
}
