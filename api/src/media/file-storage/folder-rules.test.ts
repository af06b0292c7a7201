// Moving folders: permitted moves never create a cycle or exceed the depth.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxDepth, moveProblem, type FolderNode } from './folder-rules.ts';

const folder = (id: number, parent_id: number | null): FolderNode => ({
  id,
  name: `Папка ${id}`,
  parent_id,
});

test('the error for a cycle names its folders', () => {
  const folders = [folder(1, null), folder(2, 1), folder(3, 2)];
  expect(moveProblem(folders, [1], 3)).toBe(
    'Папка не может лежать в самой себе: «Папка 1» → «Папка 2» → «Папка 3» → «Папка 1»',
  );
  expect(moveProblem(folders, [2], 2)).toBe(
    'Папка не может лежать в самой себе: «Папка 2» → «Папка 2»',
  );
  expect(moveProblem(folders, [3], 1)).toBeNull();
  expect(moveProblem(folders, [2], null)).toBeNull();
});

test('folders are nested at most ten deep, including their contents', () => {
  const tower = Array.from({ length: maxDepth }, (_, index) => folder(index + 1, index || null));
  expect(moveProblem(tower, [null], maxDepth)).toBe('Не больше 10 папок друг в друге');
  expect(moveProblem(tower, [null], maxDepth - 1)).toBeNull();
  const two = [...tower.slice(0, 8), folder(20, null), folder(21, 20), folder(22, 21)];
  expect(moveProblem(two, [20], 8)).toBe('Не больше 10 папок друг в друге');
  expect(moveProblem(two, [21], 8)).toBeNull();
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
        if (moved && moveProblem(folders, [id], target) === null) moved.parent_id = target;
      }
      for (const each of folders) {
        let depth = 1;
        for (let at = each.parent_id; at !== null; at = folders[at - 1]?.parent_id ?? null) {
          depth += 1;
          expect(depth).toBeLessThanOrEqual(maxDepth);
        }
      }
    }),
  );
});
