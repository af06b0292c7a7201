// The cover of a course: an image that was uploaded for it, or one that the company keeps.
import { and, eq, sql } from 'drizzle-orm';
import { kindOfFile } from '@kafedra/common/files';
import type { Transaction } from '../kit/database.ts';
import { invalid } from '../kit/errors.ts';
import type { Scope } from '../kit/permissions.ts';
import { files, takeFiles } from '../media/index.ts';

/** What images that were uploaded for courses hang on. */
export const courseFile = 'course';

/** Throws 422 unless the company keeps the file, and it is an image. */
export async function requireCover(
  transaction: Transaction,
  scope: Scope,
  imageId: number,
): Promise<void> {
  const [file] = await takeFiles(transaction, scope, [imageId], 'img_id');
  if (file === undefined || kindOfFile(file.mime_type) !== 'image') {
    throw invalid('img_id', 'Обложкой может быть только изображение', 'not_an_image');
  }
}

/** Those that were uploaded for the course and are its cover no more: their bytes go with the next cleaning. */
export async function letGoOfCovers(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
): Promise<void> {
  const isCover = sql`exists (select 1 from courses where courses.company_id = ${files.company_id} and courses.id = ${files.owner_id} and courses.img_id = ${files.id})`;
  await transaction
    .update(files)
    .set({ expires_at: sql`now()` })
    .where(
      and(
        eq(files.company_id, companyId),
        eq(files.purpose, courseFile),
        eq(files.owner_id, courseId),
        sql`not ${isCover}`,
      ),
    );
}
