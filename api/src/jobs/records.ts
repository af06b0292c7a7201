// The job record.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryScope } from '../kit/permissions/permissions.ts';
import { record } from '../kit/records/record.ts';
import { resource } from '../kit/resource/resource.ts';
import { expiringFileOf, expiringFileSchema } from '../media/index.ts';
import { jobReport } from './report.ts';
import { jobs } from './tables.ts';

export const internalColumns = [
  'key',
  'author_id',
  'input',
  'starts',
  'failures',
  'file_name',
  'file_id',
  'file_keys',
  'report',
] as const;

export const jobRecord = record(jobs)({
  name: 'Job',
  description: 'Work that outlives the request that started it.',
  permissions: { read: 'member' },
  mine: ownJobs,
  hidden: internalColumns,
  computed: {
    can_cancel: {
      schema: z.boolean().describe('Whether it can still be cancelled.'),
      sql: (table) => sql`${table.status} in ('queued', 'running')`,
    },
    file: { schema: expiringFileSchema.nullable(), sql: jobFile },
    report: {
      schema: jobReport.nullable(),
      sql: ({ report }) => sql`'{"changed": null, "source": null}'::jsonb || ${report}`,
    },
  },
});

/** The file of a job while its URL is valid. */
export function jobFile(table: typeof jobs): SQL {
  return expiringFileOf(sql`${table.company_id}`, sql`${table.file_id}`);
}

/** SQL: jobs that the person requested. Jobs are visible to their author only. */
export function ownJobs(table: typeof jobs, asker: QueryScope): SQL {
  return sql`${table.author_id} = ${asker.personId}`;
}

export const jobResource = resource({
  record: jobRecord,
  path: '/jobs',
  tag: 'Jobs',
  missing: 'Задача не найдена',
  sort: ['created_at'],
  descending: true,
  filters: ['kind', 'status'],
});
