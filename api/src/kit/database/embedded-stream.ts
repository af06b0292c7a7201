// The embedded engine as the stream of a connection: pg speaks PostgreSQL's wire protocol to it as to a server, so that
// one driver serves both. What is written in one go travels in one call of the engine.
import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import type { StatementWatch } from '../fairness/statement-watch.ts';

/** For how many milliseconds of the processor an engine has worked, on the one thread that it shares with all else. */
export interface EngineMeter {
  worked: number;
}

/** What pg expects of the stream that it connects, beyond a stream. */
export class EmbeddedStream extends Duplex {
  readonly #engine: PGlite;
  readonly #watch: StatementWatch | undefined;
  readonly #meter: EngineMeter;
  #waiting: Uint8Array[] = [];

  constructor(engine: PGlite, meter: EngineMeter, watch?: StatementWatch) {
    super();
    this.#engine = engine;
    this.#meter = meter;
    this.#watch = watch;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(messages: Uint8Array[]): void {
    if (this.#waiting.length === 0) queueMicrotask(() => this.#flush());
    this.#waiting.push(...messages);
  }

  #flush(): void {
    const messages = Buffer.concat(this.#waiting);
    this.#waiting = [];
    const answers: Buffer[] = [];
    this.#watch?.begins();
    const before = process.threadCpuUsage();
    const done = this.#engine.execProtocolRawStream(messages, {
      syncToFs: false, // The folder is a folder of the disk.
      onRawData: (bytes) => answers.push(Buffer.from(bytes)), // Its memory is the engine's.
    });
    // The engine has worked before it gives the promise.
    const { user, system } = process.threadCpuUsage(before);
    this.#meter.worked += (user + system) / 1000;
    this.#watch?.ends();
    done.then(
      () => this.push(Buffer.concat(answers)),
      (error: unknown) => this.destroy(error as Error),
    );
  }
}
