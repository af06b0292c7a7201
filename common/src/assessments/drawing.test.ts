// Draws contain the required number of questions, are uniformly distributed, and are the same for the same seed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permuted } from '../../testing/questions.ts';
import { drawOf, deriveSeed, shuffled, type QuestionPool } from './drawing.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const order = (count: number, seed: number) => shuffled(rows(count), seed).map(({ id }) => id);

const pool: fc.Arbitrary<QuestionPool> = fc.record({
  questions: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
      part: fc.integer({ min: 1, max: 3 }),
      sort: fc.nat(20),
      required: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  ),
  parts: fc.uniqueArray(
    fc.record({ part: fc.integer({ min: 1, max: 4 }), draws_count: fc.option(fc.nat(12)) }),
    { selector: ({ part }) => part },
  ),
  shuffle_questions: fc.boolean(),
  seed: fc.integer(),
});

test('draws the required number from each part, includes required questions, and retains the order of parts', () => {
  fc.assert(
    fc.property(pool, (pool) => {
      const known = new Map(pool.questions.map((question) => [question.id, question]));
      const drawn = drawOf(pool).map((id) => known.get(id));
      expect(new Set(drawn).size).toBe(drawn.length);
      const parts = drawn.map((question) => question?.part ?? 0);
      expect(parts).toEqual(parts.toSorted((one, other) => one - other));
      for (const part of [1, 2, 3]) {
        const all = pool.questions.filter((question) => question.part === part);
        const required = all.filter((question) => question.required);
        const count = pool.parts.find((each) => each.part === part)?.draws_count ?? Infinity;
        const there = drawn.filter((question) => question?.part === part);
        expect(there).toHaveLength(Math.min(all.length, Math.max(count, required.length)));
        expect(there).toEqual(expect.arrayContaining(required));
      }
    }),
  );
});

test('does not depend on the order of rows, and retains the order of questions unless they are shuffled', () => {
  const read = pool.chain((pool) => fc.tuple(fc.constant(pool), permuted(pool.questions)));
  fc.assert(
    fc.property(read, ([pool, questions]) => {
      expect(drawOf({ ...pool, questions })).toEqual(drawOf(pool));
      const known = new Map(pool.questions.map((question) => [question.id, question]));
      const unshuffled = drawOf({ ...pool, shuffle_questions: false });
      const numbers = unshuffled.map((id) => {
        const { part = 0, sort = 0 } = known.get(id) ?? {};
        return part * 100 + sort;
      });
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      const drawn = drawOf({ ...pool, shuffle_questions: true });
      expect(drawn.toSorted()).toEqual(unshuffled.toSorted());
    }),
  );
});

test('the same seed always gives the same draw', () => {
  const orders = [0, 1, 2, -1, 2_147_483_647].map((seed) => order(8, seed).join(' '));
  expect(orders).toEqual([
    '4 2 7 6 1 5 3 8',
    '7 5 6 4 1 3 8 2',
    '1 6 7 3 4 5 2 8',
    '3 2 5 8 1 7 4 6',
    '7 4 8 2 6 1 5 3',
  ]);
  const questions = rows(20).map(({ id }) => ({
    id,
    part: id > 12 ? 2 : 1,
    sort: id,
    required: id === 3,
  }));
  const parts = [{ part: 1, draws_count: 4 }];
  const draw = (seed: number, shuffle_questions: boolean) =>
    drawOf({ questions, parts, shuffle_questions, seed }).join(' ');
  expect([draw(7, false), draw(7, true), draw(8, true)]).toEqual([
    '2 3 6 9 13 14 15 16 17 18 19 20',
    '2 3 6 9 14 16 13 15 17 19 18 20',
    '6 3 2 12 16 18 17 20 15 13 14 19',
  ]);
});

/**
 * The chi-square statistic: for a uniform distribution it is about the number of cells less one.
 */
function chiSquare(counts: readonly number[], cells: number): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / cells;
  const found = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return found + (cells - counts.length) * expected;
}

/**
 * With 119 degrees of freedom a value above 180 occurs by chance once in 5000 runs; with 19, above 46 once in 2000.
 */
test.each([
  ['seeds that follow each other', (seed: number) => seed],
  ['seeds far apart', (seed: number) => seed * 715_827_881],
  ['negative seeds', (seed: number) => -seed],
  ['seeds of parts', (seed: number) => deriveSeed(77, seed)],
])('all orders of five are equally likely by %s', (_, seedOf) => {
  const seeds = Array.from({ length: 24_000 }, (_, index) => seedOf(index));
  const counts = Map.groupBy(seeds, (seed) => order(5, seed).join());
  const sizes = [...counts.values()].map((each) => each.length);
  expect(sizes).toHaveLength(120);
  expect(chiSquare(sizes, 120)).toBeLessThan(180);
});

test('each question is drawn equally often, regardless of its position', () => {
  const questions = rows(20).map(({ id }) => ({ id, part: 1, sort: id, required: false }));
  const parts = [{ part: 1, draws_count: 5 }];
  const draws = Array.from({ length: 8000 }, (_, seed) =>
    drawOf({ questions, parts, shuffle_questions: true, seed }),
  );
  for (const place of [0, 1, 2, 3, 4]) {
    const counts = Map.groupBy(draws, (draw) => draw[place]);
    expect(
      chiSquare(
        [...counts.values()].map((each) => each.length),
        20,
      ),
    ).toBeLessThan(46);
  }
});
