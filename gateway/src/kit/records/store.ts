// The records of one collection that a request has read so far, each with the fields that it carries.
import { covers, planDifference, mergePlans, type RecordPlan } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import type { Collection } from './collections.ts';
import { otherSpelling, relatedRecords, readField } from './spelling.ts';

export interface RecordStore<Row extends { id: number }> {
  /** Null when the record is not read, does not exist or is not visible. */
  readonly find: (id: number) => Row | null;
  /** The part of a plan that has to be read for a record; null when it carries all of it. */
  readonly missing: (id: number, plan: RecordPlan) => RecordPlan | null;
  /** Adds a record read by this plan, or null when it does not exist. */
  readonly add: (id: number, row: Row | null, plan: RecordPlan) => void;
  /** Adds the rows of a list read by this plan. */
  readonly addList: (rows: readonly Row[], plan: RecordPlan) => void;
}

export const recordStore = <Row extends { id: number }>(
  rest: RestClient,
  { path }: Collection<Row>,
): RecordStore<Row> => rest.memoize(path, 'known', () => createStore());

interface Known<Row> {
  readonly row: Row | null;
  plan: RecordPlan;
}

function createStore<Row extends { id: number }>(): RecordStore<Row> {
  const known = new Map<number, Known<Row>>();
  const lists: { readonly rows: readonly Row[]; readonly plan: RecordPlan }[] = [];

  /**
   * Most requests never look up the rows of their lists, so they are indexed on the first lookup.
   */
  const lookThroughLists = () => {
    for (const { rows, plan } of lists.splice(0)) for (const row of rows) note(row.id, row, plan);
  };
  const note = (id: number, row: Row | null, plan: RecordPlan): void => {
    const before = known.get(id);
    if (!before?.row || !row) {
      known.set(id, { row, plan });
      return;
    }
    before.plan = mergePlans(before.plan, plan);
    bring(before.row, row, plan);
  };

  return {
    find: (id) => known.get(id)?.row ?? null,
    missing: (id, plan) => {
      if (lists.length > 0) lookThroughLists();
      const record = known.get(id);
      if (!record) return plan;
      if (!record.row || covers(record.plan, plan)) return null;
      return planDifference(record.plan, plan);
    },
    add: note,
    addList: (rows, plan) => void lists.push({ rows, plan }),
  };
}

/**
 * Merges a second read into the existing objects, including those of relations, since they may already be in use.
 */
function bring(row: object, brought: object, { below }: RecordPlan): void {
  if (row === brought) return;
  const added: Record<string, unknown> = { ...brought };
  for (const { name, plan } of below) {
    const before = relatedRecords([row], name);
    for (const part of relatedRecords([brought], name)) {
      const same = before.find((one) => idOf(one) === idOf(part));
      if (same) bring(same, part, plan);
    }
    // The relation's existing objects remain, since callers may hold them.
    if (before.length > 0) for (const spelled of [name, otherSpelling(name)]) delete added[spelled];
  }
  Object.assign(row, added);
}

const idOf = (record: object): unknown => readField(record, 'id');
