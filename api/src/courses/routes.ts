// Courses: the resources, and favourites.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Database } from '../kit/database.ts';
import { companyRoute, idParams } from '../kit/routes.ts';
import type { MediaParts } from '../media/index.ts';
import { bulletPointResource } from './bullet-points.ts';
import { registerCategories } from './categories/categories.ts';
import { chatLinkBlockResource } from './chat-link-blocks.ts';
import { registerCovers } from './cover-routes.ts';
import { registerCourseCustomFields } from './custom-fields/course-custom-fields.ts';
import { courseFormatResource, courseTypeResource } from './dictionaries/dictionaries.ts';
import { coursesExport } from './export.ts';
import { fieldCommentResource } from './field-comments.ts';
import { courseGrants } from './grants.ts';
import { registerCourseGalleries } from './galleries/course-galleries.ts';
import { coursePackageResource } from './packages/package-records.ts';
import { registerCoursePlaces } from './places/course-places.ts';
import { placeResource } from './places/places.ts';
import { courseFolderResource, courseResource } from './resources.ts';
import { courseFavourites } from './tables.ts';

export function registerCourses(app: FastifyInstance, parts: MediaParts & { jobs: Jobs }): void {
  const { database } = parts;
  courseResource.register(app, database);
  registerHistory(app, database, courseResource);
  courseFolderResource.register(app, database);
  courseTypeResource.register(app, database);
  courseFormatResource.register(app, database);
  registerCategories(app, database);
  coursePackageResource.register(app, database);
  placeResource.register(app, database);
  registerCoursePlaces(app, database);
  bulletPointResource.register(app, database);
  chatLinkBlockResource.register(app, database);
  fieldCommentResource.register(app, database);
  registerCourseGalleries(app, database);
  registerCourseCustomFields(app, database);
  registerCovers(app, parts);
  registerFavourites(app, database);
  coursesExport.register(app, parts);
}

function registerFavourites(app: FastifyInstance, database: Database): void {
  for (const action of ['attach', 'detach'] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `/courses/:id/user_favourite/${action}`,
      tag: 'Courses',
      summary: `Favourites of the signed-in person: ${action} a course`,
      permission: courseGrants.read,
      params: idParams,
      answer: courseResource.record.schema,
      run: async ({ transaction, scope, params: { id } }) => {
        await courseResource.find(transaction, scope, id);
        if (action === 'attach') {
          const favourite = { company_id: scope.companyId, user_id: scope.personId, course_id: id };
          await transaction.insert(courseFavourites).values(favourite).onConflictDoNothing();
        } else {
          const { company_id, user_id, course_id } = courseFavourites;
          await transaction
            .delete(courseFavourites)
            .where(
              and(eq(company_id, scope.companyId), eq(user_id, scope.personId), eq(course_id, id)),
            );
        }
        return courseResource.find(transaction, scope, id);
      },
    });
  }
}
