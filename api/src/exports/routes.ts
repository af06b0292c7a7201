// Routes for requesting an export of a list, waiting for its file and listing earlier exports.
import { randomUUID } from 'node:crypto';
import { and, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jobs as jobTable, type JobDefinition, type Jobs } from '../jobs/index.ts';
import type { Database, Transaction } from '../kit/database/database.ts';
import { notFound } from '../kit/http/errors.ts';
import { readList } from '../kit/lists/list.ts';
import type { ListSource, Row } from '../kit/lists/contract.ts';
import { oneQuery } from '../kit/lists/documentation.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import type { Resource } from '../kit/resource/resource.ts';
import { companyRoute } from '../kit/http/routes.ts';
import { dayIn, timeZoneOf } from '../kit/values/time-zone.ts';
import type { ExportInput, ExportPaths, StoredExportRequest } from './define.ts';

interface Parts {
  database: Database;
  jobs: Jobs;
}

interface Exporting {
  job: JobDefinition<StoredExportRequest>;
  body: z.ZodType<ExportInput>;
  /** The prefix of file names. */
  path: string;
  paths: ExportPaths;
  list: Resource;
  exports: Resource;
  /** Throws 422 for invalid filters or sorts, 403 or 404 for lists that the person may not see. */
  check: (transaction: Transaction, scope: Scope, order: StoredExportRequest) => Promise<void>;
}

export function registerExport(
  app: FastifyInstance,
  { database, jobs }: Parts,
  { job, body, path: name, paths, list, exports, check }: Exporting,
): void {
  const { record, missing, tag } = exports;
  const permission = exports.permissions.read;
  const params = list.params.list;
  jobs.handle(job);
  companyRoute(app, database, {
    method: 'POST',
    path: `${list.above}/${paths.request}`,
    tag,
    summary: `Export a list to a file: ${name}`,
    description: `A job creates the file; \`${paths.file}\` and the job show when it is ready.`,
    permission,
    params,
    body,
    answer: record.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: place, body: order }) => {
      const input = { ...order, place };
      await check(transaction, scope, input);
      const fileName = await newFileName(transaction, scope, name, input);
      const id = await jobs.enqueue(transaction, scope, job, { input, fileName });
      return exports.find(transaction, scope, id);
    },
  });

  const exportsFor = async (
    transaction: Transaction,
    scope: Scope,
    above: Record<string, number>,
    query: Row,
  ) => {
    await list.resolveParents(transaction, scope, above);
    const source = ofPlace(exports.source(permission), above);
    return readList(transaction, source, exports.readParameters(query), scope);
  };
  const fileName = z.string().describe('The file name returned when the export was requested.');
  companyRoute(app, database, {
    method: 'GET',
    path: `${list.above}/${paths.file}`,
    tag,
    summary: 'Get an export by its file name',
    permission,
    params,
    query: oneQuery(record).extend({ file_name: fileName }),
    answer: record.schema,
    run: async ({ transaction, scope, params: place, query }) => {
      const { data } = await exportsFor(transaction, scope, place, query);
      if (data[0] === undefined) throw notFound(missing);
      return data[0];
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: exports.path,
    tag,
    summary: 'List the caller’s exports of a list',
    permission,
    params,
    query: exports.listQuery().extend({ file_name: fileName.optional() }),
    list: record.schema,
    run: ({ transaction, scope, params: place, query }) =>
      exportsFor(transaction, scope, place, query),
  });
}

/** Limits the list to the rows below the parent record. */
function ofPlace(source: ListSource, place: Record<string, number>): ListSource {
  if (Object.keys(place).length === 0) return source;
  const isThere = sql`${jobTable.input} -> 'place' = ${JSON.stringify(place)}::jsonb`;
  return { ...source, narrowed: (asker) => and(source.narrowed?.(asker), isThere) };
}

/** `courses_2026-03-14_5f0c9a1e.xlsx`: the date in the company's time zone and a random suffix. */
async function newFileName(
  transaction: Transaction,
  scope: Scope,
  path: string,
  { format }: ExportInput,
): Promise<string> {
  const today = dayIn(await timeZoneOf(transaction, scope.companyId));
  return `${path}_${today(new Date().toISOString())}_${randomUUID().slice(0, 8)}.${format}`;
}
