// Sets of seconds contain exactly what was added, in any order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intersection, secondsOf, union, wholeSeconds, type FilmRange } from './films.ts';

const range = fc
  .tuple(fc.nat(60), fc.nat(20))
  .map(([from, length]): FilmRange => ({ from, to: from + length }));
const some = fc.array(range, { maxLength: 12 });

const secondsIn = (ranges: readonly FilmRange[]) =>
  new Set(
    ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
const setOf = (ranges: readonly FilmRange[]) => union([], ranges);

test('a union contains every second once, in disjoint ranges', () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      const both = union(one, other);
      expect(secondsIn(both)).toEqual(secondsIn([...one, ...other]));
      expect(secondsOf(both)).toBe(secondsIn(both).size);
      both.slice(1).forEach(({ from }, before) => expect(from).toBeGreaterThan(both[before]!.to));
      expect(union(other, one)).toEqual(both);
      expect(union(both, other)).toEqual(both);
    }),
  );
});

test('an intersection contains the common seconds', () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      const both = secondsIn(intersection(setOf(one), setOf(other)));
      expect(both).toEqual(secondsIn(one).intersection(secondsIn(other)));
    }),
  );
});

test('consecutive intervals leave no gap', () => {
  expect(union([wholeSeconds(0, 10.4)], [wholeSeconds(10.4, 20.5)])).toEqual([{ from: 0, to: 21 }]);
  expect(wholeSeconds(-1, 1e9)).toEqual({ from: 0, to: 43_200 });
});
