// Remarks on a course, printed below it in every commercial offer.
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { conflict } from '../../kit/http/errors.ts';
import { resource } from '../../kit/resource/resource.ts';
import { required } from '../../kit/values/texts.ts';
import { courses } from '../course-tables.ts';
import { courseRemarkRecord } from '../records.ts';
import { courseResource } from '../resources.ts';
import { courseRemarks } from './remark-tables.ts';

/**
 * Remarks per course (specification B, section 9), and per offer: printing more takes seconds of a core.
 */
export const maxRemarks = 1000;

const text = z.string(required).trim().min(1, required).max(1000, 'Не больше 1000 символов');

export const courseRemarkResource = resource({
  record: courseRemarkRecord,
  parent: { of: courseResource, by: 'course_id' },
  path: '/course_remarks',
  tag: 'Commercial offer',
  missing: 'Примечание не найдено',
  words: { one: 'одно примечание', many: 'примечаний', all: 'Примечания' },
  sort: ['created_at'],
  searched: ['text'],
  create: z.strictObject({ text }),
  update: z.strictObject({ text: text.optional() }),
  initial: ({ personId }) => ({ author_id: personId }),
  beforeWrite: async (transaction, { companyId }, sent, id, place) => {
    if (id !== null) return sent;
    const courseId = Number(place['course_id']);
    // Serializes concurrent inserts, so that the second one counts the first.
    await transaction
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.company_id, companyId), eq(courses.id, courseId)))
      .for('no key update');
    const { company_id, course_id } = courseRemarks;
    const remarkCount = await transaction.$count(
      courseRemarks,
      and(eq(company_id, companyId), eq(course_id, courseId)),
    );
    if (remarkCount < maxRemarks) return sent;
    throw conflict('too_many', `Примечаний у курса не больше ${maxRemarks}: удалите лишние`);
  },
});
