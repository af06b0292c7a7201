// Tests that two reads of a record with the same relation are merged.
import { expect, it } from 'vitest';
import { emptyTree, toPlan, type Tree } from '../plan/tree.ts';
import type { RestClient } from '../rest/client.ts';
import { path } from '../rest/path.ts';
import { recordStore } from './store.ts';

interface Field {
  id: number;
  variables: { id: number; words?: string; position?: number }[];
}

/** A plan of a field with these columns of its variables. */
const withVariables = (...columns: string[]) => {
  const tree: Tree = emptyTree();
  const below = { ...emptyTree(), columns: new Set(columns) };
  tree.relations.set('variables', { whole: false, tree: below });
  return toPlan(tree);
};

const openStore = () => {
  const rest = { memoize: (_: unknown, __: unknown, make: () => unknown) => make() };
  return recordStore<Field>(rest as unknown as RestClient, {
    path: path`/companies/${{ companyId: 7 }}/custom_fields`,
    complete: (row) => row,
  });
};

it('a second read adds to the existing objects of a relation', () => {
  const store = openStore();
  const first: Field = { id: 3, variables: [{ id: 1, words: 'Восьмой' }] };
  store.add(3, first, withVariables('words'));
  const [variable] = first.variables;
  store.add(3, { id: 3, variables: [{ id: 1, position: 1 }] }, withVariables('position'));
  expect(store.find(3)).toEqual({ id: 3, variables: [{ id: 1, words: 'Восьмой', position: 1 }] });
  expect(variable).toEqual({ id: 1, words: 'Восьмой', position: 1 });
  expect(store.missing(3, withVariables('words', 'position'))).toBeNull();
});

it('a relation missing from the first read is added by the second', () => {
  const store = openStore();
  store.add(3, { id: 3 } as Field, toPlan(emptyTree()));
  store.add(3, { id: 3, variables: [{ id: 1, words: 'Восьмой' }] }, withVariables('words'));
  expect(store.find(3)).toEqual({ id: 3, variables: [{ id: 1, words: 'Восьмой' }] });
});
