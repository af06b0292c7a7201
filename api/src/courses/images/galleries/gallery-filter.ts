// Filter of courses by attached galleries.
import { sql } from 'drizzle-orm';
import { idsFilter } from '../../../kit/lists/filters.ts';
import { courses } from '../../course-tables.ts';
import { courseGalleries } from '../../tables.ts';

/** Courses that show one of these galleries. */
export const showsGallery = idsFilter(
  (ids) => {
    const { company_id, course_id, gallery_id } = courseGalleries;
    return sql`exists (select 1 from ${courseGalleries} where ${company_id} = ${courses.company_id} and ${course_id} = ${courses.id} and ${gallery_id} = any(${ids}))`;
  },
  { selective: true },
);
