// Timeouts of upload requests, with fake timers: a request may take as long as it makes progress.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RetryLater } from './failures.ts';
import { requestTimeout } from './limits.ts';
import { sendRequest } from './request.ts';

/** A mock request that stays pending until it is ended. */
class Request extends EventTarget {
  static last: Request;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '{}';
  constructor() {
    super();
    Request.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  getAllResponseHeaders = () => '';
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  moves(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
  }
  answers() {
    this.status = 201;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const put = (onSent = (_bytes: number) => undefined) =>
  sendRequest({
    method: 'PUT',
    url: '/media',
    body: 'part',
    onSent,
    signal: new AbortController().signal,
  });

it('continues for hours on a slow connection', async () => {
  const onSent = vi.fn<(bytes: number) => undefined>();
  const answer = put(onSent);
  for (let step = 1; step <= 60; step += 1) {
    vi.advanceTimersByTime(requestTimeout - 1000);
    Request.last.moves(step);
  }
  vi.advanceTimersByTime(requestTimeout - 1000);
  Request.last.answers();
  expect(await answer).toMatchObject({ status: 201 });
  expect(onSent).toHaveBeenLastCalledWith(60);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails with RetryLater after the specified time without progress', async () => {
  const answer = put().catch((error: unknown) => error);
  vi.advanceTimersByTime(requestTimeout - 1);
  Request.last.moves(1);
  vi.advanceTimersByTime(requestTimeout);
  expect(await answer).toBeInstanceOf(RetryLater);
});
