// The cost of a list depends on its selection, conditions and page size.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordOf, FieldSelection } from '../records/contract.ts';
import { costOf, largestPage, mostCost } from './cost.ts';
import { wholeRecord } from './parameters.ts';
import type { ListParameters } from './contract.ts';

const leaf = { computed: {}, relations: {} } as unknown as RecordOf;
const branch = {
  computed: {
    one: { sql: () => sql`(select 1)` },
    other: { sql: () => sql`exists (select 1)` },
    plain: { sql: () => sql`'selected' = any(flags)` },
  },
  relations: {
    near: { kind: 'one', to: () => leaf, by: 'near_id' },
    some: { kind: 'many', to: () => branch, by: 'branch_id' },
  },
} as unknown as RecordOf;

const parameters = (selection: Partial<FieldSelection>, more: Partial<ListParameters> = {}) =>
  ({
    perPage: 1,
    total: false,
    countBy: [],
    selection: { ...wholeRecord, ...selection },
    ...more,
  }) as unknown as ListParameters;

const cost = (selection: Partial<FieldSelection>, more?: Partial<ListParameters>, conditions = 0) =>
  costOf(branch, parameters(selection, more), conditions);

test('the cost of a row includes its lookups and the rows of its relations', () => {
  expect(cost({ columns: ['id'] }).total).toBe(1);
  expect(cost({}).total).toBe(3);
  expect(cost({ columns: ['one'], with: { near: wholeRecord } }).ofRow).toMatchObject({
    only: 2,
    with: 1,
  });
  const nested = { some: { ...wholeRecord, with: { some: wholeRecord } } };
  expect(cost({ columns: ['id'], with: nested }).ofRow.with).toBe(5 * (3 + 5 * 3));
  expect(cost({ count: ['some'], sum: [['some', 'id']] }).ofRow).toMatchObject({
    withCount: 5,
    withSums: 5,
  });
});

test('conditions cost once for the list and once for each of its counts', () => {
  const once = cost({}, {}, 3).search;
  expect(cost({}, { total: true, countBy: ['status', 'kind'] }, 3).search).toBe(4 * once);
});

test('the largest page stays within the maximum cost, and one more row exceeds it', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(20), fc.boolean(), (counts, conditions, total) => {
      const selection = { count: Array.from({ length: counts }, (_, place) => `some${place}`) };
      const at = (perPage: number) => cost(selection, { perPage, total }, conditions);
      const rows = largestPage(at(1));
      expect(at(rows).total).toBeLessThanOrEqual(mostCost);
      expect(at(rows + 1).total).toBeGreaterThan(mostCost);
    }),
  );
});
