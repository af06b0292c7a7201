// Which dependent fields are shown, and cycles among them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCycle, visibleFields, type DependentField } from './dependents.ts';

const plain = { dependentFields: [], dependentVariables: [] };

/**
 * A country shows the region, a region of the country its own variables, and «другое» a text field.
 */
const country: DependentField = {
  id: 1,
  variables: [
    { id: 11, dependentFields: [2], dependentVariables: [21] },
    { id: 12, dependentFields: [2], dependentVariables: [22] },
    { id: 13, dependentFields: [3], dependentVariables: [] },
  ],
};
const region: DependentField = {
  id: 2,
  variables: [
    { ...plain, id: 21 },
    { ...plain, id: 22, dependentFields: [4] },
    { ...plain, id: 23 },
  ],
};
const words: DependentField[] = [3, 4].map((id) => ({ id, variables: [] }));
const fields = [country, region, ...words];

const shown = (chosen: Record<number, number[]>) => {
  const { field, variable } = visibleFields(fields, (id) => chosen[id] ?? []);
  return {
    fields: fields.map(({ id }) => id).filter(field),
    variables: region.variables.map(({ id }) => id).filter(variable),
  };
};

describe('what is shown', () => {
  test('without a choice excludes dependent fields', () => {
    expect(shown({})).toEqual({ fields: [1], variables: [23] });
  });
  test('includes fields of any chosen variable', () => {
    expect(shown({ 1: [11] })).toEqual({ fields: [1, 2], variables: [21, 23] });
    expect(shown({ 1: [12, 13] })).toEqual({ fields: [1, 2, 3], variables: [22, 23] });
  });
  test('includes fields of dependent fields', () => {
    expect(shown({ 1: [12], 2: [22] }).fields).toEqual([1, 2, 4]);
  });
  test('excludes fields of hidden fields', () => {
    expect(shown({ 2: [22] }).fields).toEqual([1]);
    expect(shown({ 1: [11], 2: [22] }).fields).toEqual([1, 2]);
  });
});

describe('a cycle', () => {
  const steps = new Map([
    ['страна', ['регион']],
    ['регион', ['город', 'улица']],
    ['город', ['улица']],
  ]);
  const stepsFrom = (node: string) => steps.get(node) ?? [];
  test('is reported by its shortest path', () => {
    expect(findCycle(stepsFrom, 'улица', 'страна')).toEqual(['улица', 'страна', 'регион', 'улица']);
  });
  test('has one edge if a node leads to itself', () => {
    expect(findCycle(stepsFrom, 'дом', 'дом')).toEqual(['дом', 'дом']);
  });
  test('is not found on a path that ends', () => {
    expect(findCycle(stepsFrom, 'страна', 'улица')).toBeNull();
  });

  test('is found exactly when adding the edge leaves no topological order', () => {
    const node = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(fc.array(fc.tuple(node, node)), node, node, (pairs, from, to) => {
        // Every pair from the smaller to the larger: these never form a cycle.
        const edges = pairs
          .filter(([a, b]) => a !== b)
          .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
        const stepsFrom = (at: number) => edges.filter(([a]) => a === at).map(([, b]) => b);
        const way = findCycle(stepsFrom, from, to);
        expect(way !== null).toBe(reaches(stepsFrom, to, from));
        const [first = from, second = to, ...rest] = way ?? [from, to];
        expect([first, second]).toEqual([from, to]);
        expect(rest.at(-1) ?? from).toBe(from);
        const walked = [second, ...rest];
        expect(
          walked.slice(1).every((at, index) => stepsFrom(walked[index] ?? to).includes(at)),
        ).toBe(true);
      }),
    );
  });
});

const reaches = (stepsFrom: (node: number) => number[], from: number, to: number): boolean =>
  from === to || stepsFrom(from).some((next) => reaches(stepsFrom, next, to));
