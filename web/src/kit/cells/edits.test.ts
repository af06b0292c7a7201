// The undo history of unsaved cell changes.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  noEdits,
  rebased,
  redone,
  withSaved,
  undone,
  withoutCells,
  withChanges,
  type EditHistory,
  type CellChange,
} from './edits.ts';

const held = { text: 'было', value: 'было' };
const typed = (id: string, cell: string, text: string): CellChange => ({ id, cell, text, held });

it('a cell with its record’s value is not changed', () => {
  const changed = withChanges(noEdits, [typed('1', 'name', 'стало')]);
  expect(changed.present).toEqual({ 1: { name: { text: 'стало', was: 'было' } } });
  expect(withChanges(changed, [typed('1', 'name', 'было')]).present).toEqual({});
});

it('a change keeps its base value when the record changes', () => {
  const begun = withChanges(noEdits, [typed('1', 'name', 'стало')]);
  const later = { ...typed('1', 'name', 'иначе'), held: { text: 'чужое', value: 'чужое' } };
  expect(withChanges(begun, [later]).present).toEqual({
    1: { name: { text: 'иначе', was: 'было' } },
  });
  expect(rebased(begun, '1', 'name', 'чужое').present).toEqual({
    1: { name: { text: 'стало', was: 'чужое' } },
  });
});

it('removes saved changes and keeps the others', () => {
  const both = withChanges(noEdits, [typed('1', 'name', 'а'), typed('2', 'name', 'б')]);
  const left = withSaved(both, { 1: { name: { text: 'а', now: 'а', before: 'было' } } });
  expect(Object.keys(left.present)).toEqual(['2']);
  expect(undone(left)).toEqual(left);
  expect(withoutCells(left, () => true).present).toEqual({});
});

it('keeps the undo history when nothing was saved', () => {
  const typedTwice = withChanges(withChanges(noEdits, [typed('1', 'name', 'а')]), [
    typed('1', 'name', 'аб'),
  ]);
  expect(withSaved(typedTwice, {})).toEqual(typedTwice);
});

it('rebases text typed during a save on the saved value', () => {
  const saved = { 1: { name: { text: 'а', now: 'а', before: 'было' } } };
  const sent = withChanges(noEdits, [typed('1', 'name', 'а')]);
  const more = withChanges(sent, [typed('1', 'name', 'аб'), typed('1', 'price', '5')]);
  expect(withSaved(more, saved).present).toEqual({
    1: { name: { text: 'аб', was: 'а' }, price: { text: '5', was: 'было' } },
  });
  const taken = withChanges(sent, [typed('1', 'name', 'было')]);
  expect(withSaved(taken, saved).present).toEqual({ 1: { name: { text: 'было', was: 'а' } } });
});

it('undo and redo restore earlier and later states', () => {
  const change = fc.record({
    id: fc.constantFrom('1', '2'),
    cell: fc.constantFrom('name', 'price'),
    text: fc.constantFrom('было', 'а', 'б'),
    held: fc.constant(held),
  });
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }), (steps) => {
      const last = steps.reduce<EditHistory>(withChanges, noEdits);
      let first = last;
      while (first.past.length > 0) first = undone(first);
      expect(first.present).toEqual({});
      let again = first;
      while (again.future.length > 0) again = redone(again);
      expect(again.present).toEqual(last.present);
    }),
  );
});
