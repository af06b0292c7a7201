// The stress test itself: tries one rung after the other until one is not held, and leaves nothing but the figures.
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { closePassingCompany, type Removal } from '../../company/index.ts';
import { defineJob, type RunningJob } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { measureRung, type Load } from './load.ts';
import { makeOwnTest } from './own-test.ts';
import { failureOf, heldBy, longestTest, rungsUpTo, type Rung } from './stress-rules.ts';
import { stressTestResource } from './stress-tests.ts';
import { stressTests, type StopReason } from './stress-tables.ts';

export interface StressParts {
  /** That of requests: what takes too long here is ended as theirs is. */
  database: Database;
  removal: Removal;
}

/** Milliseconds between two looks whether somebody has stopped it, and words of how far it is. */
const look = 500;

export const stressTest = ({ database, removal }: StressParts) =>
  defineJob({
    kind: 'stress_test',
    input: z.object({ id: z.int() }),
    run: async ({ input: { id }, scope, step }) => {
      // What was allowed when it was ordered may be so no more.
      const { learners } = await step((transaction) =>
        stressTestResource.find(transaction, scope, id),
      );
      const rungs = rungsUpTo(Number(learners));
      const companyId = await database.system(makeOwnTest);
      try {
        const climbed = await watched(step, rungs, (stopped, told) =>
          climb(rungs, { database, companyId, stopped, told }),
        );
        return async (transaction) => {
          await transaction
            .update(stressTests)
            .set({
              state: 'done',
              ...climbed,
              holds: heldBy(climbed.rungs),
              finished_at: sql`now()`,
            })
            .where(and(eq(stressTests.company_id, scope.companyId), eq(stressTests.id, id)));
          return {};
        };
      } finally {
        await database.system((transaction) =>
          closePassingCompany(transaction, removal, companyId),
        );
      }
    },
  });

interface Climbed {
  rungs: Rung[];
  stopped_by: StopReason;
}

async function climb(
  learners: readonly number[],
  load: Omit<Load, 'learners' | 'timeIsOver'>,
): Promise<Climbed> {
  const timeIsOver = AbortSignal.timeout(longestTest);
  const rungs: Rung[] = [];
  for (const count of learners) {
    const rung = await measureRung({ ...load, learners: count, timeIsOver });
    if (rung === null) return { rungs, stopped_by: 'time' };
    rungs.push(rung);
    const failure = failureOf(rung);
    if (failure !== null) return { rungs, stopped_by: failure };
  }
  return { rungs, stopped_by: 'reached' };
}

/** Does the work and tells meanwhile how far it is; it is stopped where nothing can be told any more. */
async function watched<T>(
  step: RunningJob<unknown>['step'],
  rungs: readonly number[],
  work: (stopped: AbortSignal, told: () => void) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController();
  const ended = new AbortController();
  const total = rungs.reduce((sum, rung) => sum + rung, 0);
  let done = 0;
  const looking = async () => {
    while (!ended.signal.aborted) {
      await step(
        () => Promise.resolve(),
        () => ({ done, total }),
      );
      await sleep(look, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  const watching = looking().catch((error: unknown) => stopping.abort(error));
  try {
    return await work(stopping.signal, () => {
      done += 1;
    });
  } finally {
    ended.abort();
    await watching;
  }
}
