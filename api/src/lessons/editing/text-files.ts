// Removes a file from the texts of a lesson: the element that shows it is removed, other text and the stored file
// remain.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lessonGrants } from '../../courses/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { withoutUpload } from '../../kit/rich-text/rich-text.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { files } from '../../media/index.ts';
import { lessonsOfCourse } from './course-lessons.ts';
import { lessonFiles, lessons } from '../tables.ts';

export function registerTextFiles(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'DELETE',
    path: `${lessonsOfCourse.path}/:id/delete_media`,
    tag: lessonsOfCourse.tag,
    summary: 'Remove a file from the texts of a lesson',
    description:
      'Removes its images and cards, and the targets of links to it; the text of links and the file itself stay.',
    permission: lessonGrants.update,
    params: lessonsOfCourse.params.one,
    body: z.strictObject({ media_id: z.int32().describe('Id of the file.') }),
    answer: lessonsOfCourse.record.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id, ...above }, body }) => {
      const fileId = body.media_id;
      const place = await lessonsOfCourse.resolveWritableParents(transaction, scope, above);
      const grant = lessonGrants.update;
      await lessonsOfCourse.lock({ transaction, scope, grant, place }, id);
      const ofLesson = and(eq(lessons.company_id, scope.companyId), eq(lessons.id, id));
      const [shown] = await transaction
        .select({
          key: files.key,
          description: lessons.description,
          homework: lessons.homework,
        })
        .from(lessons)
        .innerJoin(
          lessonFiles,
          and(
            eq(lessonFiles.company_id, lessons.company_id),
            eq(lessonFiles.lesson_id, lessons.id),
          ),
        )
        .innerJoin(
          files,
          and(eq(files.company_id, lessons.company_id), eq(files.id, lessonFiles.file_id)),
        )
        .where(and(ofLesson, eq(files.id, fileId)));
      if (shown === undefined) throw notFound('Файл не найден');
      const { key, ...texts } = shown;
      const without = (text: string | null) => (text === null ? null : withoutUpload(text, key));
      await transaction
        .update(lessons)
        .set({ description: without(texts.description), homework: without(texts.homework) })
        .where(ofLesson);
      return lessonsOfCourse.find(transaction, scope, id, undefined, place);
    },
  });
}
