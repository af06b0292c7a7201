// Tests paging through lists that change meanwhile: each row that exists all the time is returned exactly once and in
// order, and no row twice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListFeature, ListDeviations, Row } from '../../../testing/fake-list.ts';
import { type ListServer, listServer } from '../../../testing/list-server.ts';
import { columnPlan } from '../plan/tree.ts';
import { type ConnectionArgs, readConnection } from './connection.ts';
import { bestPage } from './pages.ts';

const numWalks = 500;

type Value = string | number | null;

interface Order {
  readonly column: 'name' | 'price' | 'start_date' | 'id';
  readonly descending: boolean;
}

const names = ['Алгебра', 'алгебра', 'Ёлка', 'Еда', 'Жизнь', 'ОГЭ', 'Физика'];
const dates = ['2026-01-01', '2026-02-10', '2026-09-01', null];
const values = fc.record({
  name: fc.constantFrom(...names),
  price: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
  start_date: fc.constantFrom(...dates),
});
const orders: fc.Arbitrary<Order> = fc.record({
  column: fc.constantFrom('name', 'price', 'start_date', 'id'),
  descending: fc.boolean(),
});
/**
 * Changes between two pages: deleted rows, among them the last ones seen and their neighbours, and inserted rows.
 */
const changes = fc.record({
  deleted: fc.array(fc.nat(), { maxLength: 6 }),
  seenDeleted: fc.integer({ min: 0, max: 12 }),
  inserted: fc.array(values, { maxLength: 8 }),
});
const walks = fc.record({
  rows: fc.array(values, { maxLength: 130 }),
  order: orders,
  sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
  direction: fc.constantFrom<'forward' | 'backward'>('forward', 'backward'),
  changes: fc.array(changes, { minLength: 1, maxLength: 12 }),
});

interface Server {
  readonly features: ListFeature[];
  readonly habits: ListDeviations;
  /** How many rows around the cursor may be deleted between two pages. */
  readonly deletes: number;
  /** Only walked forward: without a total the end of the list cannot be found. */
  readonly onward?: boolean;
}

const course = (price: number | null) => ({ name: 'Алгебра', price, start_date: null });
const nothing = { deleted: [], seenDeleted: 0, inserted: [] };
/**
 * Regressions: pages whose rows do not reveal the ordering of a server with its own one; a last page of another size
 * than requested.
 */
const examples: [typeof walks extends fc.Arbitrary<infer Walk> ? Walk : never][] = [
  [
    {
      rows: [course(0), course(null)],
      order: { column: 'price', descending: false },
      sizes: [1],
      direction: 'forward',
      changes: [
        { ...nothing, inserted: [course(null)] },
        { ...nothing, seenDeleted: 2 },
      ],
    },
  ],
  [
    {
      rows: [...Array.from({ length: 5 }, () => course(1)), ...Array(5).fill(course(null))],
      order: { column: 'price', descending: true },
      sizes: [3],
      direction: 'backward',
      changes: [{ ...nothing, inserted: Array(8).fill(course(1)) }, nothing],
    },
  ],
  [
    {
      rows: Array.from({ length: 5 }, () => course(1)),
      order: { column: 'price', descending: true },
      sizes: [4],
      direction: 'forward',
      changes: [{ deleted: [2], seenDeleted: 0, inserted: Array(6).fill(course(1)) }, nothing],
    },
  ],
];

