// Retries a provider call with the same idempotency key until its result is known or the time limit is reached.
import { setTimeout } from 'node:timers/promises';
import { ProviderSilent, type ProviderRefused } from './failures.ts';

/** The time limit of a call with its clock, which tests replace. */
export interface RetryPolicy {
  /** Milliseconds for all attempts and the pauses between them. */
  total: number;
  /** Milliseconds since any fixed point in time. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

export const defaultRetryPolicy: RetryPolicy = {
  total: 10_000,
  now: () => performance.now(),
  wait: (milliseconds) => setTimeout(milliseconds),
};

/** The result of one attempt. */
export type AttemptOutcome<Answer> =
  | { is: 'answered'; answer: Answer }
  | { is: 'refused'; refusal: ProviderRefused }
  /**
   * The provider rejected the credentials before it looked at the call, so the result of an earlier attempt is unknown.
   */
  | { is: 'unrecognized'; refusal: ProviderRefused }
  /** `after` is the requested delay in milliseconds, if any. */
  | { is: 'unknown'; why: string; after?: number | undefined; cause?: unknown };

/** Milliseconds before the second attempt. The pause doubles with each attempt. */
const firstPause = 250;

/** `attempt` receives its time limit in milliseconds. */
export async function retryUntilKnown<Answer>(
  { total, now, wait }: RetryPolicy,
  attempt: (milliseconds: number) => Promise<AttemptOutcome<Answer>>,
): Promise<Answer> {
  const end = now() + total;
  let before: ProviderSilent | null = null;
  for (let pause = firstPause; ; pause *= 2) {
    const outcome = await attempt(Math.max(1, Math.ceil(end - now())));
    if (outcome.is === 'answered') return outcome.answer;
    if (outcome.is === 'refused') throw outcome.refusal;
    if (outcome.is === 'unrecognized') throw before ?? outcome.refusal;
    before = new ProviderSilent(outcome.why, { cause: outcome.cause });
    const delay = Math.max(pause, outcome.after ?? 0);
    if (now() + delay >= end) throw before;
    await wait(delay);
  }
}
