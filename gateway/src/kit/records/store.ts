// What a request knows of the records of one collection: each with the fields that it carries, whoever has brought it.
import { covers, lacking, mergePlans, type RecordPlan } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import type { Collection } from './collections.ts';
import { otherSpelling, partsOf, valueIn } from './spelling.ts';

export interface Store<Row extends { id: number }> {
  /** Null when it is not known, does not exist or may not be seen. */
  readonly find: (id: number) => Row | null;
  /** What has to be read of what is wanted of a record; null when all of it is known. */
  readonly missing: (id: number, plan: RecordPlan) => RecordPlan | null;
  /** A read has brought this, by this plan: the record, or null because there is none. */
  readonly note: (id: number, row: Row | null, plan: RecordPlan) => void;
  /** A list has brought these rows, by this plan. */
  readonly carried: (rows: readonly Row[], plan: RecordPlan) => void;
}

export const storeOf = <Row extends { id: number }>(
  rest: RestClient,
  { path }: Collection<Row>,
): Store<Row> => rest.remember(path, 'known', () => createStore());

interface Known<Row> {
  readonly row: Row | null;
  plan: RecordPlan;
}

function createStore<Row extends { id: number }>(): Store<Row> {
  const known = new Map<number, Known<Row>>();
  const lists: { readonly rows: readonly Row[]; readonly plan: RecordPlan }[] = [];

  /** Most requests never ask for what their lists have brought, so it is looked through only then. */
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
      return lacking(record.plan, plan);
    },
    note,
    carried: (rows, plan) => void lists.push({ rows, plan }),
  };
}

/** What a second read brings is added to the records that there are, those of relations too: they may be in use already. */
function bring(row: object, brought: object, { below }: RecordPlan): void {
  if (row === brought) return;
  const added: Record<string, unknown> = { ...brought };
  for (const { name, plan } of below) {
    const before = partsOf([row], name);
    for (const part of partsOf([brought], name)) {
      const same = before.find((one) => idOf(one) === idOf(part));
      if (same) bring(same, part, plan);
    }
    // Who has seen the relation's records keeps them.
    if (before.length > 0) for (const spelled of [name, otherSpelling(name)]) delete added[spelled];
  }
  Object.assign(row, added);
}

const idOf = (record: object): unknown => valueIn(record, 'id');
