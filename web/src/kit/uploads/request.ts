// An upload request with progress events, which XMLHttpRequest has and fetch doesn't yet.
import { accessToken } from '../network/session.ts';
import { RetryLater } from './failures.ts';
import { requestTimeout } from './limits.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: XMLHttpRequestBodyInit | null;
  /** Bytes of the body sent. */
  onSent?: (bytes: number) => void;
  signal: AbortSignal;
}

export interface UploadResponse {
  status: number;
  /** Null if it isn't JSON. */
  body: unknown;
  /** Milliseconds. */
  retryAfter: number | null;
  etag: string | null;
}

/** Rejects with RetryLater without a response, and with the signal's reason. */
export function sendRequest({
  method,
  url,
  headers,
  body,
  onSent,
  signal,
}: Request): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    // XMLHttpRequest's own timeout limits the total time, even with steady progress.
    let timer = setTimeout(abort, requestTimeout);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, requestTimeout);
    };
    const settled = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries({ ...own(url), ...headers }))
      request.setRequestHeader(name, value);
    if (onSent) {
      request.upload.addEventListener('progress', ({ loaded }) => {
        moved();
        onSent(loaded);
      });
    }
    request.addEventListener('load', () => {
      settled();
      resolve(answerOf(request));
    });
    for (const event of ['error', 'abort']) {
      request.addEventListener(event, () => {
        settled();
        reject(signal.aborted ? (signal.reason as Error) : new RetryLater());
      });
    }
    signal.addEventListener('abort', abort);
    request.send(body ?? null);
  });
}

/** The access token is sent only to this origin, not to the storage. */
function own(url: string): Record<string, string> {
  const token = accessToken();
  const isOwn = new URL(url, location.href).origin === location.origin;
  return token === null || !isOwn ? {} : { Authorization: `Bearer ${token}` };
}

function answerOf(request: XMLHttpRequest): UploadResponse {
  // Reading headers that CORS doesn't expose logs an error in browsers.
  const shown = request.getAllResponseHeaders();
  const header = (name: string) =>
    new RegExp(`^${name}: *(.+?)\\s*$`, 'im').exec(shown)?.[1] ?? null;
  const seconds = Number(header('retry-after') ?? Number.NaN);
  return {
    status: request.status,
    body: jsonIn(request.responseText),
    retryAfter: Number.isFinite(seconds) ? seconds * 1000 : null,
    etag: header('etag'),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
