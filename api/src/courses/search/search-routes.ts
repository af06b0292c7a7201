// The search route of the back office: the course list with full-text search.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { readFound, withOrderAlone } from './course-search.ts';

/** Fields of `meta` that describe the search. */
export const searchMeta = z.object({
  corrected: z
    .string()
    .nullable()
    .describe('The words that were searched for instead; null where courses have those sent.'),
});

export function registerCourseSearch(app: FastifyInstance, database: Database): void {
  const { record, tag } = courseResource;
  companyRoute(app, database, {
    method: 'GET',
    path: '/search_courses',
    tag,
    summary: 'Search courses by words in any of their forms',
    description:
      'The list of courses, whose `search` knows Russian words in all their forms, takes ё for е, and where no course has a word, takes the one most like it. It looks into the name and the announcement, finds 1000 courses at most, and answers the best first where no order is asked for.',
    permission: courseGrants.read,
    query: courseResource.listQuery(),
    list: record.schema,
    meta: searchMeta,
    run: async ({ transaction, scope, query }) => {
      const parameters = courseResource.readParameters(withOrderAlone(query));
      const source = courseResource.source(courseGrants.read);
      const { data, meta, found } = await readFound(
        transaction,
        source,
        parameters,
        scope,
        query['sort'],
      );
      return { data, meta: { ...meta, corrected: found?.corrected ?? null } };
    },
  });
}
