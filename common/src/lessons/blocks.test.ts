// The order of blocks in a lesson: headings move together with the blocks below them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBlocks, sectionOf } from './blocks.ts';

/** Capital letters are headings. */
const lesson = (letters: string) =>
  [...letters].map((id) => ({
    id,
    type: id === id.toUpperCase() ? ('section' as const) : ('text' as const),
  }));

const moved = (letters: string, moving: string, behind: string | null) =>
  moveBlocks(lesson(letters), [...moving], behind)
    ?.map(({ id }) => id)
    .join('') ?? null;

test('a heading has the blocks up to the next heading', () => {
  const ids = (of: string) => sectionOf(lesson('xAabBc'), of).map(({ id }) => id);
  expect([ids('A'), ids('B'), ids('a'), ids('?')]).toEqual([['a', 'b'], ['c'], [], []]);
});

test.each([
  ['xAabBc', 'A', 'c', 'xBcAab'],
  ['xAabBc', 'B', null, 'BcxAab'],
  ['xAabBc', 'xc', 'A', 'AxcabB'],
  ['xAabBc', 'b', 'x', 'xbAaBc'],
  ['xAabBc', 'A', 'a', null],
  ['xAabBc', 'y', 'a', null],
  ['xAabBc', 'x', 'y', null],
])('in %s, moving %s after %s gives %s', (letters, moving, behind, order) => {
  expect(moved(letters, moving, behind)).toBe(order);
});

const anyLesson = fc
  .uniqueArray(fc.constantFrom(...'abcdefABCDEF'), { minLength: 1 })
  .map((letters) => letters.join(''));

test('nothing is lost, other blocks retain their order, and repeating a move changes nothing', () => {
  const anyMove = anyLesson.chain((letters) =>
    fc.record({
      letters: fc.constant(letters),
      moving: fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1 }),
      behind: fc.option(fc.constantFrom(...letters)),
    }),
  );
  fc.assert(
    fc.property(anyMove, ({ letters, moving, behind }) => {
      const blocks = lesson(letters);
      const now = moveBlocks(blocks, moving, behind);
      if (now === null) return;
      const order = now.map(({ id }) => id);
      expect(order.toSorted()).toEqual([...letters].toSorted());
      const going = new Set([
        ...moving,
        ...moving.flatMap((id) => sectionOf(blocks, id).map((block) => block.id)),
      ]);
      for (const isThat of [true, false]) {
        const some = (all: readonly string[]) => all.filter((id) => going.has(id) === isThat);
        expect(some(order)).toEqual(some([...letters]));
      }
      const place = behind === null ? 0 : order.indexOf(behind) + 1;
      expect(new Set(order.slice(place, place + going.size))).toEqual(going);
      expect(moveBlocks(now, [...going], behind)).toEqual(now);
    }),
  );
});