const collator = new Intl.Collator('ru');
const contract: Habit = {
  texts: (a, b) => collator.compare(a, b),
  missing: 1,
  ties: (direction) => direction,
};
// With keyset cursors or the contract's ordering all rows around the cursor may be deleted; with another ordering one
// of them has to remain.
const servers: [string, Server][] = [
  ['with keyset cursors', { features: ['ids', 'cursor'], habits: {}, deletes: 12 }],
  ['that only has numbered pages', { features: [], habits: {}, deletes: 12 }],
  ['that breaks ties by ascending id', own({ ...contract, ties: () => 1 })],
  ['that breaks ties by descending id', own({ ...contract, ties: () => -1 })],
  ['that sorts text by code units', own({ ...contract, texts: (a, b) => (a < b ? -1 : 1) })],
  ['that sorts null as the smallest value', own({ ...contract, missing: -1 })],
  ['with small pages', { features: [], habits: { maxPageSize: 5 }, deletes: 12 }],
  [
    'with small pages that it does not report',
    { features: [], habits: { maxPageSize: 7, perPageIs: 'unreported' }, deletes: 12 },
  ],
  [
    'with small pages that it reports as the requested size',
    { features: [], habits: { maxPageSize: 7, perPageIs: 'as requested' }, deletes: 12 },
  ],
  [
    'with a fixed page size',
    { features: [], habits: { fixedPageSize: 9, perPageIs: 'unreported' }, deletes: 12 },
  ],
  [
    'that reports nothing about its pages',
    {
      features: [],
      habits: { maxPageSize: 7, perPageIs: 'unreported', totalIs: 'unreported' },
      deletes: 12,
      onward: true,
    },
  ],
];

interface Habit {
  readonly texts: (a: string, b: string) => number;
  readonly missing: 1 | -1;
  readonly ties: (direction: 1 | -1) => 1 | -1;
}

function own({ texts, missing, ties }: Habit): Server {
  const values = (a: unknown, b: unknown): number => {
    if (a === b) return 0;
    if (a === null) return missing;
    if (b === null) return -missing;
    if (typeof a === 'string' && typeof b === 'string') return texts(a, b);
    return (a as number) < (b as number) ? -1 : 1;
  };
  const arrange: ListDeviations['arrange'] = (rows, query) => {
    const column = String(query['sort']);
    const direction = query['desc'] === '1' ? -1 : 1;
    return rows.toSorted(
      (a, b) => direction * values(a[column], b[column]) || ties(direction) * (a.id - b.id),
    );
  };
  return { features: [], habits: { arrange }, deletes: 2 };
}

describe.each(servers)(
  'a walk through a list of a server %s',
  (_, { features, habits, deletes, onward = false }) => {
    it(`repeats and misses no row under concurrent changes (${numWalks} walks)`, async () => {
      await fc.assert(
        fc.asyncProperty(walks, async ({ rows, order, sizes, direction: drawn, changes: all }) => {
          const direction = onward ? 'forward' : drawn;
          let nextId = 1;
          const toRow = (value: Record<string, Value>): Row => ({ id: nextId++, ...value });
          const server = listServer(rows.map(toRow), features, habits);
          const stayed = new Set(server.rows.map(({ id }) => id));
          const seen: Row[] = [];
          let cursor: string | null = null;
          for (let step = 0; ; step++) {
            const size = sizes[step % sizes.length] as number;
            const args: ConnectionArgs =
              direction === 'forward'
                ? { first: size, after: cursor }
                : { last: size, before: cursor };
            const { nodes, pageInfo } = await page(server, order, args);
            expect(nodes.length).toBeLessThanOrEqual(size);
            seen.push(...(direction === 'forward' ? nodes : nodes.toReversed()));
            const more = direction === 'forward' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
            cursor = direction === 'forward' ? pageInfo.endCursor : pageInfo.startCursor;
            if (!more || cursor === null) break;
            const { deleted, seenDeleted, inserted } = all[
              step % all.length
            ] as (typeof all)[number];
            // No changes after 30 steps, so that every walk ends.
            if (step >= 30) continue;
            const gone = new Set([
              ...deleted.slice(0, deletes).map((at) => server.rows[at % server.rows.length]?.id),
              ...seen.slice(seen.length - Math.min(seenDeleted, deletes)).map(({ id }) => id),
            ]);
            server.rows.push(...inserted.map(toRow));
            server.rows = server.rows.filter(({ id }) => !gone.has(id));
          }
          const ids = seen.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          const left = new Set(server.rows.map(({ id }) => id));
          const whole = listServer([...server.rows], [], { arrange: habits.arrange });
          const owed = (await page(whole, order, null))
            .map(({ id }) => id)
            .filter((id) => stayed.has(id) && left.has(id));
          const got = (direction === 'forward' ? ids : ids.toReversed()).filter(
            (id) => stayed.has(id) && left.has(id),
          );
          expect(got).toEqual(owed);
        }),
        { numRuns: numWalks, examples },
      );
    });
  },
);

