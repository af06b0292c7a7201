// Undo and redo in grids that save automatically.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSavedSteps } from './saving.ts';
import type { ChangedRow } from './useCells.ts';

const step = (was: string, now: string): ChangedRow[] => [
  { id: '1', was: { cell: was }, now: { cell: now } },
];

it('undoes and redoes saves in order, and clears redo on a new save', () => {
  const sent: unknown[] = [];
  const { result } = renderHook(() =>
    useSavedSteps(async (rows) => void sent.push(rows[0]?.now['cell'])),
  );
  expect([result.current.undo, result.current.redo]).toEqual([null, null]);
  // The first step reverts «н», the second «5».
  act(() => result.current.add(step('н', '')));
  act(() => result.current.add(step('5', 'н')));
  act(() => result.current.undo?.());
  act(() => result.current.undo?.());
  expect(sent).toEqual(['н', '']);
  expect(result.current.undo).toBeNull();
  act(() => result.current.redo?.());
  expect(sent).toEqual(['н', '', 'н']);
  act(() => result.current.add(step('о', 'н')));
  expect(result.current.redo).toBeNull();
  act(() => result.current.undo?.());
  expect(sent.at(-1)).toBe('н');
});
