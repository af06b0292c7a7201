// Waits for background work.
import { setTimeout as sleep } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import { jobs } from '../../../api/src/jobs/tables.ts';
import type { Json, RestClient } from '../../kit/rest.ts';
import type { RunAsOwner } from './database.ts';
import type { Writer } from './writing.ts';

/** The job at this path once it is done, failed or cancelled. */
export async function finishedJob(call: RestClient, path: string): Promise<Json> {
  for (;;) {
    const { status, body } = await call('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    if (body.data.finished_at !== null) return body.data;
    await sleep(20);
  }
}

/** Resolves once no school has a running or queued job. */
export async function allJobsFinished(look: RunAsOwner): Promise<void> {
  const going = () => look((transaction) => transaction.$count(jobs, isNull(jobs.finished_at)));
  while ((await going()) > 0) await sleep(20);
}

/** Exports the writer's own rows of this list, once it has one. */
export async function finishedExport(writer: Writer, list: string, table = list): Promise<void> {
  writer.record(table);
  const order = { format: 'csv', matching: { search: writer.word } };
  const { job_id } = await writer.create(`/${list}_download`, order);
  await finishedJob(writer.call, `/api/companies/${writer.companyId}/jobs/${job_id}`);
}
