// Bulk routes that attach places to courses and detach them.
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/errors.ts';
import { companyRoute } from '../../../kit/http/routes.ts';
import { required } from '../../../kit/values/texts.ts';
import { courseGrants } from '../../grants.ts';
import { requireCourse } from '../../editing/require-course.ts';
import { courseResource } from '../../resources.ts';
import { coursePlaces } from '../../tables.ts';
import { placeResource } from './places.ts';

const tied = z.strictObject({
  course_id: z.int32(),
  place_ids: z.array(z.int32()).min(1, required).max(100, 'Не больше 100 мест за раз'),
});

export function registerCoursePlaces(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/places/add_to_course',
    tag: 'Course dictionaries',
    summary: 'Attach places to a course',
    permission: courseGrants.update,
    body: tied,
    answer: courseResource.record.schema,
    failures: [409],
    run: async ({ transaction, scope, body: { course_id, place_ids } }) => {
      await requireCourse(transaction, scope, course_id);
      const there = await placeResource.existingIds(transaction, scope, place_ids, {});
      if (place_ids.some((id) => !there.has(id))) {
        throw invalid('place_ids', placeResource.missing, 'not_found');
      }
      const { companyId: company_id } = scope;
      const links = [...there].map((place_id) => ({ company_id, course_id, place_id }));
      await transaction.insert(coursePlaces).values(links).onConflictDoNothing();
      return courseResource.find(transaction, scope, course_id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/places/remove_from_course',
    tag: 'Course dictionaries',
    summary: 'Detach places from a course',
    permission: courseGrants.update,
    body: tied,
    answer: courseResource.record.schema,
    failures: [409],
    run: async ({ transaction, scope, body: { course_id: id, place_ids } }) => {
      await requireCourse(transaction, scope, id);
      const { company_id, course_id, place_id } = coursePlaces;
      await transaction
        .delete(coursePlaces)
        .where(
          and(eq(company_id, scope.companyId), eq(course_id, id), inArray(place_id, place_ids)),
        );
      return courseResource.find(transaction, scope, id);
    },
  });
}
