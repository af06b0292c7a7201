// Starts jobs that work on one course.
import type { JobRow } from '../__generated__/rows.ts';
import { jobs } from '../jobs/index.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { type Input, mutation } from '../kit/mutations/payload.ts';
import { selectedRecord } from '../kit/mutations/writes.ts';
import { below } from '../kit/rest/path.ts';
import { courses } from './collections.ts';

/** A mutation that calls a path below the course, which returns the job. */
export const startsCourseJob = <Given extends Input & { readonly id: string }>(
  action: 'replicate' | 'export',
) =>
  mutation<Given, { job: JobRow | null }>(
    { call: `POST ${courses.route}/{id}/${action}`, failed: { job: null } },
    async (input, context, info) => {
      const { companyId, id } = requireInCompany(input.id, 'Course');
      const { data } = await context.rest.write<{ job: JobRow }>(
        'POST',
        below(courses(companyId).path, { id }, `/${action}`),
      );
      return { job: await selectedRecord(context, info, 'job', jobs(companyId), data.job) };
    },
  );
