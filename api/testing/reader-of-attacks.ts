// A reader for tests of readers: it does to its thread what files do.
import { threadId } from 'node:worker_threads';
import { Failure } from '../src/kit/http/failure.ts';
import type { Reading } from '../src/kit/threads/file-reader.ts';

export interface Attack {
  does: 'count' | 'fill memory' | 'never end' | 'refuse';
}

export interface Portion {
  number: number;
  /** Where it was read: 0 is the thread of the program. */
  thread: number;
  /** What was answered to the one before. */
  reply: string | undefined;
}

const read: Reading<Attack, Portion, string> = async function* (_, { does }) {
  let reply: string | undefined;
  for (let number = 1; number <= 3; number += 1) {
    reply = yield { number, thread: threadId, reply };
  }
  if (does === 'refuse') throw new Failure(422, [{ message: 'Не читается', code: 'unreadable' }]);
  const kept: object[] = [];
  // Only the end of the thread ends it.
  // oxlint-disable-next-line no-unmodified-loop-condition
  for (let more = 0; does !== 'count'; more += 1) {
    if (does === 'fill memory') kept.push({ more });
  }
};

export default read;
