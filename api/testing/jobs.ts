// Waits for jobs in tests.
import type { Answer, Caller, School } from './school.ts';

/** The job once it has ended. */
export async function finishedJob(
  school: School,
  base: string,
  id: number,
  as: Caller,
): Promise<Answer['body']> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const { body } = await school.send('GET', `${base}/jobs/${id}`, undefined, as);
    if (body.data.finished_at !== null) return body.data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the job ${id} did not end`);
}
