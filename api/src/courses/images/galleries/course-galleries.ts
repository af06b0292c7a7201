// Bulk routes that attach galleries to a course and detach them.
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/errors.ts';
import { companyRoute } from '../../../kit/http/routes.ts';
import { required } from '../../../kit/values/texts.ts';
import { galleryResource } from '../../../media/index.ts';
import { courseGrants } from '../../grants.ts';
import { requireCourse } from '../../editing/require-course.ts';
import { courseResource } from '../../resources.ts';
import { courseGalleries } from '../../tables.ts';

const tied = z.strictObject({
  course_id: z.int32(),
  gallery_ids: z.array(z.int32()).min(1, required).max(100, 'Не больше 100 галерей за раз'),
});

export function registerCourseGalleries(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/gallery/add_to_course',
    tag: 'Galleries',
    summary: 'Attach galleries to a course',
    permission: courseGrants.update,
    body: tied,
    answer: courseResource.record.schema,
    failures: [409],
    run: async ({ transaction, scope, body: { course_id, gallery_ids } }) => {
      await requireCourse(transaction, scope, course_id);
      const there = await galleryResource.existingIds(transaction, scope, gallery_ids, {});
      if (gallery_ids.some((id) => !there.has(id))) {
        throw invalid('gallery_ids', galleryResource.missing, 'not_found');
      }
      const { companyId: company_id } = scope;
      const links = [...there].map((gallery_id) => ({ company_id, course_id, gallery_id }));
      await transaction.insert(courseGalleries).values(links).onConflictDoNothing();
      return courseResource.find(transaction, scope, course_id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/gallery/remove_from_course',
    tag: 'Galleries',
    summary: 'Detach galleries from a course',
    permission: courseGrants.update,
    body: tied,
    answer: courseResource.record.schema,
    failures: [409],
    run: async ({ transaction, scope, body: { course_id: id, gallery_ids } }) => {
      await requireCourse(transaction, scope, id);
      const { company_id, course_id, gallery_id } = courseGalleries;
      await transaction
        .delete(courseGalleries)
        .where(
          and(eq(company_id, scope.companyId), eq(course_id, id), inArray(gallery_id, gallery_ids)),
        );
      return courseResource.find(transaction, scope, id);
    },
  });
}
