// Cycles and excessive depth of trees are detected.
import { expect, test } from 'vitest';
import { problemOfTree } from './trees.ts';

const at = (id: number, parent_id: number | null) => ({ id, parent_id });

test('accepts a tree without cycles', () => {
  expect(problemOfTree([], 3)).toBeNull();
  expect(problemOfTree([at(1, null), at(2, 1), at(3, 2), at(4, 1)], 3)).toBeNull();
});

test('reports a cycle from one of its records down to itself, without attached records', () => {
  const problem = problemOfTree([at(5, 1), at(1, 3), at(2, 1), at(3, 2)], 3);
  expect(problem).toEqual({ circle: [at(1, 3), at(2, 1), at(3, 2), at(1, 3)] });
  expect(problemOfTree([at(1, 1)], 3)).toEqual({ circle: [at(1, 1), at(1, 1)] });
});

test('counts levels from the root', () => {
  const tower = [at(1, null), at(2, 1), at(3, 2)];
  expect(problemOfTree(tower, 3)).toBeNull();
  expect(problemOfTree([...tower, at(4, 3)], 3)).toBe('too deep');
});
