// Routes that upload and delete the cover of a course, for widgets.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { createFile, registerMediaOwner, type MediaParts } from '../../media/index.ts';
import { courseImagePurpose, expireUnusedImages } from './course-images.ts';
import { courseGrants } from '../grants.ts';
import { requireCourse } from '../editing/require-course.ts';
import { courses } from '../course-tables.ts';

export function registerCovers(app: FastifyInstance, parts: MediaParts): void {
  registerMediaOwner(app, parts, {
    tag: 'Courses',
    path: '/courses/:id',
    noun: 'a course',
    kind: 'course',
    purpose: courseImagePurpose,
    permission: courseGrants.update,
    accepts: 'image',
    description: 'It becomes the cover and replaces a previously uploaded one.',
    require: requireCourse,
    createFile: async (transaction, scope, upload, owner_id) => {
      const file = { ...upload, owner_id };
      const img_id = await createFile(transaction, scope.companyId, courseImagePurpose, file);
      await transaction.update(courses).set({ img_id }).where(one(scope, owner_id));
      await expireUnusedImages(transaction, scope, owner_id);
      return img_id;
    },
    release: async (transaction, scope, fileId, id) => {
      const uncovered = await transaction
        .update(courses)
        .set({ img_id: null })
        .where(and(one(scope, id), eq(courses.img_id, fileId)))
        .returning({ id: courses.id });
      await expireUnusedImages(transaction, scope, id);
      return uncovered.length > 0;
    },
  });
}

const one = ({ companyId }: Scope, id: number) =>
  and(eq(courses.company_id, companyId), eq(courses.id, id));