describe('rows that change their place', () => {
  it('do not make others repeat or disappear', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, price: index }));
    const server = listServer(rows, []);
    const order: Order = { column: 'price', descending: true };
    const first = await page(server, order, { first: 10 });
    const last = first.nodes.at(-1) as Row;
    server.rows = server.rows.map((row) => (row.id === last.id ? { ...row, price: 1000 } : row));
    const second = await page(server, order, { first: 10, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ id }) => id)).toEqual(range(21, 30).toReversed());
  });
});

describe('pages of an unchanged list', () => {
  it('need one call each', async () => {
    const rows = Array.from({ length: 95 }, (_, index) => ({ id: index + 1, name: 'Курс' }));
    const server = listServer(rows, []);
    const order: Order = { column: 'id', descending: false };
    const client = server.client();
    const first = await page(server, order, { first: 20 }, client);
    server.calls.length = 0;
    const second = await page(server, order, { first: 20, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ id }) => id)).toEqual(range(21, 40));
    expect(server.calls).toHaveLength(1);
    const third = await page(server, order, { first: 20, after: second.pageInfo.endCursor });
    expect(third.nodes.map(({ id }) => id)).toEqual(range(41, 60));
    expect(server.calls).toHaveLength(2);
  });

  it('are shared by reads that start at the same position', async () => {
    const rows = Array.from({ length: 95 }, (_, index) => ({ id: index + 1, name: 'Курс' }));
    for (const features of [[], ['cursor']] as ListFeature[][]) {
      const server = listServer(rows, features);
      const order: Order = { column: 'id', descending: false };
      await page(server, order, { first: 1 });
      server.calls.length = 0;
      const client = server.client();
      const [few, many] = await Promise.all([
        page(server, order, { first: 5 }, client),
        page(server, order, { first: 30 }, client),
      ]);
      expect(server.calls).toHaveLength(1);
      expect(few.nodes.map(({ id }) => id)).toEqual(range(1, 5));
      expect(few.pageInfo.hasNextPage).toBe(true);
      expect(many.nodes.map(({ id }) => id)).toEqual(range(1, 30));
    }
  });
});

describe('the best page for a row and its neighbours', () => {
  it('contains the row, and all of them if one page of at most 100 can', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5000 }),
        fc.integer({ min: 1, max: 101 }),
        fc.constantFrom<'forward' | 'backward'>('forward', 'backward'),
        (index, count, direction) => {
          const { perPage, page: number } = bestPage(index, count, direction);
          const start = (number - 1) * perPage;
          expect(perPage).toBeLessThanOrEqual(100);
          expect(start <= index && index < start + perPage).toBe(true);
          const holds = (from: number, to: number, size: number) =>
            Math.floor(from / size) === Math.floor(to / size);
          const [from, to] =
            direction === 'forward' ? [index, index + count - 1] : [index - count + 1, index];
          const possible = range(count, 100).some((size) => from >= 0 && holds(from, to, size));
          expect(!possible || holds(from, to, perPage)).toBe(true);
        },
      ),
    );
  });
});

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function page(server: ListServer, order: Order, args: null): Promise<Row[]>;
function page(
  server: ListServer,
  order: Order,
  args: ConnectionArgs,
  client?: ReturnType<ListServer['client']>,
): ReturnType<typeof readConnection<Row>>;
async function page(
  server: ListServer,
  { column, descending }: Order,
  args: ConnectionArgs | null,
  client = server.client(),
) {
  const params = { sort: column, desc: descending ? 1 : 0 };
  if (args === null) {
    const all = await client.get<Row[]>(server.collection.path, { ...params, all: 1 });
    return all.data;
  }
  const plan = { record: columnPlan('name'), rows: true, total: false, countBy: undefined };
  return readConnection(client, server.collection, args, plan, params);
}
