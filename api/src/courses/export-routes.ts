/** Ordering an export of the course list, asking for its file, and the exports so far. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Jobs } from '../jobs/index.ts';
import type { Database } from '../kit/database.ts';
import { dataOf, failures, listOf, schema } from '../kit/documentation.ts';
import { notFound } from '../kit/errors.ts';
import { readList } from '../kit/list.ts';
import { listQuerySchema, oneQuerySchema } from '../kit/list-parameters.ts';
import { scopeOf } from '../kit/permissions.ts';
import { coursesExport, exportInput, exportResource, listOrdered, newFileName } from './export.ts';
import type { ExportInput } from './export.ts';
import { courseGrants } from './records.ts';

const { record, missing } = exportResource;
const config = { permission: courseGrants.read };

export function registerExport(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: Jobs },
): void {
  jobs.handle(coursesExport);
  app.post(
    '/api/companies/:companyId/courses_download',
    {
      config,
      schema: schema('Courses', 'Order a file with the courses of a list', {
        description: 'A job makes it; `courses_file` and the job tell when it is there.',
        body: exportInput,
        response: { 201: dataOf(record.schema), ...failures(401, 403, 404, 409, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const input = request.body as ExportInput;
      listOrdered(input, scope);
      const data = await database.company(scope, async (transaction) => {
        const fileName = await newFileName(transaction, scope, input.format);
        const id = await jobs.order(transaction, scope, coursesExport, { input, fileName });
        return exportResource.find(transaction, scope, id);
      });
      return reply.code(201).send({ data });
    },
  );

  const fileName = z.string().describe('As it was given when the export was ordered.');
  app.get(
    '/api/companies/:companyId/courses_file',
    {
      config,
      schema: schema('Courses', 'Whether the file of an export is there, and where', {
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
    '/api/companies/:companyId/courses_download/history',
    {
      config,
      schema: schema('Courses', 'The exports that the person has ordered', {
        querystring: listQuerySchema.extend({ file_name: fileName.optional() }),
        response: { 200: listOf(record.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    exportsFor,
  );

  function exportsFor(request: FastifyRequest) {
    const scope = scopeOf(request);
    const parameters = exportResource.readParameters(request.query);
    return database.company(scope, (transaction) =>
      readList(transaction, exportResource.source(scope, courseGrants.read), parameters, scope),
    );
  }
}
