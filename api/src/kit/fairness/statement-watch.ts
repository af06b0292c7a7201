// The embedded database runs on the thread of the whole program and has no timers: nothing can end a statement there.
// A thread of its own looks on, and ends the process when one takes too long.
import { Worker } from 'node:worker_threads';

export interface StatementWatch {
  /** A statement that will be sent next: what is sent without one is not watched. */
  note: (text: string) => void;
  /** What was sent begins. */
  begins: () => void;
  ends: () => void;
  stop: () => Promise<unknown>;
}

/** What both threads see. */
export interface WatchedMemory {
  /** The number of what runs; 0 while nothing does. */
  running: Int32Array;
  /** How long its text is, and the text in UTF-8. */
  length: Int32Array;
  text: Uint8Array;
  /** Milliseconds that it may take. */
  timeout: number;
}

/** Bytes of a text that are told: the beginning says which list it is. */
const told = 4096;

const shared = (bytes: number) => new SharedArrayBuffer(bytes);

export function watchStatements(timeout: number): StatementWatch {
  const memory: WatchedMemory = {
    running: new Int32Array(shared(4)),
    length: new Int32Array(shared(4)),
    text: new Uint8Array(shared(told)),
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
