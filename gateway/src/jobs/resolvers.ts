// The viewer's jobs in a company: the list, cancelling one, and subscribing to one.
import type { GraphQLResolveInfo } from 'graphql';
import type { Resolvers } from '../__generated__/resolvers.ts';
import type { JobRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { withCall } from '../kit/plan/calls.ts';
import { columns } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { planRecord } from '../kit/plan/selection.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { nodeReaders } from '../kit/records/node.ts';
import { loadRecord } from '../kit/records/records.ts';
import { recordStore } from '../kit/records/store.ts';
import { performs } from '../kit/mutations/writes.ts';
import { path } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { jobs } from './collection.ts';
import { pollChanges } from '../kit/rest/poll-changes.ts';

/** Milliseconds. A job progresses about every 20; twice a second looks continuous to users. */
const pace = { interval: 500, longestInterval: 3_000, maxDuration: 60 * 60 * 1_000 };

const resolvers: Resolvers = {
  Company: {
    jobs: connection(jobs, { sort: 'created_at', desc: true }),
  },
  Mutation: { cancelJob: performs(jobs, 'cancel') },
  Subscription: {
    jobUpdated: {
      subscribe: (_: unknown, { id }: { id: string }, { rest }: Context) => followJob(rest, id),
      resolve: withCall(shown, {
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
    Job: { file: columns('file'), report: columns('report') },
    JobReport: {
      taken: columns('taken'),
      left: columns('left'),
      changed: columns('changed'),
    },
  },
  nodes: nodeReaders(jobs),
} satisfies Domain;

/** The job as it was read; only a course or test that it created needs another read. */
async function shown(
  job: JobRow,
  _args: object,
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
): Promise<JobRow | null> {
  const plan = planRecord(info, shapes);
  if ((job.course_id ?? job.test_id) == null || !plan || plan === plan.withoutReferences)
    return job;
  const collection = jobs(job.company_id);
  recordStore(rest, collection).add(job.id, job, plan.withoutReferences);
  return loadRecord(rest, collection, job.id, plan);
}

/**
 * Every read is authorized again, so that updates end when the user signs out or leaves the company.
 */
function followJob(rest: Context['rest'], globalId: string): AsyncIterable<JobRow> {
  const { companyId, id } = requireInCompany(globalId, 'Job');
  const at = path`/companies/${{ companyId }}/jobs/${{ id }}`;
  const read = async () => jobs(companyId).complete((await rest.getUncached<JobRow>(at)).data);
  return pollChanges({ ...pace, read, isLast: ({ finished_at }) => finished_at !== null });
}
