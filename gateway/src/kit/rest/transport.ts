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
  /** Fails with a RestError when no whole answer arrives before the deadline, in milliseconds, or the end of the life. */
  readonly send: (message: Message, deadline: number, life: Life) => Promise<Arrival>;
  /** Gives up the reads that are under way, as if their connections had failed. */
  readonly abandonReads: () => void;
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
  const reads = new Set<Exchange>();
  return {
    send: (message, deadline, life) =>
      new Promise((arrived, failed) => {
        const exchange = new Exchange(deadline, life, arrived, failed);
        if (message.method === 'GET') exchange.joins(reads);
        pool.dispatch(message, exchange);
      }),
    abandonReads: () => {
      for (const read of reads) read.giveUp(failure('UPSTREAM_UNREACHABLE', { cause: ABANDONED }));
    },
    connections: () => pool.stats.connected,
    close: () => pool.close(),
  };
}

export const ABANDONED = new Error(
  'The server was gone meanwhile; what it had been asked before is lost.',
);

/** Why a connection gave no answer; what is wrong on this side stays as it is. */
export function failureOfConnection(error: Error): Error {
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

export const failureOfLife = (why: Ending) =>
  failure(why === 'left' ? 'CANCELLED' : 'UPSTREAM_TIMEOUT');

/** One object for each exchange and no closures in it: every call of the gateway passes here. */
class Exchange implements Dispatcher.DispatchHandler {
  private readonly arrived: (arrival: Arrival) => void;
  private readonly failed: (error: Error) => void;
  private readonly timer: NodeJS.Timeout;
  private readonly outlive: () => void;
  private controller: Dispatcher.DispatchController | null = null;
  private ended = false;
  private others: Set<Exchange> | undefined;
  private status = 0;
  private headers: Arrival['headers'] = {};
  private readonly pieces: Buffer[] = [];

  constructor(
    deadline: number,
    life: Life,
    arrived: (arrival: Arrival) => void,
    failed: (error: Error) => void,
  ) {
    this.arrived = arrived;
    this.failed = failed;
    this.timer = setTimeout(giveUpLate, deadline, this);
    this.outlive = life.onEnd((why) => this.giveUp(failureOfLife(why)));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // It ended while the connection was being made.
    if (this.ended) controller.abort(new undici.RequestAbortedError());
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
    this.over();
    const { status, headers, pieces } = this;
    const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
    this.arrived({ status, headers, text: bytes.toString() });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.over();
    this.failed(failureOfConnection(error));
  }

  /** Among these it is found until it is over. */
  joins(others: Set<Exchange>): void {
    this.others = others.add(this);
  }

  giveUp(why: RestError): void {
    this.over();
    this.ended = true;
    this.failed(why);
    this.controller?.abort(new undici.RequestAbortedError());
  }

  private over(): void {
    clearTimeout(this.timer);
    this.outlive();
    this.others?.delete(this);
  }
}

const giveUpLate = (exchange: Exchange) => exchange.giveUp(failureOfLife('late'));
