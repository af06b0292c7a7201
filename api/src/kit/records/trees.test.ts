// Cycles and excessive depth of trees are detected.
import { expect, test } from 'vitest';
import { findTreeProblem } from './trees.ts';

const at = (id: number, parent_id: number | null) => ({ id, parent_id });

test('accepts a tree without cycles', () => {
  expect(findTreeProblem([], 3)).toBeNull();
  expect(findTreeProblem([at(1, null), at(2, 1), at(3, 2), at(4, 1)], 3)).toBeNull();
});

test('reports a cycle from one of its records down to itself, without attached records', () => {
  const problem = findTreeProblem([at(5, 1), at(1, 3), at(2, 1), at(3, 2)], 3);
  expect(problem).toEqual({ circle: [at(1, 3), at(2, 1), at(3, 2), at(1, 3)] });
  expect(findTreeProblem([at(1, 1)], 3)).toEqual({ circle: [at(1, 1), at(1, 1)] });
});

test('counts levels from the root', () => {
  const tower = [at(1, null), at(2, 1), at(3, 2)];
  expect(findTreeProblem(tower, 3)).toBeNull();
  expect(findTreeProblem([...tower, at(4, 3)], 3)).toBe('too deep');
});
