// The load steps of a stress test, the figures of each step, and the rules for stopping.
import { z } from 'zod';
import type { StopReason } from './stress-tables.ts';

/** The maximum 99th percentile of answer times, in milliseconds, for a step to pass. */
export const maxAnswerTime = 1000;

/** The time limit of the test in milliseconds. */
export const timeLimit = 60_000;

/** Minutes between two tests of a company. */
export const minutesBetweenTests = 5;

const rungs = [10, 25, 50, 100, 200, 500, 1000];

/** The numbers of simultaneous learners, in the order in which they are tried. */
export const loadSteps = (learners: number): number[] => [
  ...rungs.filter((rung) => rung < learners),
  learners,
];

const times = z.object({ p50: z.number(), p95: z.number(), p99: z.number() }).meta({
  id: 'StressTestTimes',
  description: 'Percentiles of the durations of calls, in milliseconds.',
});

export type ResponseTimes = z.infer<typeof times>;

export const loadStepShape = z
  .object({
    learners: z.int().describe('Number of simultaneous learners.'),
    answers: z.int().describe('Number of acknowledged answers.'),
    seconds: z.number().describe('Duration of the whole step.'),
    answers_per_second: z.number(),
    begin: times,
    answer: times,
    finish: times,
    lost: z.int().describe('Acknowledged answers and finishes that were missing when read back.'),
    doubled: z
      .int()
      .describe('Answers that were sent twice, as after a lost connection, and counted twice.'),
  })
  .meta({ id: 'StressTestRung', description: 'The figures of a load step.' });

export type LoadStep = z.infer<typeof loadStepShape>;

/** Percentiles by the nearest-rank method; 0 for an empty list. */
export function percentilesOf(milliseconds: readonly number[]): ResponseTimes {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Why the test stops after this step; null if the step passed. */
export function failureOf({ lost, doubled, answer }: LoadStep): Exclude<StopReason, 'time'> | null {
  if (lost > 0 || doubled > 0) return 'lost';
  return answer.p99 > maxAnswerTime ? 'slow' : null;
}

/** The largest number of learners of a step that passed; 0 if none did. */
export const passedLearners = (tried: readonly LoadStep[]): number =>
  Math.max(0, ...tried.filter((rung) => failureOf(rung) === null).map(({ learners }) => learners));
