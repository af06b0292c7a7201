// Lets pg talk to PGlite over a stream in PostgreSQL's wire protocol, so that one driver serves both databases.
import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import type { StatementWatch } from '../fairness/statement-watch.ts';

/** Processor time in milliseconds that the engine has used on the main thread. */
export interface EngineMeter {
  worked: number;
}

/** The stream interface that pg expects of a socket. Messages written in one tick are sent in one call of the engine. */
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
      syncToFs: false, // The file system is the disk itself.
      onRawData: (bytes) => answers.push(Buffer.from(bytes)), // A copy, because the engine reuses the memory.
    });
    // The engine does its work before it returns the promise.
    const { user, system } = process.threadCpuUsage(before);
    this.#meter.worked += (user + system) / 1000;
    this.#watch?.ends();
    done.then(
      () => this.push(Buffer.concat(answers)),
      (error: unknown) => this.destroy(error as Error),
    );
  }
}
