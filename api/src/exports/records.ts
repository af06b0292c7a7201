// The export record: the job that creates the file.
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobKind } from '../job-kinds.ts';
import { internalColumns, jobFile, jobRecord, jobs, ownJobs } from '../jobs/index.ts';
import type { Permissions } from '../kit/permissions/permissions.ts';
import { belongsTo, record } from '../kit/records/record.ts';
import type { Computed } from '../kit/records/contract.ts';
import { resource, type Resource } from '../kit/resource/resource.ts';
import { publicOrigin } from '../kit/database/tenancy.ts';
import { fileFormats } from './file.ts';

interface ExportKind {
  kind: JobKind;
  /** Relative to the list's path. */
  path: string;
  resource: Resource;
  record: { name: string; description: string };
  /** The permissions for reading the exports. */
  read: Permissions['read'];
}

/** The names of the export records in openapi.json, by job kind. */
const types = new Map<JobKind, string>();

/** The resource of the caller's exports of one kind. */
export function exportsOf({ kind, path, resource: list, record: named, read }: ExportKind) {
  types.set(kind, named.name);
  return resource({
    record: record(jobs)({
      ...named,
      permissions: { read },
      mine: ownJobs,
      hidden,
      computed,
      relations: { job },
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
}

const hidden = [
  ...internalColumns,
  'kind',
  'status',
  'done_count',
  'total_count',
  'error',
  'course_id',
  'test_id',
  'finished_at',
] as const;

const job = belongsTo(() => jobRecord, 'id');

const computed: Record<string, Computed<typeof jobs>> = {
  job_id: { schema: z.int(), sql: (table) => sql`${table.id}` },
  file_name: {
    schema: z.string().describe('Known before the file exists.'),
    sql: (table) => sql`${table.file_name}`,
  },
  format: {
    schema: z.enum(fileFormats),
    sql: (table) => sql`${table.input} ->> 'format'`,
  },
  row_count: {
    schema: z.int().nullable().describe('Number of rows in the file; null until it is ready.'),
    sql: (table) => sql`case when ${table.status} = 'done' then ${table.done_count} end`,
  },
  ready: {
    schema: z.boolean().describe('Whether the file can be downloaded.'),
    sql: (table) => sql`${jobFile(table)} is not null`,
  },
  url: {
    schema: z
      .string()
      .nullable()
      .describe('URL of the file, relative to the public origin; null unless it is ready.'),
    sql: (table) => sql`${jobFile(table)} ->> 'url'`,
  },
  full_url: {
    schema: z.string().nullable().describe('Absolute URL, at the public origin.'),
    sql: (table) => sql`${publicOrigin} || (${jobFile(table)} ->> 'url')`,
  },
  expires_at: {
    schema: z.iso.datetime().nullable().describe('When `url` expires.'),
    sql: (table) => sql`${jobFile(table)} ->> 'expires_at'`,
  },
};

/** The exports of all lists, for finding one by its id alone. */
export const exportResource = resource({
  record: record(jobs)({
    name: 'Export',
    description: 'An export of any list to a file.',
    permissions: { read: 'member' },
    mine: ownJobs,
    hidden,
    computed: {
      ...computed,
      type: {
        schema: z
          .string()
          .describe('Name of its record among the exports of its list, such as `CourseExport`.'),
        sql: ({ kind }) =>
          sql`${JSON.stringify(Object.fromEntries(types))}::jsonb ->> ${kind}::text`,
      },
    },
    relations: { job },
  }),
  path: '/exports',
  tag: 'Jobs',
  missing: 'Выгрузка не найдена',
  where: (table) => inArray(table.kind, [...types.keys()]),
  sort: ['created_at'],
  searched: ['file_name'],
  descending: true,
  filters: ['file_name'],
});
