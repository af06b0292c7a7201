// Reads that are joined: what is wanted of the same thing in one tick is one read of all that is wanted, and what was
// read before serves whoever wants no more.
import { endOfTick } from './tick.ts';

/** Reads of one kind, by what they are of. */
export type Reads<Wanted, Answer> = Map<string, Read<Wanted, Answer>>;

interface Read<Wanted, Answer> {
  /** Whether it has not been sent yet, so that more may be wanted of it. */
  open: boolean;
  wanted: Wanted;
  readonly answer: Promise<Answer>;
}

interface Joining<Wanted> {
  readonly both: (one: Wanted, other: Wanted) => Wanted;
  readonly satisfies: (has: Wanted, wants: Wanted) => boolean;
}

export function joined<Wanted, Answer>(
  reads: Reads<Wanted, Answer>,
  of: string,
  wanted: Wanted,
  { both, satisfies }: Joining<Wanted>,
  send: (wanted: Wanted) => Promise<Answer>,
): Promise<Answer> {
  const known = reads.get(of);
  if (known?.open) {
    known.wanted = both(known.wanted, wanted);
    return known.answer;
  }
  if (known && satisfies(known.wanted, wanted)) return known.answer;
  const read: Read<Wanted, Answer> = {
    open: true,
    wanted,
    answer: endOfTick().then(() => {
      read.open = false;
      return send(read.wanted);
    }),
  };
  reads.set(of, read);
  return read.answer;
}
