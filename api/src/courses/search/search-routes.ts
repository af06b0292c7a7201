// The search route of the back office: the course list with full-text search.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { searchCourses, dropDescWithoutSort } from './course-search.ts';

/** Fields of `meta` that describe the search. */
export const searchMeta = z.object({
  corrected: z
    .string()
    .nullable()
    .describe('The corrected words that were searched for; null if the search was not corrected.'),
});

export function registerCourseSearch(app: FastifyInstance, database: Database): void {
  const { record, tag } = courseResource;
  companyRoute(app, database, {
    method: 'GET',
    path: '/search_courses',
    tag,
    summary: 'Search courses by words in all word forms',
    description:
      'The list of courses with full-text search in name and announcement. `search` matches Russian words in all forms and treats ё as е; a word that no course has is replaced by the most similar one. A search finds at most 1000 courses, sorted by relevance unless `sort` is given.',
    permission: courseGrants.read,
    query: courseResource.listQuery(),
    list: record.schema,
    meta: searchMeta,
    run: async ({ transaction, scope, query }) => {
      const parameters = courseResource.readParameters(dropDescWithoutSort(query));
      const source = courseResource.source(courseGrants.read);
      const { data, meta, found } = await searchCourses(
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
