// Undo history: steps are undone in order, including those whose mutation is still pending.
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUndoHistory, type UndoStep } from './useUndoHistory.ts';

test('undoes a pending change as soon as it is done, then the change before it', async () => {
  const said: string[] = [];
  const step = (name: string): UndoStep => ({
    undo: async () => said.push(`- ${name}`) > 0,
    redo: async () => said.push(`+ ${name}`) > 0,
  });
  const { result } = renderHook(() => useUndoHistory());
  await act(() => result.current.did(Promise.resolve(step('made'))));
  const move = Promise.withResolvers<UndoStep | null>();
  await act(async () => {
    void result.current.did(move.promise);
    result.current.undo();
  });
  expect(said).toEqual([]);
  await act(async () => move.resolve(step('moved')));
  expect(said).toEqual(['- moved']);
  await act(async () => {
    result.current.undo();
    result.current.undo();
    result.current.redo();
  });
  expect(said).toEqual(['- moved', '- made', '+ made']);
  expect(result.current).toMatchObject({ mayUndo: true, mayRedo: true });
});

test('undoes a given step once, even after later steps', async () => {
  const said: string[] = [];
  const step = (name: string): UndoStep => ({
    undo: async () => said.push(`- ${name}`) > 0,
    redo: async () => true,
  });
  const deleted = step('deleted');
  const { result } = renderHook(() => useUndoHistory());
  await act(() => result.current.did(Promise.resolve(deleted)));
  await act(() => result.current.did(Promise.resolve(step('moved'))));
  await act(async () => {
    result.current.undo(deleted);
    result.current.undo(deleted);
  });
  expect(said).toEqual(['- deleted']);
});

test('adds no step for a failed change, and keeps a step whose undo failed', async () => {
  const { result } = renderHook(() => useUndoHistory());
  await act(() => result.current.did(Promise.resolve(null)));
  expect(result.current.mayUndo).toBe(false);
  const stuck = { undo: async () => false, redo: async () => true };
  await act(() => result.current.did(Promise.resolve(stuck)));
  await act(async () => result.current.undo());
  expect(result.current).toMatchObject({ mayUndo: true, mayRedo: false });
});
