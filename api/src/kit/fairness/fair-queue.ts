// A queue for work of which only little can be done at once. Those who ask get their turns one after the other, however
// much one of them asks for; whoever would wait too long is refused, at once where that can be known.
import { overloaded, type Failure } from '../http/errors.ts';

export interface FairQueue {
  /** Does the work when it is the turn of whom it is `of`, or throws the refusal. */
  run: <T>(of: string, work: () => Promise<T>) => Promise<T>;
}

interface Limits {
  /** How much is done at once. */
  atOnce: number;
  /** How much of that for one of them; all of it when left out. */
  each?: number;
  /** How many may wait. */
  places: number;
  /** How long one may wait, in milliseconds. */
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
  /** Whose turn is next comes first. */
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
      // Now come the others.
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

  /** Where all places are taken, who has the most of them gives one to whoever has less. */
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
