// Images of a course: uploaded for it, or taken from the company's file storage.
import { and, eq, sql } from 'drizzle-orm';
import { kindOfFile } from '@kafedra/common/files';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { files, requireStoredFiles } from '../../media/index.ts';
import { isCourseImage } from './course-image-use.ts';
import { courses } from '../course-tables.ts';

/** The file purpose of images uploaded for courses. */
export const courseImagePurpose = 'course';

/** Throws 422 at the field unless the file is in the company's storage and is an image. */
export async function requireImage(
  transaction: Transaction,
  scope: Scope,
  imageId: number,
  field: string,
): Promise<void> {
  const [file] = await requireStoredFiles(transaction, scope, [imageId], field);
  if (file === undefined || kindOfFile(file.mime_type) !== 'image') {
    throw invalid(field, 'Подойдёт только изображение', 'not_an_image');
  }
}

/**
 * Expires images that were uploaded for the course and that it no longer shows; the next clean-up removes their bytes.
 * An image that a copy of the course shows is reassigned to the copy.
 */
export async function expireUnusedImages(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
): Promise<void> {
  const shownBy = sql`${courses.company_id} = ${files.company_id} and (${isCourseImage(courses, files)})`;
  const isShown = sql`exists (select 1 from ${courses} where ${courses.id} = ${files.owner_id} and ${shownBy})`;
  const other = sql`(select min(${courses.id}) from ${courses} where ${shownBy})`;
  await transaction
    .update(files)
    .set({
      owner_id: sql`coalesce(${other}, ${files.owner_id})`,
      expires_at: sql`case when ${other} is null then now() end`,
    })
    .where(
      and(
        eq(files.company_id, companyId),
        eq(files.purpose, courseImagePurpose),
        eq(files.owner_id, courseId),
        sql`not ${isShown}`,
      ),
    );
}
