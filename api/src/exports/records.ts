// How exports travel: an export is the job that makes its file.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobKind } from '../job-kinds.ts';
import { inwardColumns, jobFile, jobRecord, jobs, ownJobs } from '../jobs/index.ts';
import type { Permissions } from '../kit/permissions.ts';
import { belongsTo, record, type Computed } from '../kit/record.ts';
import { resource, type Resource } from '../kit/resource.ts';
import { fileFormats } from './file.ts';

interface ExportKind {
  kind: JobKind;
  /** Below the list's place. */
  path: string;
  resource: Resource;
  record: { name: string; description: string };
  /** Who may look at them. */
  read: Permissions['read'];
}

/** The exports of one kind that a person has ordered. */
export const exportsOf = ({ kind, path, resource: list, record: named, read }: ExportKind) =>
  resource({
    record: record(jobs)({
      ...named,
      permissions: { read },
      mine: ownJobs,
      hidden: [
        ...inwardColumns,
        'kind',
        'status',
        'done_count',
        'total_count',
        'error',
        'course_id',
        'test_id',
        'finished_at',
      ],
      computed,
      relations: { job: belongsTo(() => jobRecord, 'id') },
    }),
    path: `${list.above}/${path}`,
    tag: list.tag,
    missing: 'Выгрузка не найдена',
    where: (table, scope) => sql`${ownJobs(table, scope)} and ${table.kind} = ${kind}`,
    sort: ['created_at'],
    searched: ['file_name'],
    descending: true,
    filters: ['file_name'],
  });

const computed: Record<string, Computed<typeof jobs>> = {
  job_id: { schema: z.int(), sql: (table) => sql`${table.id}` },
  file_name: {
    schema: z.string().describe('Known before the file is there.'),
    sql: (table) => sql`${table.file_name}`,
  },
  format: {
    schema: z.enum(fileFormats),
    sql: (table) => sql`${table.input} ->> 'format'`,
  },
  row_count: {
    schema: z.int().nullable().describe('Rows in the file; null until it is ready.'),
    sql: (table) => sql`case when ${table.status} = 'done' then ${table.done_count} end`,
  },
  ready: {
    schema: z.boolean().describe('Whether the file can be fetched.'),
    sql: (table) => sql`${jobFile(table)} is not null`,
  },
  url: {
    schema: z.string().nullable().describe('Where it is fetched; null unless it is ready.'),
    sql: (table) => sql`${jobFile(table)} ->> 'url'`,
  },
  expires_at: {
    schema: z.iso.datetime().nullable().describe('When `url` stops working.'),
    sql: (table) => sql`${jobFile(table)} ->> 'expires_at'`,
  },
};
