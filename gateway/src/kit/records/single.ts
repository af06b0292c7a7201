// Reading one record that has an address of its own, not an id in a list.
import { covers, mergePlans, type RecordPlan } from '../plan/tree.ts';
import { type Params, queryString, type RestClient } from '../rest/client.ts';
import type { RestPath } from '../rest/path.ts';
import { joined, type Reads } from './joined.ts';
import { attachReferences } from './references.ts';

/** What several places of an operation want of the record, in the same tick, is one call with the union of their plans. */
export function readSingle<Row extends object>(
  rest: RestClient,
  path: RestPath,
  params: Params,
  plan: RecordPlan,
): Promise<Row> {
  const reads = rest.remember(path, 'single', (): Reads<RecordPlan, Row> => new Map());
  return joined(reads, queryString(params), plan, JOINING, async (all) => {
    const { data } = await rest.get<Row>(path, { ...params, ...all.params });
    await attachReferences(rest, path, [data], all);
    return data;
  });
}

const JOINING = { both: mergePlans, satisfies: covers };
