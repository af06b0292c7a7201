// Waiting for work that goes on after its request.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json, RestClient } from '../kit/rest.ts';

/** The job at this address once it is done, failed or cancelled. */
export async function finishedJob(call: RestClient, path: string): Promise<Json> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const { body } = await call('GET', path);
    if (body.data.finished_at !== null) return body.data;
    await sleep(50);
  }
  throw new Error(`${path} does not end`);
}
