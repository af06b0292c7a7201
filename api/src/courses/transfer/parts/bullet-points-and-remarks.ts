// Bullet points and offer remarks of a course in archives.
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { has } from '../../../kit/permissions/permissions.ts';
import { maxRemarks } from '../../commercial-offer/remarks.ts';
import { courseRemarks } from '../../commercial-offer/remark-tables.ts';
import { offerGrants } from '../../grants.ts';
import { courseBulletPoints } from '../../tables.ts';
import { definePart } from '../course-part.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

export const linesPart = definePart({
  name: 'bullet_points',
  title: 'Пункты о курсе',
  content: z.array(text(500)).max(50),
  read: async ({ transaction, scope, courseId }) => {
    const { company_id, course_id, sort, id, text } = courseBulletPoints;
    const rows = await transaction
      .select({ text })
      .from(courseBulletPoints)
      .where(and(eq(company_id, scope.companyId), eq(course_id, courseId)))
      .orderBy(asc(sort), asc(id));
    return rows.map((row) => row.text);
  },
  write: async ({ transaction, scope, courseId }, texts) => {
    const rows = texts.map((text, place) => ({
      company_id: scope.companyId,
      course_id: courseId,
      text,
      sort: place + 1,
    }));
    if (rows.length > 0) await transaction.insert(courseBulletPoints).values(rows);
    return rows.length;
  },
});

export const remarksPart = definePart({
  name: 'remarks',
  title: 'Примечания для предложений',
  content: z.array(text(1000)).max(maxRemarks),
  read: async ({ transaction, scope, courseId }) => {
    const { company_id, course_id, created_at, id, text } = courseRemarks;
    const rows = await transaction
      .select({ text })
      .from(courseRemarks)
      .where(and(eq(company_id, scope.companyId), eq(course_id, courseId)))
      .orderBy(asc(created_at), asc(id));
    return rows.map((row) => row.text);
  },
  write: async ({ transaction, scope, courseId, reportOmission }, texts) => {
    if (texts.length > 0 && !has(scope, offerGrants.remark.all)) {
      reportOmission('Примечания для предложений', 'нужно право изменять заявки');
      return 0;
    }
    const rows = texts.map((text) => ({
      company_id: scope.companyId,
      course_id: courseId,
      text,
      author_id: scope.personId,
    }));
    if (rows.length > 0) await transaction.insert(courseRemarks).values(rows);
    return rows.length;
  },
});
