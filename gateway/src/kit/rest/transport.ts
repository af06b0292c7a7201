// Sends one HTTP request to the REST server over undici's `dispatch`, which takes half the time of `request` because it
// creates no stream and no AbortSignal.
import { type Dispatcher, errors as undici, Pool } from 'undici';
import type { RawResponse } from './responses.ts';
import { failure, type RestError } from './errors.ts';
import type { EndReason, Lifetime, Cancellable } from './resilience/lifetime.ts';
import { bodyIdleTimeout, connectionTimeout, connectionLimit } from './limits.ts';
import { SharedTimer, type Timed } from './resilience/shared-timer.ts';

export interface HttpMessage {
  readonly method: Dispatcher.HttpMethod;
  /** With the query string. */
  readonly path: string;
  /** Name, value, name, value: the form that undici processes fastest. */
  readonly headers: string[];
  readonly body: string | null;
}

export interface Transport {
  /**
   * Rejects with a RestError when no complete response arrives before the deadline (performance.now()) or the end of
   * the lifetime.
   */
  readonly send: (message: HttpMessage, deadline: number, life: Lifetime) => Promise<RawResponse>;
  /** Aborts running reads as if their connections had failed. */
  readonly abortReads: () => void;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

export interface TransportOptions {
  readonly origin: string;
  readonly maxAnswerSize: number;
}

export function createTransport({ origin, maxAnswerSize }: TransportOptions): Transport {
  const pool = new Pool(origin, {
    connections: connectionLimit,
    connectTimeout: connectionTimeout,
    // The shared timer enforces the deadlines: undici's own timeouts need two timers per request.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: maxAnswerSize,
  });
  const watch = new SharedTimer<Exchange>();
  return {
    send: (message, deadline, life) =>
      new Promise((arrived, failed) => {
        const exchange = new Exchange(message, deadline, life, watch, { arrived, failed });
        pool.dispatch(message, exchange);
      }),
    abortReads: () => {
      const why = failure('UPSTREAM_UNREACHABLE', { cause: abandonedError });
      for (const exchange of watch.all()) if (exchange.isRead) exchange.giveUp(why);
    },
    connections: () => pool.stats.connected,
    close: () => pool.close(),
  };
}

export const abandonedError = new Error(
  'The server was unreachable in the meantime; reads sent before are lost.',
);

/**
 * The failure for an error of the connection; errors of the gateway's own request are returned unchanged.
 */
export function connectionFailure(error: Error): Error {
  if (error instanceof undici.InvalidArgumentError) return error;
  if (error instanceof undici.ResponseExceededMaxSizeError) {
    return failure('UPSTREAM_MALFORMED', { cause: error });
  }
  if (
    error instanceof undici.HeadersTimeoutError ||
    error instanceof undici.BodyTimeoutError ||
    error instanceof undici.RequestAbortedError
  ) {
    return failure('UPSTREAM_TIMEOUT', { cause: error });
  }
  return failure('UPSTREAM_UNREACHABLE', { cause: error });
}

export const lifetimeFailure = (why: EndReason) =>
  failure(why === 'left' ? 'CANCELLED' : 'UPSTREAM_TIMEOUT');

interface Waiting {
  readonly arrived: (arrival: RawResponse) => void;
  readonly failed: (error: Error) => void;
}

/** One object per request and no closures, since every call of the gateway runs through it. */
class Exchange implements Dispatcher.DispatchHandler, Timed, Cancellable {
  index = 0;
  readonly isRead: boolean;
  /** Times are milliseconds of performance.now(). */
  private readonly deadline: number;
  private readonly life: Lifetime;
  private readonly watch: SharedTimer<Exchange>;
  private readonly waiting: Waiting;
  private controller: Dispatcher.DispatchController | null = null;
  private ended = false;
  private status = 0;
  private headers: RawResponse['headers'] = {};
  private readonly pieces: Buffer[] = [];
  /** Number of chunks at the last check, and since when it has not changed. */
  private counted = 0;
  private countedSince = 0;

  constructor(
    { method }: HttpMessage,
    deadline: number,
    life: Lifetime,
    watch: SharedTimer<Exchange>,
    waiting: Waiting,
  ) {
    this.isRead = method === 'GET';
    this.deadline = deadline;
    this.life = life;
    this.watch = watch;
    this.waiting = waiting;
    watch.add(this);
    life.add(this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // It was ended while the connection was opened.
    if (this.ended) controller.abort(new undici.RequestAbortedError());
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: RawResponse['headers'],
  ): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_: Dispatcher.DispatchController, piece: Buffer): void {
    this.pieces.push(piece);
  }

  onResponseEnd(): void {
    this.over();
    const { status, headers, pieces } = this;
    const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
    this.waiting.arrived({ status, headers, text: bytes.toString() });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (this.ended) return;
    this.over();
    this.waiting.failed(connectionFailure(error));
  }

  check(now: number): void {
    if (now >= this.deadline || this.pauses(now)) this.giveUp(lifetimeFailure('late'));
  }

  /** Whether a started response has stalled. */
  private pauses(now: number): boolean {
    if (this.status === 0) return false;
    if (this.countedSince > 0 && this.counted === this.pieces.length) {
      return now - this.countedSince >= bodyIdleTimeout;
    }
    this.counted = this.pieces.length;
    this.countedSince = now;
    return false;
  }

  end(why: EndReason): void {
    this.giveUp(lifetimeFailure(why));
  }

  giveUp(why: RestError): void {
    if (this.ended) return;
    this.over();
    this.waiting.failed(why);
    this.controller?.abort(new undici.RequestAbortedError());
  }

  private over(): void {
    this.ended = true;
    this.watch.remove(this);
    this.life.remove(this);
  }
}
