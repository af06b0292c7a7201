// Images of a course in archives, by where they are shown.
import { kindOfFile } from '@kafedra/common/files';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { largestImage } from '../../../media/index.ts';
import { courseFile } from '../../images/course-images.ts';
import { courseFileColumns, courses } from '../../course-tables.ts';
import { fileMark } from '../format.ts';
import { definePart } from '../part.ts';

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
  content: z.partialRecord(z.enum(courseFileColumns), fileMark),
  read: async ({ transaction, scope, courseId, markOf }) => {
    const columns = Object.fromEntries(courseFileColumns.map((name) => [name, courses[name]]));
    const [row] = await transaction
      .select(columns)
      .from(courses)
      .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, courseId)));
    const images: Partial<Record<(typeof courseFileColumns)[number], string>> = {};
    for (const name of courseFileColumns) {
      const id = row?.[name];
      const mark = typeof id === 'number' ? markOf(id) : null;
      if (mark !== null) images[name] = mark;
    }
    return images;
  },
  write: async ({ transaction, scope, courseId, look, keep, leave }, images) => {
    const set: Partial<Record<(typeof courseFileColumns)[number], number>> = {};
    for (const name of courseFileColumns) {
      const mark = images[name];
      if (mark === undefined) continue;
      const file = look(mark);
      if (file === null) leave(titles[name], 'файла нет в архиве, или такие файлы не загружают');
      else if (kindOfFile(file.mime_type) !== 'image') leave(titles[name], 'это не изображение');
      else if (file.size > largestImage) leave(titles[name], 'изображение больше 10 МБ');
      else set[name] = await keep(mark, file, courseFile);
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
