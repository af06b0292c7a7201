/** Ordering an export of a list, asking for its file, and the exports so far. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { JobDefinition, Jobs } from '../jobs/index.ts';
import type { Database, Transaction } from '../kit/database.ts';
import { dataOf, failures, listOf, schema } from '../kit/documentation.ts';
import { notFound } from '../kit/errors.ts';
import { readList } from '../kit/list.ts';
import { listQuerySchema, oneQuerySchema } from '../kit/list-parameters.ts';
import { scopeOf } from '../kit/permissions.ts';
import type { Scope } from '../kit/permissions.ts';
import type { Resource } from '../kit/resource.ts';
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
  /** Throws 422 for conditions that the list does not take, 403 for a list that the person may not see. */
  check: (order: ExportInput, scope: Scope) => void;
}

export function registerExport(
  app: FastifyInstance,
  { database, jobs }: Parts,
  { job, path, exports, check }: Exporting,
): void {
  const base = `/api/companies/:companyId/${path}`;
  const { record, missing, tag, permissions } = exports;
  const config = { permission: permissions.read };
  jobs.handle(job);
  app.post(
    `${base}_download`,
    {
      config,
      schema: schema(tag, `Order a file with the ${path} of a list`, {
        description: `A job makes it; \`${path}_file\` and the job tell when it is there.`,
        body: job.input,
        response: { 201: dataOf(record.schema), ...failures(401, 403, 404, 409, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const input = request.body as ExportInput;
      check(input, scope);
      const data = await database.company(scope, async (transaction) => {
        const fileName = await newFileName(transaction, scope, path, input);
        const id = await jobs.order(transaction, scope, job, { input, fileName });
        return exports.find(transaction, scope, id);
      });
      return reply.code(201).send({ data });
    },
  );

  const fileName = z.string().describe('As it was given when the export was ordered.');
  app.get(
    `${base}_file`,
    {
      config,
      schema: schema(tag, 'Whether the file of an export is there, and where', {
        querystring: oneQuerySchema.extend({ file_name: fileName }),
        response: { 200: dataOf(record.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    async (request) => {
      const { data } = await exportsFor(request);
      if (data[0] === undefined) throw notFound(missing);
      return { data: data[0] };
    },
  );

  app.get(
    `${base}_download/history`,
    {
      config,
      schema: schema(tag, 'The exports that the person has ordered', {
        querystring: listQuerySchema.extend({ file_name: fileName.optional() }),
        response: { 200: listOf(record.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    exportsFor,
  );

  function exportsFor(request: FastifyRequest) {
    const scope = scopeOf(request);
    const parameters = exports.readParameters(request.query);
    return database.company(scope, (transaction) =>
      readList(transaction, exports.source(scope, permissions.read), parameters, scope),
    );
  }
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
