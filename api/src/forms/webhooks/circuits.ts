// Receivers that do not answer: what holds a worker for as long as one may wait is not tried again with each delivery, but
// once after a pause that grows. Kept in this process, in memory that is bounded: another one learns it by itself.
import { LRUCache } from 'lru-cache';

export interface Circuits {
  /** Whether nothing is sent to it now. */
  isOpen: (receiver: string) => boolean;
  /** It has let somebody wait for nothing: the pause begins, longer than the last one. */
  hung: (receiver: string) => void;
  answered: (receiver: string) => void;
}

/** Minutes without an attempt after one, two, three … that came to nothing; further ones are as the last. */
const pauses = [1, 2, 5, 10];

/** Receivers that are remembered. */
const most = 10_000;

export function circuits(): Circuits {
  const hanging = new LRUCache<string, { times: number; until: number }>({ max: most });
  return {
    isOpen: (receiver) => Date.now() < (hanging.get(receiver)?.until ?? 0),
    hung: (receiver) => {
      const times = (hanging.get(receiver)?.times ?? 0) + 1;
      const minutes = pauses[Math.min(times, pauses.length) - 1] ?? 0;
      hanging.set(receiver, { times, until: Date.now() + minutes * 60_000 });
    },
    answered: (receiver) => void hanging.delete(receiver),
  };
}
