// The custom fields of courses, which have their own calls: the list, and creating or changing many at once.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CreateCourseCustomFieldsInput,
  EditCourseCustomFieldsInput,
} from '../../__generated__/resolvers.ts';
import type { CustomFieldRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { customFields } from './collections.ts';

const courseFields = companyCollection('CustomField', 'course_custom_fields');

interface Written {
  customFields: CustomFieldRow[];
}

const written = (call: 'multi_create' | 'multi_update') => ({
  call: `POST ${courseFields.route}/${call}` as const,
  failed: { customFields: [] },
  fields: { course_custom_fields: 'fields' },
});

export default {
  resolvers: {
    Company: { courseCustomFields: connection(courseFields, { sort: 'name' }) },
    Mutation: {
      createCourseCustomFields: mutation<CreateCourseCustomFieldsInput, Written>(
        written('multi_create'),
        async ({ companyId, fields }, context, info) => {
          const { id } = requireGlobal(companyId, 'Company');
          const rows = fields.map((field) => bodyOf(field));
          return write(context, info, id, 'multi_create', rows);
        },
      ),
      editCourseCustomFields: mutation<EditCourseCustomFieldsInput, Written>(
        written('multi_update'),
        async ({ companyId, fields }, context, info) => {
          const { id: company } = requireGlobal(companyId, 'Company');
          const rows = fields.map(({ id, ...edit }, index) => ({
            ...bodyOf(edit),
            id: inputId(company, 'CustomField', id, `fields.${index}.id`, 'Поле не найдено'),
          }));
          return write(context, info, company, 'multi_update', rows);
        },
      ),
    },
  },
} satisfies Domain;

async function write(
  context: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  call: 'multi_create' | 'multi_update',
  course_custom_fields: readonly object[],
): Promise<Written> {
  const { data } = await context.rest.write<Partial<CustomFieldRow>[]>(
    'POST',
    under(courseFields(companyId).path, `/${call}`),
    { course_custom_fields },
  );
  const rows = await Promise.all(
    data.map((row) => selectedRecord(context, info, 'customFields', customFields(companyId), row)),
  );
  return { customFields: rows.filter((row) => row !== null) };
}
