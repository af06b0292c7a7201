// A file reader that attacks its worker thread, to test the isolation of readers.
import { threadId } from 'node:worker_threads';
import { Failure } from '../src/kit/http/failure.ts';
import type { PortionReader } from '../src/kit/threads/file-reader.ts';

export interface Attack {
  does: 'count' | 'fill memory' | 'never end' | 'refuse';
}

export interface Portion {
  number: number;
  /** The id of the thread; 0 is the main thread. */
  thread: number;
  /** The reply to the previous portion. */
  reply: string | undefined;
}

const read: PortionReader<Attack, Portion, string> = async function* (_, { does }) {
  let reply: string | undefined;
  for (let number = 1; number <= 3; number += 1) {
    reply = yield { number, thread: threadId, reply };
  }
  if (does === 'refuse') throw new Failure(422, [{ message: 'Не читается', code: 'unreadable' }]);
  const retained: object[] = [];
  // Loops until the thread is terminated.
  // oxlint-disable-next-line no-unmodified-loop-condition
  for (let more = 0; does !== 'count'; more += 1) {
    if (does === 'fill memory') retained.push({ more });
  }
};

export default read;
