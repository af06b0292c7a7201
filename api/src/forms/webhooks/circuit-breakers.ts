// Circuit breakers of webhook receivers: after a timeout, which occupies a worker for long, a receiver is tried again
// only after a growing pause. The state is per process and bounded in memory.
import { LRUCache } from 'lru-cache';

export interface CircuitBreakers {
  /** Whether deliveries to the receiver are paused. */
  isOpen: (receiver: string) => boolean;
  /** Records a timeout and starts a pause, longer than the last one. */
  recordTimeout: (receiver: string) => void;
  recordResponse: (receiver: string) => void;
}

/** Minutes of the pause after one, two, three … timeouts in a row; the last applies to further ones. */
const pauses = [1, 2, 5, 10];

/** Maximum number of receivers in memory. */
const most = 10_000;

export function circuitBreakers(): CircuitBreakers {
  const hanging = new LRUCache<string, { times: number; until: number }>({ max: most });
  return {
    isOpen: (receiver) => Date.now() < (hanging.get(receiver)?.until ?? 0),
    recordTimeout: (receiver) => {
      const times = (hanging.get(receiver)?.times ?? 0) + 1;
      const minutes = pauses[Math.min(times, pauses.length) - 1] ?? 0;
      hanging.set(receiver, { times, until: Date.now() + minutes * 60_000 });
    },
    recordResponse: (receiver) => void hanging.delete(receiver),
  };
}
