// The custom field values of courses.
import { heldValues, storesValues } from '../../forms/index.ts';
import { attached } from '../../kit/plan/needs.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

export default {
  resolvers: {
    Mutation: {
      updateCourseCustomFields: storesValues(courses, {
        method: 'POST',
        at: (companyId) => path`/companies/${{ companyId }}/custom_field_course_values`,
        named: 'course_id',
      }),
    },
  },
  shapes: {
    Course: {
      customFields: attached('custom_fields'),
      customFieldCourseValues: heldValues('customFieldCourseValues'),
    },
  },
} satisfies Domain;
