/** The export of the course list: what is ordered, how it travels, and the job that makes the file. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { timeZoneOf } from '../company/index.ts';
import { defineJob, inwardColumns, jobFile, jobRecord, jobs, ownJobs } from '../jobs/index.ts';
import type { RunningJob } from '../jobs/index.ts';
import type { Transaction } from '../kit/database.ts';
import { queryOf } from '../kit/bulk.ts';
import { conditionsOf, readList } from '../kit/list.ts';
import type { ListParameters } from '../kit/list-parameters.ts';
import type { Scope } from '../kit/permissions.ts';
import { record } from '../kit/record.ts';
import { resource } from '../kit/resource.ts';
import { exportColumnNames, exportColumns, selectionOf } from './export-columns.ts';
import type { ExportedCourse } from './export-columns.ts';
import { dayIn, exportFile, exportFormats, mediaTypes } from './export-file.ts';
import type { ExportFormat } from './export-file.ts';
import { courseGrants } from './records.ts';
import { courseResource } from './resources.ts';
import { matching } from './rules.ts';

/** Courses that are read at once: some milliseconds of the database. */
const batch = 500;

export const exportInput = z.object({
  format: z.enum(exportFormats).default('xlsx'),
  columns: z
    .array(z.enum(exportColumnNames))
    .min(1, 'Выберите хотя бы один столбец')
    .max(exportColumnNames.length, 'Столбцы повторяются')
    .default(exportColumnNames)
    .describe('In their order; all of them when left out.'),
  matching: matching
    .default({})
    .describe('The conditions of the list; the whole list when left out.'),
  sort: z.enum(['id', ...courseResource.sort]).optional(),
  desc: z.boolean().optional(),
});

export type ExportInput = z.infer<typeof exportInput>;

/** The list's own parameters for what is ordered. Throws 422 for conditions that the list does not take. */
export function listOrdered(input: ExportInput, scope: Scope): ListParameters {
  const { sort, desc } = input;
  const parameters = courseResource.readParameters({
    ...queryOf(input.matching),
    ...(sort !== undefined && { sort }),
    ...(desc !== undefined && { desc: desc ? '1' : '0' }),
    cursor: '',
    per_page: String(batch),
  });
  conditionsOf(courseResource.source(scope, courseGrants.read), parameters, scope);
  return { ...parameters, selection: selectionOf(columnsOf(input)) };
}

const columnsOf = (input: ExportInput) => input.columns.map((name) => exportColumns[name]);

export const coursesExport = defineJob({
  kind: 'courses_export',
  input: exportInput,
  run: async (job) => {
    const { input, scope } = job;
    const timeZone = await job.step((transaction) => timeZoneOf(transaction, scope.companyId));
    const file = exportFile(input.format, {
      columns: columnsOf(input),
      batches: batchesOf(job),
      timeZone,
    });
    return job.writeFile(mediaTypes[input.format], file);
  },
});

/** The courses of the list in its order, as the person who ordered it may see them now. */
async function* batchesOf(job: RunningJob<ExportInput>): AsyncIterable<ExportedCourse[]> {
  const { scope } = job;
  const order = listOrdered(job.input, scope);
  const source = courseResource.source(scope, courseGrants.read);
  let done = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const parameters: ListParameters = {
      ...order,
      total: done === 0,
      position: { kind: 'keyset', cursor, before: false },
    };
    const page: Awaited<ReturnType<typeof readList>> = await job.step(
      (transaction) => readList(transaction, source, parameters, scope),
      ({ data, meta }) => {
        done += data.length;
        return { done, ...(meta.total !== null && { total: meta.total }) };
      },
    );
    yield page.data as unknown as ExportedCourse[];
    cursor = page.meta.next_cursor ?? null;
  }
}

/** An export is the job that makes it. */
const exportRecord = record({
  name: 'CourseExport',
  description: 'One export of the course list to a file.',
  table: jobs,
  hidden: [...inwardColumns, 'kind', 'status', 'done_count', 'total_count', 'error', 'finished_at'],
  computed: {
    job_id: { schema: z.int(), sql: (table) => sql`${table['id']}` },
    file_name: {
      schema: z.string().describe('Known before the file is there.'),
      sql: (table) => sql`${table['file_name']}`,
    },
    format: {
      schema: z.enum(exportFormats),
      sql: (table) => sql`${table['input']} ->> 'format'`,
    },
    row_count: {
      schema: z.int().nullable().describe('Courses in the file; null until it is ready.'),
      sql: (table) => sql`case when ${table['status']} = 'done' then ${table['done_count']} end`,
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
  },
  relations: { job: { kind: 'one', to: () => jobRecord, by: 'id' } },
});

export const exportResource = resource({
  record: exportRecord,
  path: '/courses_download/history',
  tag: 'Courses',
  missing: 'Выгрузка не найдена',
  permissions: { read: courseGrants.read },
  mine: () => sql`true`,
  where: (table, scope) =>
    sql`${ownJobs(table, scope)} and ${table['kind']} = ${coursesExport.kind}`,
  sort: ['created_at'],
  descending: true,
  filters: ['file_name'],
});

/** `courses_2026-03-14_5f0c9a1e.xlsx`: the day of the company, and what makes it the only one. */
export async function newFileName(
  transaction: Transaction,
  scope: Scope,
  format: ExportFormat,
): Promise<string> {
  const today = dayIn(await timeZoneOf(transaction, scope.companyId));
  return `courses_${today(new Date().toISOString())}_${randomUUID().slice(0, 8)}.${format}`;
}
