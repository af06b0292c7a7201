// Mutations that start a job and return it.
import type { GraphQLResolveInfo } from 'graphql';
import type { JobRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { selectedRecord } from '../kit/mutations/writes.ts';
import type { RestPath } from '../kit/rest/path.ts';
import { jobs } from './collection.ts';

/** The `job` of a payload. */
export interface StartedJob {
  job: JobRow | null;
}

/** The payload when no job was started. */
export const noJob: StartedJob = { job: null };

export async function startedJob(
  { context, info, companyId }: { context: Context; info: GraphQLResolveInfo; companyId: number },
  at: RestPath,
  body: object,
): Promise<StartedJob> {
  const { data } = await context.rest.write<{ job: JobRow }>('POST', at, body);
  return { job: await selectedRecord(context, info, 'job', jobs(companyId), data.job) };
}
