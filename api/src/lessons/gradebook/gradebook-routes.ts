// Routes that read and export a gradebook. Homework and journal routes write its values.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Jobs } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { withoutEach } from '../../kit/lists/list.ts';
import { tooManyForAll } from '../../kit/lists/limits.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import {
  gradebook,
  readGradebook,
  readGradebookColumns,
  gradebookPermissions,
} from './gradebook.ts';
import { gradebookExport } from './gradebook-export.ts';
import { columnShape, maxColumns, maxStudents } from './gradebook-rules.ts';

export function registerGradebook(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  const { database } = parts;
  const { path, tag, record } = gradebook;
  const query = gradebook.listQuery().omit({ each: true, course_id: true });
  gradebookExport.register(app, parts);

  companyRoute(app, database, {
    method: 'GET',
    path,
    tag,
    summary: 'List the learners of a course with their results in lessons, homework and tests',
    description: `At most ${maxStudents} rows per page; reading all rows is refused if there are more. Homework and tests are limited to those that the caller may read.`,
    permission: gradebookPermissions.read,
    params: gradebook.params.list,
    query,
    list: record.schema,
    run: async ({ transaction, scope, params, query: requestQuery }) => {
      const place = await gradebook.resolveParents(transaction, scope, params);
      const { everything, ...parameters } = gradebook.readParameters(requestQuery);
      if (!everything && parameters.perPage > maxStudents) {
        throw invalid('per_page', `Не больше ${maxStudents} строк на странице`);
      }
      const page = everything ? { ...parameters, perPage: maxStudents, total: true } : parameters;
      const read = { ...page, everything: false };
      const { data, meta } = await readGradebook(transaction, read, scope, place);
      if (everything && (meta.total ?? 0) > maxStudents) throw tooManyForAll(maxStudents);
      return { data, meta: withoutEach(meta) };
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: `${path}/columns`,
    tag,
    summary: 'List the columns of a gradebook with the statistics of the selected learners',
    description: `The first ${maxColumns} columns in course order.`,
    permission: gradebookPermissions.read,
    params: gradebook.params.list,
    query: query.pick({
      search: true,
      user_id: true,
      package_id: true,
      group_id: true,
      branch_id: true,
      kind: true,
      state: true,
    }),
    answer: z.array(columnShape),
    run: async ({ transaction, scope, params, query: requestQuery }) => {
      const place = await gradebook.resolveParents(transaction, scope, params);
      return readGradebookColumns(
        transaction,
        gradebook.readParameters(requestQuery),
        scope,
        place,
      );
    },
  });
}
