// Mutations that start a job and return it.
import type { GraphQLResolveInfo } from 'graphql';
import type { JobRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { asSelected } from '../kit/mutations/writes.ts';
import type { RestPath } from '../kit/rest/path.ts';
import { jobs } from './collection.ts';

/** The `job` of a payload. */
export interface Ordered {
  job: JobRow | null;
}

/** The payload when no job was started. */
export const notOrdered: Ordered = { job: null };

export async function orderedJob(
  { context, info, companyId }: { context: Context; info: GraphQLResolveInfo; companyId: number },
  at: RestPath,
  body: object,
): Promise<Ordered> {
  const { data } = await context.rest.write<{ job: JobRow }>('POST', at, body);
  return { job: await asSelected(context, info, 'job', jobs(companyId), data.job) };
}
