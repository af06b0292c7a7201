// Waits for jobs in tests.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Caller, School } from './school.ts';

/** Waits until the job has ended, and returns it. */
export async function finishedJob(
  school: School,
  base: string,
  id: number,
  as: Caller,
): Promise<Answer['body']> {
  for (;;) {
    const { body } = await school.send('GET', `${base}/jobs/${id}`, undefined, as);
    if (body.data.finished_at !== null) return body.data;
    await sleep(20);
  }
}
