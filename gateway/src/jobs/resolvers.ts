// The viewer's jobs in a company: the list, cancelling one, and following one.
import type { CancelJobInput, CompanyJobsArgs, Resolvers } from '../__generated__/resolvers.ts';
import type { CompanyRow, JobRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { calling } from '../kit/plan/calls.ts';
import { columns } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { nodesOf } from '../kit/records/node.ts';
import { changedRecord, mutation } from '../kit/records/payload.ts';
import { loadRecord } from '../kit/records/records.ts';
import { path } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { jobs } from './collection.ts';
import { follow } from './follow.ts';

/** Milliseconds. A job moves on about every 20; people see twice a second as going on. */
const PACE = { interval: 500, longestInterval: 3_000, atMost: 60 * 60 * 1_000 };

const resolvers: Resolvers = {
  Company: {
    jobs: connection({
      collection: ({ id }: CompanyRow) => jobs(id),
      params: ({ filter }: CompanyJobsArgs) => ({
        kind: filter?.kind,
        status: filter?.status,
        sort: 'created_at',
        desc: 1,
      }),
    }),
  },
  Mutation: {
    cancelJob: mutation<CancelJobInput, { job: JobRow | null }>(
      { call: 'POST /companies/{companyId}/jobs/{id}/cancel', failed: { job: null } },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'Job');
        const { data } = await context.rest.write<JobRow>(
          'POST',
          path`/companies/${{ companyId }}/jobs/${{ id }}/cancel`,
        );
        const collection = jobs(companyId);
        const job = await changedRecord(context, info, 'job', collection.complete(data), (plan) =>
          loadRecord(context.rest, collection, id, plan),
        );
        return { job };
      },
    ),
  },
  Subscription: {
    jobUpdated: {
      subscribe: (_: unknown, { id }: { id: string }, { rest }: Context) => followJob(rest, id),
      resolve: calling((job: JobRow) => job, {
        method: 'GET',
        route: '/companies/{companyId}/jobs/{id}',
        records: [''],
        size: () => 1,
        note: 'again and again until the job is finished or the client leaves',
      }),
    },
  },
};

export default {
  resolvers,
  shapes: {
    Job: {
      file: columns('file'),
      viewerCanCancel: columns('can_cancel'),
    },
    JobFile: {},
  },
  nodes: { Job: nodesOf(jobs) },
} satisfies Domain;

/** Every read is authorised anew: whoever signs out or leaves the company is told no more. */
function followJob(rest: Context['rest'], globalId: string): AsyncIterable<JobRow> {
  const { companyId, id } = requireInCompany(globalId, 'Job');
  const at = path`/companies/${{ companyId }}/jobs/${{ id }}`;
  const read = async () => jobs(companyId).complete((await rest.fresh<JobRow>(at)).data);
  return follow({ ...PACE, read, isLast: ({ finished_at }) => finished_at !== null });
}
