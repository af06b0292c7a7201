// Asks a provider again, with the same key, until it is known what has become of a call, or patience is at its end.
import { setTimeout } from 'node:timers/promises';
import { ProviderSilent, type ProviderRefused } from './failures.ts';

/** How long a call is tried, and by what that is measured: tests have a clock of their own. */
export interface Patience {
  /** Milliseconds, all tries and what lies between them. */
  total: number;
  /** Milliseconds since whenever. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

export const patient: Patience = {
  total: 10_000,
  now: () => performance.now(),
  wait: (milliseconds) => setTimeout(milliseconds),
};

/** What one try came to. */
export type Outcome<Answer> =
  | { is: 'answered'; answer: Answer }
  | { is: 'refused'; refusal: ProviderRefused }
  /** It refuses whoever asks, before it looks at the call: of an earlier try this says nothing. */
  | { is: 'unrecognized'; refusal: ProviderRefused }
  /** `after` is how many milliseconds it asks for, if it does. */
  | { is: 'unknown'; why: string; after?: number | undefined; cause?: unknown };

/** Milliseconds before the second try; each further one waits twice as long as the one before. */
const firstPause = 250;

/** `attempt` is told how many milliseconds it may take. */
export async function untilKnown<Answer>(
  { total, now, wait }: Patience,
  attempt: (milliseconds: number) => Promise<Outcome<Answer>>,
): Promise<Answer> {
  const end = now() + total;
  let before: ProviderSilent | null = null;
  for (let pause = firstPause; ; pause *= 2) {
    const outcome = await attempt(Math.max(1, Math.ceil(end - now())));
    if (outcome.is === 'answered') return outcome.answer;
    if (outcome.is === 'refused') throw outcome.refusal;
    if (outcome.is === 'unrecognized') throw before ?? outcome.refusal;
    before = new ProviderSilent(outcome.why, { cause: outcome.cause });
    const asked = Math.max(pause, outcome.after ?? 0);
    if (now() + asked >= end) throw before;
    await wait(asked);
  }
}
