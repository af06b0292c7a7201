// The stress test job: increases the load in steps until one fails, and stores only the figures.
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { closeTemporaryCompany, type Removal } from '../../company/index.ts';
import { defineJob, type RunningJob } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { measureLoadStep, type Load } from './load.ts';
import { createSampleTest } from './sample-test.ts';
import { failureOf, passedLearners, timeLimit, loadSteps, type LoadStep } from './stress-rules.ts';
import { stressTestResource } from './stress-tests.ts';
import { stressTests, type StopReason } from './stress-tables.ts';

export interface StressParts {
  /** The database with the limits of requests, so that slow work is aborted as it is for them. */
  database: Database;
  removal: Removal;
}

/** Milliseconds between two reports of progress, each of which also checks for cancellation. */
const look = 500;

export const stressTest = ({ database, removal }: StressParts) =>
  defineJob({
    kind: 'stress_test',
    input: z.object({ id: z.int() }),
    run: async ({ input: { id }, scope, step }) => {
      // The permission may have been revoked since the job was created.
      const { learners } = await step((transaction) =>
        stressTestResource.find(transaction, scope, id),
      );
      const rungs = loadSteps(Number(learners));
      const companyId = await database.system(createSampleTest);
      try {
        const climbed = await watched(step, rungs, (stopped, onFinished) =>
          climb(rungs, { database, companyId, stopped, onFinished }),
        );
        return async (transaction) => {
          await transaction
            .update(stressTests)
            .set({
              state: 'done',
              ...climbed,
              holds: passedLearners(climbed.rungs),
              finished_at: sql`now()`,
            })
            .where(and(eq(stressTests.company_id, scope.companyId), eq(stressTests.id, id)));
          return {};
        };
      } finally {
        await database.system((transaction) =>
          closeTemporaryCompany(transaction, removal, companyId),
        );
      }
    },
  });

interface Climbed {
  rungs: LoadStep[];
  stopped_by: StopReason;
}

async function climb(
  learners: readonly number[],
  load: Omit<Load, 'learners' | 'timeIsOver'>,
): Promise<Climbed> {
  const timeIsOver = AbortSignal.timeout(timeLimit);
  const rungs: LoadStep[] = [];
  for (const count of learners) {
    const rung = await measureLoadStep({ ...load, learners: count, timeIsOver });
    if (rung === null) return { rungs, stopped_by: 'time' };
    rungs.push(rung);
    const failure = failureOf(rung);
    if (failure !== null) return { rungs, stopped_by: failure };
  }
  return { rungs, stopped_by: 'reached' };
}

/** Reports progress during the work, and aborts it when a report fails. */
async function watched<T>(
  step: RunningJob<unknown>['step'],
  rungs: readonly number[],
  work: (stopped: AbortSignal, onFinished: () => void) => Promise<T>,
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
