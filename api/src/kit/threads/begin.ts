// The entry point of worker threads: lowers the thread's priority below that of the main thread and runs a module.
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadOrder } from './threads.ts';

/** Linux has priorities per thread. Elsewhere the priority of the whole process would change. */
function standBack(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}

standBack();
const { module, data } = workerData as ThreadOrder;
const { answers } = (await import(module)) as {
  answers: (data: unknown) => (message: unknown) => Promise<unknown>;
};
const answer = answers(data);
parentPort?.on('message', async (message: unknown) => {
  // Ports in Node have no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(await answer(message));
});
