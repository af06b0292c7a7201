// Registers the routes of the courses domain, and adds courses to favourites.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import type { Database } from '../kit/database/database.ts';
import { companyRoute, idParams } from '../kit/http/routes.ts';
import './packages/invite-packages.ts';
import { registerBitrix } from './editing/bitrix/bitrix-routes.ts';
import { bulletPointResource } from './parts/bullet-points.ts';
import { registerCommercialOffer } from './commercial-offer/offer-routes.ts';
import { registerCatalog } from './catalog/catalog-routes.ts';
import { registerCertificates } from './certificates/certificate-routes.ts';
import { registerCategories } from './dictionaries/categories/categories.ts';
import { chatLinkBlockResource } from './parts/chat-link-blocks.ts';
import { registerCovers } from './images/cover-routes.ts';
import { registerCourseCustomFields } from './editing/custom-fields/course-custom-fields.ts';
import { courseFormatResource, courseTypeResource } from './dictionaries/dictionaries.ts';
import { coursesExport } from './export/export.ts';
import { fieldCommentResource } from './editing/field-comments.ts';
import { courseGrants } from './grants.ts';
import { registerCourseFolders } from './folders/folders.ts';
import { registerFolderMembership } from './folders/folder-membership.ts';
import { registerCourseGalleries } from './images/galleries/course-galleries.ts';
import { registerPackages } from './packages/routes.ts';
import { registerCoursePlaces } from './dictionaries/places/course-places.ts';
import { registerStaff } from './people/staff-routes.ts';
import { registerCourseStatistics } from './people/course-statistics.ts';
import { registerStudents } from './people/student-routes.ts';
import { placeResource } from './dictionaries/places/places.ts';
import { registerReplication } from './replication/replication.ts';
import { courseResource } from './resources.ts';
import { registerCourseSearch } from './search/search-routes.ts';
import { courseFavourites } from './tables.ts';
import { registerTransfer } from './transfer/transfer-routes.ts';

type Parts = Parameters<typeof registerCommercialOffer>[1] &
  Parameters<typeof registerTransfer>[1] &
  Parameters<typeof registerCertificates>[1];

export function registerCourses(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;
  courseResource.register(app, database);
  registerHistory(app, database, courseResource);
  registerCourseSearch(app, database);
  registerCatalog(app, database);
  registerCourseFolders(app, database);
  registerFolderMembership(app, database);
  courseTypeResource.register(app, database);
  courseFormatResource.register(app, database);
  registerCategories(app, database);
  registerPackages(app, parts);
  placeResource.register(app, database);
  registerCoursePlaces(app, database);
  bulletPointResource.register(app, database);
  chatLinkBlockResource.register(app, database);
  fieldCommentResource.register(app, database);
  registerCourseGalleries(app, database);
  registerStaff(app, database);
  registerStudents(app, parts);
  registerCourseStatistics(app, database);
  registerCourseCustomFields(app, database);
  registerBitrix(app, database);
  registerCovers(app, parts);
  registerFavourites(app, database);
  registerReplication(app, parts);
  registerTransfer(app, parts);
  registerCommercialOffer(app, parts);
  registerCertificates(app, parts);
  coursesExport.register(app, parts);
}

function registerFavourites(app: FastifyInstance, database: Database): void {
  for (const action of ['attach', 'detach'] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `/courses/:id/user_favourite/${action}`,
      tag: 'Courses',
      summary:
        action === 'attach'
          ? 'Add a course to the caller’s favourites'
          : 'Remove a course from the caller’s favourites',
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
