// Enforces the statement timeout of the embedded database. It runs on the main thread, where nothing can cancel a
// statement, so a worker thread ends the process.
import { Worker } from 'node:worker_threads';

export interface StatementWatch {
  /** Announces a statement to be sent next. Statements that are not announced are not watched. */
  note: (text: string) => void;
  /** The announced statements start. */
  begins: () => void;
  ends: () => void;
  stop: () => Promise<unknown>;
}

/** Memory shared by both threads. */
export interface WatchedMemory {
  /** The number of the running batch; 0 if none runs. */
  running: Int32Array;
  /** The length of its SQL text, and the text in UTF-8. */
  length: Int32Array;
  text: Uint8Array;
  /** Milliseconds that a batch may run. */
  timeout: number;
}

/** Bytes of SQL text to log. The beginning identifies the query. */
const loggedBytes = 4096;

const shared = (bytes: number) => new SharedArrayBuffer(bytes);

export function watchStatements(timeout: number): StatementWatch {
  const memory: WatchedMemory = {
    running: new Int32Array(shared(4)),
    length: new Int32Array(shared(4)),
    text: new Uint8Array(shared(loggedBytes)),
    timeout,
  };
  const thread = new Worker(new URL('watch-thread.ts', import.meta.url), { workerData: memory });
  thread.unref();
  const encoder = new TextEncoder();
  let texts: string[] = [];
  let number = 0;
  return {
    note: (text) => texts.push(text),
    begins: () => {
      if (texts.length === 0) return;
      memory.length[0] = encoder.encodeInto(texts.join(';\n'), memory.text).written;
      texts = [];
      number = (number % 1_000_000) + 1;
      Atomics.store(memory.running, 0, number);
    },
    ends: () => void Atomics.store(memory.running, 0, 0),
    stop: () => thread.terminate(),
  };
}
