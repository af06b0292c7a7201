// Tests when and how often the outbox is sent.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSending, type SendResult } from './startSending.ts';
import { outboxStore, type OutboxEntry } from './outboxStore.ts';

const place = { courseId: 'C', lessonId: 'L' };
const done: SendResult = { response: {}, userErrors: [] };
const unanswered: SendResult = {
  response: null,
  userErrors: [{ message: 'Нет связи', code: 'OFFLINE' }],
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A learner with a fake network and server. */
function learner() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const send = vi.fn<(action: OutboxEntry) => Promise<SendResult>>().mockResolvedValue(done);
  const onOffline = vi.fn<(isOffline: boolean) => void>();
  const onRefused = vi.fn<(message: string) => void>();
  const waiting = outboxStore('Анна');
  const stop = startSending(waiting, { send, onOffline, onRefused });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { onLine, send, onOffline, onRefused, waiting, stop, pass };
}

it('sends each entry once, in order', async () => {
  const { waiting, send, pass } = learner();
  waiting.add({ ...place, kind: 'visit' });
  waiting.add({ ...place, kind: 'finish' });
  await pass(60_000);
  expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['visit', 'finish']);
  expect(waiting.all()).toEqual([]);
});

it('sends nothing while offline and everything once online', async () => {
  const { onLine, onOffline, waiting, send, pass } = learner();
  onLine.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  waiting.add({ ...place, kind: 'finish' });
  waiting.add({ ...place, kind: 'bookmark', isBookmarked: true });
  await pass(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(onOffline).toHaveBeenLastCalledWith(true);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(send).toHaveBeenCalledTimes(2);
  expect(onOffline).toHaveBeenLastCalledWith(false);
});

it('tries once for each new entry and every ten seconds without a response', async () => {
  const { waiting, send, stop, pass } = learner();
  send.mockResolvedValue(unanswered);
  waiting.add({ ...place, kind: 'finish' });
  await pass(0);
  waiting.add({ ...place, kind: 'bookmark', isBookmarked: true });
  await pass(9_000);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(21_000);
  expect(send).toHaveBeenCalledTimes(5);
  expect(waiting.all()).toHaveLength(2);
  stop();
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(5);
});

it('retries when the server is overloaded', async () => {
  const { waiting, send, onRefused, pass } = learner();
  const userErrors = [{ message: 'Сервер перегружен', code: 'UPSTREAM_UNAVAILABLE', isBusy: true }];
  send.mockResolvedValueOnce({ response: null, userErrors });
  waiting.add({ ...place, kind: 'finish' });
  await pass(0);
  expect(waiting.all()).toHaveLength(1);
  await pass(10_000);
  expect([waiting.all(), send.mock.calls.length]).toEqual([[], 2]);
  expect(onRefused).not.toHaveBeenCalled();
});

it('drops an entry that the server rejects', async () => {
  const { waiting, send, onRefused, pass } = learner();
  send.mockResolvedValueOnce({ response: {}, userErrors: [{ message: 'Урок закрыт' }] });
  waiting.add({ ...place, kind: 'finish' });
  waiting.add({ ...place, kind: 'note', text: 'Спросить' });
  await pass(0);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Урок закрыт');
  expect(send).toHaveBeenCalledTimes(2);
  expect(waiting.all()).toEqual([]);
});
