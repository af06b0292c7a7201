// Counts the staff comments on each field of a course.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryScope } from '../../kit/permissions/permissions.ts';

export const fieldCommentCounts = z.array(
  z.strictObject({ field: z.string(), count: z.int() }).meta({
    id: 'CourseFieldCommentCount',
    description:
      'The number of comments on a field of a course; fields without comments are omitted.',
  }),
);

export const countFieldComments = (courseId: SQLWrapper, { companyId }: QueryScope): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('field', counted.field, 'count', counted.count) order by counted.field), '[]'::jsonb)
  from (
    select comment.field, count(*)::int from course_field_comments comment
    where comment.company_id = ${companyId} and comment.course_id = ${courseId}
    group by comment.field
  ) counted
)`;
