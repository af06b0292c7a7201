// Operations that meet an overloaded server wait for the requested time and are retried.
import type { RequestParameters } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { busyNow, untilBusy } from './busy.ts';
import { postOperation } from './gateway.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const query = { id: 'ab12', name: 'CoursesQuery', operationKind: 'query', text: null };
const mutation = { ...query, name: 'CreateCourseMutation', operationKind: 'mutation' };

const failing = (extensions: object, data: unknown = null) =>
  Response.json({ data, errors: [{ message: 'Сервер перегружен.', extensions }] });

const busy = (retryAfter: number, more: object = {}, data: unknown = null) =>
  failing({ code: 'OVERLOADED', status: 503, retryAfter, ...more }, data);

const right = () => Response.json({ data: { viewer: null } });

/** Sends an operation that gets these responses in turn, the last one repeatedly. */
function send(operation: object, answers: (() => Response)[], options = {}) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const [next = right] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return next();
  });
  const leaving = new AbortController();
  const answer = postOperation(operation as RequestParameters, { a: 1 }, leaving.signal, options);
  answer.catch(() => undefined);
  return { keys, answer, leave: () => leaving.abort() };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('a query to an overloaded server', () => {
  it('is repeated after the pause, which the notice shows', async () => {
    const becameBusy = untilBusy();
    const { keys, answer } = send(query, [() => busy(4), right]);
    await becameBusy;
    expect(busyNow()).toEqual({ until: Date.now() + 4000 });
    await seconds(3.9);
    expect(keys).toHaveLength(1);
    await seconds(1);
    await expect(answer).resolves.toEqual({ data: { viewer: null } });
    expect(keys).toHaveLength(2);
    expect(busyNow()).toBeNull();
  });

  it.each([
    ['with partial data', () => busy(2, {}, { viewer: null, company: {} })],
    [
      'of a proxy before the gateway',
      () => new Response('', { status: 429, headers: { 'retry-after': '2' } }),
    ],
    [
      'of a company’s rate limit',
      () => failing({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 2 }),
    ],
  ])('waits for a response %s', async (_, refusal) => {
    const { keys, answer } = send(query, [refusal, right]);
    await seconds(3);
    await expect(answer).resolves.toEqual({ data: { viewer: null } });
    expect(keys).toHaveLength(2);
  });

  it('is repeated at growing intervals and finally fails', async () => {
    const { keys, answer } = send(query, [() => busy(2)]);
    const times: number[] = [];
    const began = Date.now();
    for (let known = 0; times.length < 5;) {
      if (keys.length > known) times.push(Math.round((Date.now() - began) / 1000));
      known = keys.length;
      await seconds(0.5);
    }
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0);
    await expect(answer).rejects.toMatchObject({ code: 'OVERLOADED', isBusy: true });
    await seconds(600);
    expect(keys).toHaveLength(5);
    expect(busyNow()).toBeNull();
  });

  it.each([
    ['for a pause of minutes', () => busy(150), {}, true],
    ['for a quiet operation', () => busy(2), { quiet: true }, true],
    ['for another error', () => failing({ code: 'UPSTREAM_FAILED', status: 500 }), {}, false],
  ])('fails at once %s', async (_, refusal, options, isBusy) => {
    const { keys, answer } = send(query, [refusal, right], options);
    await expect(answer).rejects.toMatchObject({ isBusy });
    expect([keys.length, busyNow()]).toEqual([1, null]);
  });

  it('is not repeated after it was aborted', async () => {
    const { keys, answer, leave } = send(query, [() => busy(4), right]);
    await untilBusy();
    leave();
    await expect(answer).rejects.toThrow('abort');
    await seconds(60);
    expect([keys.length, busyNow()]).toEqual([1, null]);
  });

  it('does not wait when it is aborted while the response arrives', async () => {
    let body: ReadableStreamDefaultController | null = null;
    const slow = new ReadableStream({ start: (controller) => void (body = controller) });
    const refusal = () => new Response(slow, { status: 503, headers: { 'retry-after': '4' } });
    const { keys, answer, leave } = send(query, [refusal, right]);
    await seconds(0);
    leave();
    (body as ReadableStreamDefaultController | null)?.error(new Error('abort'));
    await seconds(0);
    expect(busyNow()).toBeNull();
    await expect(answer).rejects.toThrow('abort');
    await seconds(60);
    expect(keys).toHaveLength(1);
  });

  it('stays in the notice until the last waiting operation is done', async () => {
    const first = send(query, [() => busy(2), right]);
    await untilBusy();
    const began = Date.now();
    const other = send(query, [() => busy(8), right]);
    await seconds(0);
    expect(busyNow()).toEqual({ until: began + 8000 });
    await seconds(3);
    await first.answer.catch(() => null);
    expect(busyNow()).toEqual({ until: began + 8000 });
    await seconds(6);
    await other.answer;
    expect(busyNow()).toBeNull();
  });
});

