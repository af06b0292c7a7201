// Creates many users, runs work for them with limited concurrency, and measures durations.
import type { Caller, School } from '../api/testing/school.ts';
import type { Permission } from '../api/src/kit/permissions/flags.ts';

/** Creates members of a company with these permissions, one after the other. */
export async function createUsers(
  { join, person }: School,
  companyId: number,
  count: number,
  permissions: Permission[],
): Promise<Caller[]> {
  const people: Caller[] = [];
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const learner = await person(`learner${index}@bench.test`);
    // oxlint-disable-next-line no-await-in-loop
    await join(companyId, learner, permissions);
    people.push(learner);
  }
  return people;
}

export interface Durations {
  /** Total duration. */
  seconds: number;
  /** The duration in milliseconds within which this share of the calls ended. */
  at: (share: number) => number;
}

/** Runs the work for each item with limited concurrency. */
export async function runConcurrently<Each>(
  all: readonly Each[],
  atOnce: number,
  work: (each: Each) => Promise<void>,
): Promise<Durations> {
  const waiting = [...all];
  const took: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const sent = performance.now();
        // oxlint-disable-next-line no-await-in-loop
        await work(next);
        took.push(performance.now() - sent);
      }
    }),
  );
  took.sort((one, other) => one - other);
  return {
    seconds: (performance.now() - began) / 1000,
    at: (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0,
  };
}
