// Loaders: DataLoader with keys that carry what is wanted of a thing. What several places of an operation want in one
// tick is one batch, in which each thing is read once with all that is wanted of it; what was read before serves whoever
// wants no more. A tick ends, as DataLoader has it, when everything has run that what has already come can set going.
import DataLoader from 'dataloader';

/** A thing, and what is wanted of it. */
export interface Key {
  /** Which thing. */
  readonly of: string | number;
  /** Until it is sent, more may be wanted. */
  wanted: unknown;
}

export interface Joining<Wanted> {
  readonly both: (one: Wanted, other: Wanted) => Wanted;
  readonly satisfies: (has: Wanted, wants: Wanted) => boolean;
}

export interface LoaderOptions<K extends Key, Answer> {
  readonly joining: Joining<K['wanted']>;
  /**
   * Reads different things: the answer of each, or what went wrong with it. All are there when the last one is; where an
   * answer is a promise, none waits for another's.
   */
  readonly send: DataLoader.BatchLoadFn<K, Answer>;
  /** Things that are sent together, at most. */
  readonly maxBatchSize?: number;
}

interface Read<K, Answer> {
  readonly key: K;
  readonly answer: Promise<Answer>;
  sent: boolean;
}

/** Lives as long as its request: what was read is not read again, also when it failed. */
export function createLoader<K extends Key, Answer>({
  joining: { both, satisfies },
  send,
  maxBatchSize = Number.POSITIVE_INFINITY,
}: LoaderOptions<K, Answer>): (key: K) => Promise<Answer> {
  const reads = new Map<Key['of'], Read<K, Answer>>();
  const loader = new DataLoader<K, Answer>(
    (keys) => {
      for (const { of } of keys) (reads.get(of) as Read<K, Answer>).sent = true;
      return send(keys);
    },
    // Its own cache asks whether two keys are the same; here the question is whether one's answer serves the other.
    { cache: false, maxBatchSize },
  );
  return (key) => {
    const read = reads.get(key.of);
    if (read && !read.sent) {
      read.key.wanted = both(read.key.wanted, key.wanted);
      return read.answer;
    }
    if (read && satisfies(read.key.wanted, key.wanted)) return read.answer;
    const answer = loader.load(key);
    reads.set(key.of, { key, answer, sent: false });
    return answer;
  };
}