describe('a mutation to an overloaded server', () => {
  it('is repeated with the same key when it changed nothing', async () => {
    const { keys, answer } = send(mutation, [() => busy(4, { repeatable: true }), right]);
    await seconds(5);
    await expect(answer).resolves.toEqual({ data: { viewer: null } });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  /** Sends mutations that get these responses and records the order in which they arrive. */
  const sendInTurn = (answers: (() => Response)[]) => {
    const sent: string[] = [];
    const keys = new Set<string | null>();
    vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
      sent.push((JSON.parse(String(body)) as { variables: { to: string } }).variables.to);
      keys.add(new Headers(headers).get('idempotency-key'));
      return (answers.shift() ?? right)();
    });
    const begin = (to: string, { name = 'RenameMutation' } = {}) => {
      const leaving = new AbortController();
      const answer = postOperation(
        { ...mutation, name } as RequestParameters,
        { to },
        leaving.signal,
      );
      answer.catch(() => undefined);
      return { answer, leave: () => leaving.abort() };
    };
    return { sent, keys, begin };
  };
  const wait = () => busy(4, { repeatable: true });

  it('is sent before a later mutation of its name', async () => {
    const { sent, begin } = sendInTurn([wait, right, right, wait]);
    const all = [begin('first')];
    await untilBusy();
    all.push(begin('second'), begin('third'));
    const other = begin('other', { name: 'OtherMutation' });
    await other.answer;
    expect(sent).toEqual(['first', 'other']);
    await seconds(20);
    await Promise.all(all.map(({ answer }) => answer));
    expect(sent).toEqual(['first', 'other', 'first', 'second', 'second', 'third']);
  });

  it('ends its wait when it is aborted, and releases later mutations', async () => {
    const { sent, begin } = sendInTurn([wait]);
    const first = begin('first');
    await untilBusy();
    const second = begin('second');
    const third = begin('third');
    await seconds(0);
    second.leave();
    await expect(second.answer).rejects.toThrow('abort');
    first.leave();
    await third.answer;
    expect(sent).toEqual(['first', 'third']);
  });

  it('shares its key with an identical mutation sent meanwhile', async () => {
    const { sent, keys, begin } = sendInTurn([wait]);
    const first = begin('first');
    await untilBusy();
    const again = begin('first');
    await seconds(20);
    await Promise.all([first.answer, again.answer]);
    expect([sent.length, keys.size]).toEqual([3, 1]);
  });

  it.each([
    ['the error is not repeatable', () => busy(2)],
    ['a part of it was done', () => busy(2, { repeatable: true }, { first: {}, second: null })],
    [
      'a proxy rejected it',
      () => new Response('', { status: 503, headers: { 'retry-after': '2' } }),
    ],
  ])('is sent once when %s', async (_, refusal) => {
    const { keys, answer } = send(mutation, [refusal, right]);
    await answer.catch(() => null);
    await seconds(60);
    expect([keys.length, busyNow()]).toEqual([1, null]);
  });
});
