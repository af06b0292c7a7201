// One exchange with the REST server over undici's dispatch: half the time of its `request`, which makes a stream, and
// with it an AbortSignal, for every answer.
import { type Dispatcher, errors as undici, Pool } from 'undici';
import type { Arrival } from './answers.ts';
import { failure, type RestError } from './errors.ts';
import type { Ending, Life } from './life.ts';
import { BODY_PAUSE, CONNECT_WITHIN, MAX_CONNECTIONS } from './limits.ts';

export interface Message {
  readonly method: Dispatcher.HttpMethod;
  /** With the query. */
  readonly path: string;
  /** Name, value, name, value: what undici takes fastest. */
  readonly headers: string[];
  readonly body: string | null;
}

export interface Transport {
  /** Fails with a RestError when no whole answer arrives while the life lasts. */
  readonly send: (message: Message, life: Life) => Promise<Arrival>;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

export interface TransportOptions {
  readonly origin: string;
  readonly timeout: number;
  readonly maxAnswerSize: number;
}

export function createTransport({ origin, timeout, maxAnswerSize }: TransportOptions): Transport {
  const pool = new Pool(origin, {
    connections: MAX_CONNECTIONS,
    connectTimeout: CONNECT_WITHIN,
    headersTimeout: timeout,
    // Begins anew with every piece: what drips for ever is ended by the life.
    bodyTimeout: BODY_PAUSE,
    maxResponseSize: maxAnswerSize,
  });
  return {
    send: (message, life) =>
      new Promise((arrived, failed) => {
        pool.dispatch(message, new Exchange(life, arrived, failed));
      }),
    connections: () => pool.stats.connected,
    close: () => pool.close(),
  };
}

/** Why a connection gave no answer. */
export function failureOfConnection(error: unknown): RestError {
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

export const failureOfLife = (why: Ending) =>
  failure(why === 'left' ? 'CANCELLED' : 'UPSTREAM_TIMEOUT');

/** One object for each exchange and no closures in it: every call of the gateway passes here. */
class Exchange implements Dispatcher.DispatchHandler {
  private readonly arrived: (arrival: Arrival) => void;
  private readonly failed: (error: RestError) => void;
  private readonly outlive: () => void;
  private controller: Dispatcher.DispatchController | null = null;
  private ended: Ending | null = null;
  private status = 0;
  private headers: Arrival['headers'] = {};
  private readonly pieces: Buffer[] = [];

  constructor(life: Life, arrived: (arrival: Arrival) => void, failed: (error: RestError) => void) {
    this.arrived = arrived;
    this.failed = failed;
    this.outlive = life.onEnd((why) => this.stop(why));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // It ended while the connection was being made.
    if (this.ended !== null) controller.abort(new undici.RequestAbortedError());
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Arrival['headers'],
  ): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_: Dispatcher.DispatchController, piece: Buffer): void {
    this.pieces.push(piece);
  }

  onResponseEnd(): void {
    this.outlive();
    const { status, headers, pieces } = this;
    const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
    this.arrived({ status, headers, text: bytes.toString() });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.outlive();
    this.failed(failureOfConnection(error));
  }

  private stop(why: Ending): void {
    this.ended = why;
    this.failed(failureOfLife(why));
    this.controller?.abort(new undici.RequestAbortedError());
  }
}
