// What the company's own fields hold of users.
import type { UpdateUserCustomFieldsInput } from '../../__generated__/resolvers.ts';
import type { UserCustomFieldRow, UserRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { calling } from '../../kit/plan/calls.ts';
import { columns, inline, relation } from '../../kit/plan/needs.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../collections.ts';

export default {
  resolvers: {
    User: {
      customFields: calling(
        async ({ company_id, id }: UserRow, _args: object, { rest }: Context) => {
          const { data } = await rest.get<UserCustomFieldRow[]>(
            path`/companies/${{ companyId: company_id }}/users/${{ id }}/show_all_custom_fields_with_values`,
          );
          return data.map((field) => ({ ...field, company_id }));
        },
        {
          method: 'GET',
          route: '/companies/{companyId}/users/{id}/show_all_custom_fields_with_values',
          records: [],
          size: () => 50,
        },
      ),
    },
    Mutation: {
      updateUserCustomFields: mutation<UpdateUserCustomFieldsInput, { user: UserRow | null }>(
        {
          call: 'POST /companies/{companyId}/users/{id}/store_custom_field_values',
          failed: { user: null },
        },
        async (input, { rest, shapes }, info) => {
          const { companyId, id } = requireInCompany(input.id, 'User');
          await rest.write(
            'POST',
            path`/companies/${{ companyId }}/users/${{ id }}/store_custom_field_values`,
            {
              custom_fields: input.customFields.map(({ customFieldId, values }) => ({
                custom_field_id: customFieldId,
                values,
              })),
            },
          );
          const plan = planRecord(info, shapes, { at: ['user'] });
          return { user: plan ? await loadRecord(rest, users(companyId), id, plan) : null };
        },
      ),
    },
  },
  shapes: {
    User: { customFieldValues: relation('custom_field_values') },
    UserCustomField: { field: inline, values: columns('values') },
    UserCustomFieldValue: { file: relation('file') },
  },
} satisfies Domain;
