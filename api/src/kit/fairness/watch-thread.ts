// The worker thread of the statement watch: ends the process when one statement runs too long.
import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { endSignal } from './watch-signal.ts';
import type { WatchedMemory } from './statement-watch.ts';

/**
 * Checks within one timeout. They are counted instead of reading the clock, so that time in which the process was
 * suspended does not count.
 */
const looks = 20;

const { running, length, text, timeout } = workerData as WatchedMemory;
let last = 0;
let seen = 0;

setInterval(() => {
  const number = Atomics.load(running, 0);
  seen = number !== 0 && number === last ? seen + 1 : 0;
  last = number;
  if (seen >= looks) end();
}, timeout / looks);

/** Ends the process as a kill would, which the data survives. */
function end(): void {
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    msg: `a statement exceeded the timeout of ${timeout / 1000} s and cannot be canceled: ending the process`,
    statement: Buffer.from(text.slice(0, length[0])).toString(),
  };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`); // Written directly, because the logger's thread is blocked.
  } finally {
    process.kill(process.pid, endSignal);
  }
}
