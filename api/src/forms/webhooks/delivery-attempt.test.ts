// A receiver that times out does not delay every delivery.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outbound } from '../../kit/services/outbound.ts';
import { attemptDelivery } from './delivery-attempt.ts';
import { circuitBreakers } from './circuit-breakers.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Attempts over a network that times out or responds as configured. */
function sender() {
  const fetchMock = vi.fn<(url: string) => Promise<Response>>();
  const hangs = () => fetchMock.mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  const fails = () =>
    fetchMock.mockRejectedValueOnce(new Error('', { cause: new Error('refused') }));
  fetchMock.mockImplementation(async () => new Response('ok'));
  const outbound = { fetchFor: () => (url: string) => fetchMock(url) } as unknown as Outbound;
  const receivers = circuitBreakers();
  const send = (companyId: number, webhook = 'https://hooks.example/one') =>
    attemptDelivery({ outbound, receivers }, companyId, {
      uuid: 'd0a8c4e2-6d0f-4a53-9d1e-0f5f6f6f6f6f',
      event: 'form_answered',
      body: '{}',
      tries: 0,
      webhook,
      secret: { secret: 'whsec_1', previous: null, previous_until: null },
    });
  return { fetchMock, hangs, fails, send };
}

test('a receiver that timed out is paused, only for its company', async () => {
  const { fetchMock, hangs, send } = sender();
  hangs();
  expect(await send(1)).toMatchObject({ error: 'Сервер не ответил вовремя', isDelivered: false });
  expect(await send(1, 'https://hooks.example/two')).toMatchObject({
    error: 'Не отправлено: сервер только что не отвечал, попробуем позже',
    url: 'https://hooks.example/two',
    took: 0,
    isDelivered: false,
    isFinal: false,
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(await send(2)).toMatchObject({ isDelivered: true });
  expect(await send(1, 'https://other.example/')).toMatchObject({ isDelivered: true });
  vi.advanceTimersByTime(minute);
  expect(await send(1)).toMatchObject({ isDelivered: true });
});

test('pauses grow until the receiver answers', async () => {
  const { fetchMock, hangs, fails, send } = sender();
  for (const minutes of [1, 2, 5, 10, 10]) {
    hangs();
    await send(1);
    const before = fetchMock.mock.calls.length;
    vi.advanceTimersByTime(minutes * minute - 1);
    await send(1);
    expect(fetchMock).toHaveBeenCalledTimes(before);
    vi.advanceTimersByTime(1);
  }
  // A connection that is refused at once causes no delay.
  fails();
  await send(1);
  expect(await send(1)).toMatchObject({ isDelivered: true });
  hangs();
  await send(1);
  vi.advanceTimersByTime(minute);
  expect(await send(1)).toMatchObject({ isDelivered: true });
});
