// Moving folders: permitted moves never create a cycle or exceed the depth.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepest, placeProblem, type FolderPlace } from './folder-rules.ts';

const folder = (id: number, parent_id: number | null): FolderPlace => ({
  id,
  name: `Папка ${id}`,
  parent_id,
});

test('the error for a cycle names its folders', () => {
  const folders = [folder(1, null), folder(2, 1), folder(3, 2)];
  expect(placeProblem(folders, [1], 3)).toBe(
    'Папка не может лежать в самой себе: «Папка 1» → «Папка 2» → «Папка 3» → «Папка 1»',
  );
  expect(placeProblem(folders, [2], 2)).toBe(
    'Папка не может лежать в самой себе: «Папка 2» → «Папка 2»',
  );
  expect(placeProblem(folders, [3], 1)).toBeNull();
  expect(placeProblem(folders, [2], null)).toBeNull();
});

test('folders are nested at most ten deep, including their contents', () => {
  const tower = Array.from({ length: deepest }, (_, index) => folder(index + 1, index || null));
  expect(placeProblem(tower, [null], deepest)).toBe('Не больше 10 папок друг в друге');
  expect(placeProblem(tower, [null], deepest - 1)).toBeNull();
  const two = [...tower.slice(0, 8), folder(20, null), folder(21, 20), folder(22, 21)];
  expect(placeProblem(two, [20], 8)).toBe('Не больше 10 папок друг в друге');
  expect(placeProblem(two, [21], 8)).toBeNull();
});

test('no moves create a cycle or exceed the depth', () => {
  const moves = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 0, max: 14 })),
  );
  fc.assert(
    fc.property(moves, (all) => {
      const folders = Array.from({ length: 14 }, (_, index) => folder(index + 1, null));
      for (const [id, place] of all) {
        const target = place === 0 ? null : place;
        const moved = folders[id - 1];
        if (moved && placeProblem(folders, [id], target) === null) moved.parent_id = target;
      }
      for (const each of folders) {
        let depth = 1;
        for (let at = each.parent_id; at !== null; at = folders[at - 1]?.parent_id ?? null) {
          depth += 1;
          expect(depth).toBeLessThanOrEqual(deepest);
        }
      }
    }),
  );
});
