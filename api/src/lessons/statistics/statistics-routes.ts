// Routes of the statistics of courses and lessons: the funnel, stuck learners, single lessons, and exports.
import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { withoutEach } from '../../kit/lists/list.ts';
import type { ListMeta, ParentKeys, Row, ListParameters } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Resource } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { statisticsPermissions } from '../grants.ts';
import { registerLessonActivity } from './lesson-activity.ts';
import { lessonStatistics, readLessonStatistics } from './lesson-statistics.ts';
import { funnelExport, stuckExport } from './statistics-exports.ts';
import { readStuckStudents, stuckStudents } from './stuck-students.ts';
import { registerUserStatistics } from './user-statistics.ts';

export function registerStatistics(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  const { database } = parts;
  registerList(app, database, lessonStatistics, {
    summary: 'List the lessons of a course with the number of learners in each state',
    read: readLessonStatistics,
  });
  registerList(app, database, stuckStudents, {
    summary: 'List the stuck learners of a course, longest stuck first',
    read: readStuckStudents,
  });
  registerLessonActivity(app, database);
  registerUserStatistics(app, database);
  funnelExport.register(app, parts);
  stuckExport.register(app, parts);
}

function registerList(
  app: FastifyInstance,
  database: Database,
  list: Resource,
  {
    summary,
    read,
  }: {
    summary: string;
    read: (
      transaction: Transaction,
      parameters: ListParameters,
      scope: Scope,
      place: ParentKeys,
    ) => Promise<{ data: Row[]; meta: ListMeta }>;
  },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: list.path,
    tag: list.tag,
    summary,
    description:
      'Covers the current students. Activity counts immediately, film views after some minutes.',
    permission: statisticsPermissions.read,
    params: list.params.list,
    // Only one course per request, because the cost grows with its size.
    query: list.listQuery().omit({ each: true, course_id: true }),
    list: list.record.schema,
    run: async ({ transaction, scope, params, query }) => {
      const place = await list.resolveParents(transaction, scope, params);
      const { data, meta } = await read(transaction, list.readParameters(query), scope, place);
      return { data, meta: withoutEach(meta) };
    },
  });
}
