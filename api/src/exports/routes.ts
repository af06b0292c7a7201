// Ordering an export of a list, asking for its file, and the exports so far.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { JobDefinition, Jobs } from '../jobs/index.ts';
import type { Database, Transaction } from '../kit/database.ts';
import { notFound } from '../kit/errors.ts';
import { readList, type Row } from '../kit/list.ts';
import { oneQuery } from '../kit/list/documentation.ts';
import type { Scope } from '../kit/permissions.ts';
import type { Resource } from '../kit/resource.ts';
import { companyRoute } from '../kit/routes.ts';
import { dayIn, timeZoneOf } from '../kit/time-zone.ts';
import type { ExportInput } from './define.ts';

interface Parts {
  database: Database;
  jobs: Jobs;
}

interface Exporting {
  job: JobDefinition<ExportInput>;
  path: string;
  exports: Resource;
  /** Throws 422 for conditions, or an order, that the list does not take, 403 for a list that the person may not see. */
  check: (transaction: Transaction, scope: Scope, order: ExportInput) => Promise<void>;
}

export function registerExport(
  app: FastifyInstance,
  { database, jobs }: Parts,
  { job, path, exports, check }: Exporting,
): void {
  const { record, missing, tag } = exports;
  const permission = exports.permissions.read;
  jobs.handle(job);
  companyRoute(app, database, {
    method: 'POST',
    path: `/${path}_download`,
    tag,
    summary: `Order a file with the ${path} of a list`,
    description: `A job makes it; \`${path}_file\` and the job tell when it is there.`,
    permission,
    body: job.input,
    answer: record.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body: input }) => {
      await check(transaction, scope, input);
      const fileName = await newFileName(transaction, scope, path, input);
      const id = await jobs.order(transaction, scope, job, { input, fileName });
      return exports.find(transaction, scope, id);
    },
  });

  const exportsFor = (transaction: Transaction, scope: Scope, query: Row) =>
    readList(transaction, exports.source(permission), exports.readParameters(query), scope);
  const fileName = z.string().describe('As it was given when the export was ordered.');
  companyRoute(app, database, {
    method: 'GET',
    path: `/${path}_file`,
    tag,
    summary: 'Whether the file of an export is there, and where',
    permission,
    query: oneQuery(record).extend({ file_name: fileName }),
    answer: record.schema,
    run: async ({ transaction, scope, query }) => {
      const { data } = await exportsFor(transaction, scope, query);
      if (data[0] === undefined) throw notFound(missing);
      return data[0];
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: `/${path}_download/history`,
    tag,
    summary: 'The exports that the person has ordered',
    permission,
    query: exports.listQuery().extend({ file_name: fileName.optional() }),
    list: record.schema,
    run: ({ transaction, scope, query }) => exportsFor(transaction, scope, query),
  });
}

/** `courses_2026-03-14_5f0c9a1e.xlsx`: the day of the company, and what makes it the only one. */
async function newFileName(
  transaction: Transaction,
  scope: Scope,
  path: string,
  { format }: ExportInput,
): Promise<string> {
  const today = dayIn(await timeZoneOf(transaction, scope.companyId));
  return `${path}_${today(new Date().toISOString())}_${randomUUID().slice(0, 8)}.${format}`;
}
