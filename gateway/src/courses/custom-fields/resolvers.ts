// What the company's own fields hold of courses.
import type { GraphQLResolveInfo } from 'graphql';
import type { UpdateCourseCustomFieldsInput } from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { heldValues } from '../../forms/index.ts';
import { attached } from '../../kit/plan/needs.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

async function courseNow(
  input: UpdateCourseCustomFieldsInput,
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
): Promise<{ course: CourseRow | null }> {
  const { companyId, id } = requireInCompany(input.id, 'Course');
  const plan = planRecord(info, shapes, { at: ['course'] });
  return { course: plan ? await loadRecord(rest, courses(companyId), id, plan) : null };
}

export default {
  resolvers: {
    Mutation: {
      updateCourseCustomFields: mutation<
        UpdateCourseCustomFieldsInput,
        { course: CourseRow | null }
      >(
        {
          call: 'POST /companies/{companyId}/custom_field_course_values',
          failed: { course: null },
          stale: courseNow,
        },
        async (input, context, info) => {
          const { companyId, id } = requireInCompany(input.id, 'Course');
          await context.rest.write(
            'POST',
            path`/companies/${{ companyId }}/custom_field_course_values`,
            {
              course_id: id,
              custom_fields: input.customFields.map(({ customFieldId, values }) => ({
                custom_field_id: customFieldId,
                values,
              })),
              ...(input.version != null && { version: input.version }),
            },
          );
          return courseNow(input, context, info);
        },
      ),
    },
  },
  shapes: {
    Course: {
      customFields: attached('custom_fields'),
      customFieldCourseValues: heldValues('customFieldCourseValues'),
    },
  },
} satisfies Domain;
