// Images of a course in archives, by where they are shown.
import { kindOfFile } from '@kafedra/common/files';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { maxImageBytes } from '../../../media/index.ts';
import { courseImagePurpose } from '../../images/course-images.ts';
import { courseFileColumns, courses } from '../../course-tables.ts';
import { archiveFileId } from '../format.ts';
import { definePart } from '../course-part.ts';

const titles: Record<(typeof courseFileColumns)[number], string> = {
  img_id: 'Обложка',
  img_anons_id: 'Изображение для анонса',
  img_banner_id: 'Баннер',
  img_banner_mobile_id: 'Баннер для телефона',
  img_header_id: 'Изображение в шапке',
  img_vertical_banner_id: 'Вертикальный баннер',
  certificate_id: 'Фон сертификата',
};

export const imagesPart = definePart({
  name: 'images',
  title: 'Изображения',
  content: z.partialRecord(z.enum(courseFileColumns), archiveFileId),
  read: async ({ transaction, scope, courseId, fileIdOf }) => {
    const columns = Object.fromEntries(courseFileColumns.map((name) => [name, courses[name]]));
    const [row] = await transaction
      .select(columns)
      .from(courses)
      .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, courseId)));
    const images: Partial<Record<(typeof courseFileColumns)[number], string>> = {};
    for (const name of courseFileColumns) {
      const id = row?.[name];
      const mark = typeof id === 'number' ? fileIdOf(id) : null;
      if (mark !== null) images[name] = mark;
    }
    return images;
  },
  write: async ({ transaction, scope, courseId, uploadOf, createFile, reportOmission }, images) => {
    const set: Partial<Record<(typeof courseFileColumns)[number], number>> = {};
    for (const name of courseFileColumns) {
      const mark = images[name];
      if (mark === undefined) continue;
      const file = uploadOf(mark);
      if (file === null)
        reportOmission(titles[name], 'файла нет в архиве, или такие файлы не загружают');
      else if (kindOfFile(file.mime_type) !== 'image')
        reportOmission(titles[name], 'это не изображение');
      else if (file.size > maxImageBytes) reportOmission(titles[name], 'изображение больше 10 МБ');
      else set[name] = await createFile(mark, file, courseImagePurpose);
    }
    const count = Object.keys(set).length;
    if (count > 0) {
      await transaction
        .update(courses)
        .set(set)
        .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, courseId)));
    }
    return count;
  },
});
