// Limits how much work runs at once, serves clients in turn, and refuses requests that would wait too long.
import { overloaded, type Failure } from '../http/errors.ts';

export interface FairQueue {
  /** Runs the work of a client when it is its turn, or throws the refusal. */
  run: <T>(of: string, work: () => Promise<T>) => Promise<T>;
}

interface Limits {
  /** How many run at once. */
  atOnce: number;
  /** How many of one client run at once; `atOnce` by default. */
  each?: number;
  /** How many may wait. */
  places: number;
  /** Milliseconds that a request may wait. */
  patience: number;
  refusal?: () => Failure;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

export function fairQueue({
  atOnce,
  each = atOnce,
  places,
  patience,
  refusal = overloaded,
}: Limits): FairQueue {
  /** In the order in which the clients are served. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  const working = new Map<string, number>();
  let workers = 0;

  const mayBegin = (of: string) => workers < atOnce && (working.get(of) ?? 0) < each;

  const begin = (of: string): void => {
    workers += 1;
    working.set(of, (working.get(of) ?? 0) + 1);
  };

  const end = (of: string): void => {
    workers -= 1;
    const left = (working.get(of) ?? 0) - 1;
    if (left > 0) working.set(of, left);
    else working.delete(of);
    for (const [whose, line] of lines) {
      const [first] = line;
      if (first === undefined || !mayBegin(whose)) continue;
      leave(whose, first);
      first.begin();
      const others = lines.get(whose);
      if (others === undefined) continue;
      // Moves the client to the end of the order.
      lines.delete(whose);
      lines.set(whose, others);
    }
  };

  const leave = (of: string, who: Waiting): void => {
    const others = (lines.get(of) ?? []).filter((other) => other !== who);
    if (others.length > 0) lines.set(of, others);
    else lines.delete(of);
    waiting -= 1;
  };

  /**
   * Makes room in a full queue by refusing the last request of the client with the most waiting requests.
   */
  const makeRoom = (of: string): void => {
    if (waiting < places) return;
    const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length);
    const last = longest?.[1].at(-1);
    const own = lines.get(of)?.length ?? 0;
    if (longest === undefined || last === undefined || longest[1].length <= own + 1) {
      throw refusal();
    }
    leave(longest[0], last);
    last.refuse();
  };

  const wait = (of: string): Promise<void> => {
    makeRoom(of);
    return new Promise((resolve, reject) => {
      const who: Waiting = {
        begin: () => {
          clearTimeout(impatience);
          begin(of);
          resolve();
        },
        refuse: () => {
          clearTimeout(impatience);
          reject(refusal());
        },
      };
      const impatience = setTimeout(() => {
        leave(of, who);
        who.refuse();
      }, patience);
      lines.set(of, [...(lines.get(of) ?? []), who]);
      waiting += 1;
    });
  };

  return {
    run: async (of, work) => {
      if (mayBegin(of)) begin(of);
      else await wait(of);
      try {
        return await work();
      } finally {
        end(of);
      }
    },
  };
}
