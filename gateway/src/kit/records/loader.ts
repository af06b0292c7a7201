// DataLoader with keys that carry a selection. Loads of one tick form a batch, in which each key is read once with the
// merged selection; an earlier read serves loads whose selection it covers.
import DataLoader from 'dataloader';

/** The id of what is loaded, and the selection. */
export interface Key {
  /** The id. */
  readonly of: string | number;
  /** The selection; it may grow until the batch is sent. */
  wanted: unknown;
}

export interface Joining<Wanted> {
  readonly both: (one: Wanted, other: Wanted) => Wanted;
  readonly satisfies: (has: Wanted, wants: Wanted) => boolean;
}

export interface LoaderOptions<K extends Key, Answer> {
  readonly joining: Joining<K['wanted']>;
  /**
   * Reads a batch of different keys: a result or an error for each. Results may be promises, so that none waits for
   * another.
   */
  readonly send: DataLoader.BatchLoadFn<K, Answer>;
  /** The largest number of keys per batch. */
  readonly maxBatchSize?: number;
}

interface Read<K, Answer> {
  readonly key: K;
  readonly answer: Promise<Answer>;
  sent: boolean;
}

/** Lives as long as its request: a read is not repeated, even if it failed. */
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
    // DataLoader's cache compares keys for equality; here an earlier result is reused if its selection covers the new
    // one.
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
