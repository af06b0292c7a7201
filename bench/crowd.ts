// Many people who do the same at once: making them, letting them in turns, and how long each took.
import type { Caller, School } from '../api/testing/school.ts';
import type { Permission } from '../api/src/kit/permissions/flags.ts';

/** Members of a company with these rights, one after the other. */
export async function crowd(
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

export interface Took {
  /** Of all together. */
  seconds: number;
  /** Milliseconds that so large a share of the calls took at most. */
  at: (share: number) => number;
}

/** Does it for each, so many at once. */
export async function inTurns<Each>(
  all: readonly Each[],
  atOnce: number,
  work: (each: Each) => Promise<void>,
): Promise<Took> {
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
