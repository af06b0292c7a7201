// The custom field values of courses.
import { customFieldValues, updatesCustomFieldValues } from '../../forms/index.ts';
import { embeddedRelation } from '../../kit/plan/needs.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

export default {
  resolvers: {
    Mutation: {
      updateCourseCustomFields: updatesCustomFieldValues(courses, {
        method: 'POST',
        at: (companyId) => path`/companies/${{ companyId }}/custom_field_course_values`,
        named: 'course_id',
      }),
    },
  },
  shapes: {
    Course: {
      customFields: embeddedRelation('custom_fields'),
      customFieldCourseValues: customFieldValues('customFieldCourseValues'),
    },
  },
} satisfies Domain;
