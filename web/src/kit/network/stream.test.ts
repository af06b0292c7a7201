// Subscriptions over Relay's network: events, reconnecting, closing, and errors.
import { Observable, type GraphQLResponse, type RequestParameters } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from './gateway.ts';
import { network } from './network.ts';
import { accessToken, startSession } from './session.ts';

const request = { id: 'aa', name: 'ProgressSubscription', operationKind: 'subscription' };

/** A mock gateway whose streams the test writes; one entry per connection, the newest last. */
function gatewayOfStreams() {
  const connections: {
    options: RequestInit;
    send: (event: 'next' | 'complete', data: unknown) => void;
    breakOff: () => void;
  }[] = [];
  const refusals: Response[] = [];
  vi.stubGlobal('fetch', async (_url: string, options: RequestInit) => {
    const refusal = refusals.shift();
    if (refusal) return refusal;
    let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (pipe = controller),
    });
    connections.push({
      options,
      send: (event, data) =>
        pipe?.enqueue(
          new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        ),
      breakOff: () => pipe?.error(new TypeError('network error')),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return { connections, refusals };
}

function listen() {
  const heard: GraphQLResponse[] = [];
  const ended = vi.fn<(how: unknown) => void>();
  const answer = network.execute(request as unknown as RequestParameters, { id: 'J1' }, {});
  const subscription = Observable.from(answer).subscribe({
    next: (event) => heard.push(event),
    error: (error: Error) => ended(error),
    complete: () => ended('complete'),
  });
  return { heard, ended, leave: () => subscription.unsubscribe() };
}

const event = (doneCount: number) => ({ data: { jobUpdated: { doneCount } } });

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a stream', () => {
  it('is requested with the token, delivers every event, and completes', async () => {
    startSession('secret');
    const { connections } = gatewayOfStreams();
    const { heard, ended } = listen();
    await expect.poll(() => connections).toHaveLength(1);
    const headers = new Headers(connections[0]?.options.headers);
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('accept')).toBe('text/event-stream');
    expect(JSON.parse(String(connections[0]?.options.body))).toEqual({
      operationName: 'ProgressSubscription',
      documentId: 'sha256:aa',
      variables: { id: 'J1' },
    });
    connections[0]?.send('next', event(1));
    connections[0]?.send('next', event(2));
    connections[0]?.send('complete', '');
    await expect.poll(() => ended).toHaveBeenCalledWith('complete');
    expect(heard).toEqual([event(1), event(2)]);
  });

  it('is reopened when the connection breaks', async () => {
    const { connections, refusals } = gatewayOfStreams();
    const { heard, ended } = listen();
    await expect.poll(() => connections).toHaveLength(1);
    connections[0]?.send('next', event(1));
    await expect.poll(() => heard).toHaveLength(1);
    refusals.push(new Response('busy', { status: 503 }));
    connections[0]?.breakOff();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(() => connections).toHaveLength(2);
    connections[1]?.send('next', event(2));
    await expect.poll(() => heard).toEqual([event(1), event(2)]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('is closed on unsubscribe, even while it is being opened', async () => {
    const { connections } = gatewayOfStreams();
    listen().leave();
    const second = listen();
    await expect.poll(() => connections).toHaveLength(1);
    second.leave();
    expect(connections[0]?.options.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections).toHaveLength(1);
    expect(second.ended).not.toHaveBeenCalled();
  });

  it('ends at an event with an error, with a message for users', async () => {
    const { connections } = gatewayOfStreams();
    const { heard, ended } = listen();
    await expect.poll(() => connections).toHaveLength(1);
    connections[0]?.send('next', {
      data: { jobUpdated: null },
      errors: [{ message: 'Не найдено.', extensions: { code: 'NOT_FOUND' } }],
    });
    await expect.poll(() => ended).toHaveBeenCalledTimes(1);
    expect(ended.mock.lastCall?.[0]).toMatchObject({ message: 'Не найдено.', code: 'NOT_FOUND' });
    expect(heard).toEqual([]);
  });

  it('continues after the server was busy, on the same connection or a new one', async () => {
    const { connections } = gatewayOfStreams();
    const { heard, ended } = listen();
    await expect.poll(() => connections).toHaveLength(1);
    const busy = {
      data: { jobUpdated: null },
      errors: [
        { message: 'Занято.', extensions: { code: 'OVERLOADED', status: 503, retryAfter: 7 } },
      ],
    };
    connections[0]?.send('next', busy);
    connections[0]?.send('next', event(1));
    await expect.poll(() => heard).toEqual([event(1)]);
    connections[0]?.send('next', busy);
    connections[0]?.send('complete', '');
    await vi.advanceTimersByTimeAsync(6900);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(() => connections).toHaveLength(2);
    connections[1]?.send('next', event(2));
    connections[1]?.send('complete', '');
    await expect.poll(() => ended).toHaveBeenCalledWith('complete');
    expect(heard).toEqual([event(1), event(2)]);
  });

  it('is reopened at growing intervals while the server is busy', async () => {
    const { connections } = gatewayOfStreams();
    const { ended } = listen();
    const busy = {
      data: null,
      errors: [
        { message: 'Занято.', extensions: { code: 'OVERLOADED', status: 503, retryAfter: 1 } },
      ],
    };
    const times: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      await expect.poll(() => connections.length).toBe(tries + 1);
      times.push(Date.now());
      connections[tries]?.send('next', busy);
      connections[tries]?.send('complete', '');
      for (let step = 0; step < 100 && connections.length === tries + 1; step += 1) {
        await vi.advanceTimersByTimeAsync(500);
      }
    }
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(pauses.at(-1)).toBeGreaterThan(29_000);
    expect(ended).not.toHaveBeenCalled();
  });

  it('is not reopened after a permanent error', async () => {
    const { connections, refusals } = gatewayOfStreams();
    refusals.push(
      Response.json(
        { errors: [{ message: 'No such operation', extensions: { code: 'BAD_REQUEST' } }] },
        { status: 400 },
      ),
    );
    const { ended } = listen();
    await expect.poll(() => ended).toHaveBeenCalledTimes(1);
    const [error] = ended.mock.lastCall ?? [];
    expect(error).toBeInstanceOf(RequestFailed);
    expect(error).toMatchObject({ message: expect.stringMatching(/^[А-Я]/), code: 'BAD_REQUEST' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections).toHaveLength(0);
  });

  it('opens the sign-in page when the session has expired', async () => {
    const assign = vi.fn<(path: string) => void>();
    vi.stubGlobal('location', { pathname: '/demo/courses', search: '', assign });
    startSession('expired');
    const { refusals } = gatewayOfStreams();
    refusals.push(new Response('{}', { status: 401 }));
    const { ended } = listen();
    await expect.poll(() => ended).toHaveBeenCalledTimes(1);
    expect(ended.mock.lastCall?.[0]).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(accessToken()).toBeNull();
    expect(assign).toHaveBeenCalledWith('/login?reason=expired');
  });

  it('fails when the server can’t be reached for two minutes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { ended } = listen();
    await vi.advanceTimersByTimeAsync(240_000);
    await expect.poll(() => ended).toHaveBeenCalledTimes(1);
    expect(ended.mock.lastCall?.[0]).toMatchObject({ code: 'OFFLINE' });
  });
});
