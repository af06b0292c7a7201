// Tests that the last answer to each question reaches the server once it is reachable, despite lost connections and
// reloads.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answerStore,
  type UnsavedAnswer,
  type SavedAnswer,
  type SaveResult,
} from './answerStore.ts';

const lost: SaveResult = { saved: null, userErrors: [{ message: 'Нет связи', code: 'OFFLINE' }] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A fake server that retains the highest revision, as the real one does. */
function open(
  saved: Record<number, SavedAnswer> = { 1: none, 2: none },
  unsaved: Record<string, UnsavedAnswer> = {},
) {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const there = new Map(Object.entries(saved).map(([id, one]) => [Number(id), { ...one }]));
  const send = vi.fn(
    async (id: number, answer: SavedAnswer['answer'], revision: number): Promise<SaveResult> => {
      const now = there.get(id) ?? none;
      if (revision > now.revision) there.set(id, { answer, revision, at: Date.now() });
      return { saved: { revision: Math.max(revision, now.revision) }, userErrors: [] };
    },
  );
  const keep = vi.fn();
  const onOver = vi.fn();
  const store = answerStore({ saved: new Map(there), unsaved, keep, send, onOver });
  const stop = store.start();
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { onLine, there, send, keep, onOver, store, stop, pass };
}

const none: SavedAnswer = { answer: null, revision: 0, at: null };

it('sends only the last answer after a pause in typing', async () => {
  const { store, send, there, pass, keep } = open();
  store.setAnswer(1, { text: 'О' });
  store.setAnswer(1, { text: 'Ответ' });
  expect(store.all().get(1)).toMatchObject({ answer: { text: 'Ответ' }, isSaved: false });
  await pass(1_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(there.get(1)).toMatchObject({ answer: { text: 'Ответ' }, revision: 2 });
  expect(store.all().get(1)?.isSaved).toBe(true);
  expect(keep).toHaveBeenLastCalledWith({});
});

it('stores answers while offline and sends them once the network is back', async () => {
  const { store, send, there, pass, keep } = open();
  send.mockResolvedValueOnce(lost);
  store.setAnswer(1, { text: 'Да' });
  await pass(600);
  expect(store.isOffline()).toBe(true);
  expect(keep).toHaveBeenLastCalledWith({ 1: expect.objectContaining({ answer: { text: 'Да' } }) });
  await pass(5_000);
  expect([store.isOffline(), there.get(1)?.answer]).toEqual([false, { text: 'Да' }]);
});

it('sends stored answers after a reload unless another device has saved a later one', async () => {
  const unsaved = { answer: { text: 'Здесь' }, revision: 3, at: 1_000 };
  const earlier = open({ 1: { answer: null, revision: 2, at: 500 } }, { 1: unsaved });
  await earlier.pass(10);
  expect(earlier.there.get(1)?.answer).toEqual({ text: 'Здесь' });
  const other = { answer: { text: 'Там' }, revision: 3, at: 2_000 };
  const later = open({ 1: other }, { 1: unsaved });
  await later.pass(10);
  expect(later.send).not.toHaveBeenCalled();
  expect(later.store.all().get(1)?.answer).toEqual({ text: 'Там' });
});

it('uses a higher revision than that of another device', async () => {
  const { store, there, pass } = open();
  there.set(1, { answer: { text: 'Там' }, revision: 7, at: 0 });
  store.setAnswer(1, { text: 'Здесь' });
  await pass(1_000);
  expect(there.get(1)).toMatchObject({ answer: { text: 'Здесь' }, revision: 8 });
});

it('reports a rejected answer at its question and sends the others', async () => {
  const { store, send, there, pass, onOver } = open();
  send.mockResolvedValueOnce({
    saved: null,
    userErrors: [{ message: 'Время вышло', code: 'too_late' }],
  });
  store.setAnswer(1, { text: 'Поздно' });
  store.setAnswer(2, { text: 'Вовремя' });
  await pass(1_000);
  expect(store.all().get(1)?.problem).toBe('Время вышло');
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(there.get(2)?.answer).toEqual({ text: 'Вовремя' });
});

it('resolves `flush` when everything is saved', async () => {
  const { store, there } = open();
  store.setAnswer(1, { text: 'Да' });
  expect(await store.flush()).toBe(true);
  expect(there.get(1)?.answer).toEqual({ text: 'Да' });
});
