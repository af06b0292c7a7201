// Looks, again and again, at which statement the embedded database runs, and ends the process when it is the same for
// too long: as by a kill, which the data survives. Its own looks are counted and not the clock, so that the time in
// which the whole process stood still is nobody's fault.
import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { endSignal } from './watch-signal.ts';
import type { WatchedMemory } from './statement-watch.ts';

/** How often it looks while one statement may run. */
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

function end(): void {
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    msg: `a statement has run for ${timeout / 1000} s and nothing else can end it: the process ends`,
    statement: Buffer.from(text.slice(0, length[0])).toString(),
  };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`); // The log's own thread is the one that stands still.
  } finally {
    process.kill(process.pid, endSignal);
  }
}
