// Reads a record that has its own path instead of an id in a list.
import { covers, mergePlans, type RecordPlan } from '../plan/tree.ts';
import { type Params, queryString, type RestClient } from '../rest/client.ts';
import type { RestPath } from '../rest/path.ts';
import { createLoader, type Key } from './loader.ts';
import { attachReferences } from './records.ts';

/** Reads of one record in the same tick are merged into one call with the union of their plans. */
export async function readSingle<Row extends object>(
  rest: RestClient,
  path: RestPath,
  params: Params,
  plan: RecordPlan,
): Promise<Row> {
  const load = rest.memoize(path, 'single', () =>
    createLoader<SingleKey, Promise<Row>>({
      joining: { both: mergePlans, satisfies: covers },
      send: async (keys) =>
        keys.map(async (key) => {
          const { data } = await rest.get<Row>(path, { ...key.params, ...key.wanted.params });
          await attachReferences(rest, path, [data], key.wanted);
          return data;
        }),
    }),
  );
  return load({ of: queryString(params), params, wanted: plan });
}

interface SingleKey extends Key {
  wanted: RecordPlan;
  readonly params: Params;
}
