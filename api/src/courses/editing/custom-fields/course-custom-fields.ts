// Routes for custom field values of a course; reading and writing them takes the same permissions as the course itself.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { valuesInput } from '../../../forms/index.ts';
import type { Database } from '../../../kit/database/database.ts';
import { requireVersion, versioned } from '../../../kit/records/version.ts';
import { onlyId } from '../../../kit/resource/resource.ts';
import { companyRoute } from '../../../kit/http/routes.ts';
import { courseGrants } from '../../grants.ts';
import { courseRecord } from '../../records.ts';
import { requireCourse } from '../require-course.ts';
import { courseResource } from '../../resources.ts';
import { courses } from '../../course-tables.ts';
import { courseValues } from './course-values.ts';

const fields = z.array(courseValues.schema);

export function registerCourseCustomFields(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/custom_field_course_values',
    tag: 'Courses',
    summary: 'List the custom fields of courses with the values of one course',
    permission: courseGrants.read,
    query: z.object({ course_id: z.string().regex(/^\d{1,9}$/, courseResource.missing) }),
    answer: fields,
    run: async ({ transaction, scope, query: { course_id } }) => {
      const id = Number(course_id);
      await courseResource.find(transaction, scope, id, onlyId);
      return courseValues.read(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/custom_field_course_values',
    tag: 'Courses',
    summary: 'Update the custom field values of a course',
    permission: courseGrants.update,
    body: versioned(valuesInput.extend({ course_id: z.int32() })),
    failures: [409],
    answer: fields,
    run: async ({ transaction, scope, body: { version, course_id: id, ...values } }) => {
      await requireCourse(transaction, scope, id);
      await requireVersion(transaction, scope, courseRecord, id, version);
      await courseValues.store(transaction, scope, id, values);
      // Changes the course's version, so that other open editors notice the change.
      await transaction
        .update(courses)
        .set({ updated_at: sql`now()` })
        .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, id)));
      return courseValues.read(transaction, scope, id);
    },
  });
}
