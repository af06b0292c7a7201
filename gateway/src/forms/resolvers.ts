// Forms, and the custom fields that they ask for.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CompanyCustomFieldsArgs,
  CreateCustomFieldInput,
  DeleteCustomFieldInput,
  UpdateCustomFieldInput,
} from '../__generated__/resolvers.ts';
import type { CompanyRow, CustomFieldRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { relation } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { requireGlobal, requireInCompany } from '../kit/records/ids.ts';
import { nodesOf } from '../kit/records/node.ts';
import { bodyOf, changedRecord, mutation } from '../kit/records/payload.ts';
import { loadRecord } from '../kit/records/records.ts';
import { path } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';

const customFields = companyCollection<CustomFieldRow>('custom_fields');

export default {
  resolvers: {
    Company: {
      customFields: connection({
        collection: ({ id }: CompanyRow) => customFields(id),
        params: ({ search, filter }: CompanyCustomFieldsArgs) => ({
          search,
          subtype: filter?.subtype,
          type: filter?.type,
          sort: 'name',
        }),
      }),
    },
    Mutation: {
      createCustomField: mutation<CreateCustomFieldInput, { customField: CustomFieldRow | null }>(
        { call: 'POST /companies/{companyId}/custom_fields', failed: { customField: null } },
        async (input, context, info) => {
          const { id: companyId } = requireGlobal(input.companyId, 'Company');
          const collection = customFields(companyId);
          const { data } = await context.rest.write<CustomFieldRow>(
            'POST',
            collection.path,
            bodyOf(input, ['companyId']),
          );
          const customField = await asSelected(context, info, companyId, data);
          return { customField };
        },
      ),
      updateCustomField: mutation<UpdateCustomFieldInput, { customField: CustomFieldRow | null }>(
        { call: 'PUT /companies/{companyId}/custom_fields/{id}', failed: { customField: null } },
        async (input, context, info) => {
          const { companyId, id } = requireInCompany(input.id, 'CustomField');
          const { data } = await context.rest.write<CustomFieldRow>(
            'PUT',
            path`/companies/${{ companyId }}/custom_fields/${{ id }}`,
            {
              ...bodyOf(input, ['id', 'variables']),
              variables: input.variables?.map(({ databaseId, value }) => ({
                ...(databaseId != null && { id: databaseId }),
                value,
              })),
            },
          );
          return { customField: await asSelected(context, info, companyId, data) };
        },
      ),
      deleteCustomField: mutation<DeleteCustomFieldInput, { deletedCustomFieldId: string | null }>(
        {
          call: 'DELETE /companies/{companyId}/custom_fields/{id}',
          failed: { deletedCustomFieldId: null },
        },
        async (input, { rest }) => {
          const { companyId, id } = requireInCompany(input.id, 'CustomField');
          await rest.write('DELETE', path`/companies/${{ companyId }}/custom_fields/${{ id }}`);
          return { deletedCustomFieldId: input.id };
        },
      ),
    },
  },
  shapes: {
    CustomField: { variables: relation('custom_field_variables') },
    CustomFieldVariable: {},
    Form: {},
  },
  nodes: { CustomField: nodesOf(customFields) },
} satisfies Domain;

function asSelected(
  context: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  row: CustomFieldRow,
) {
  const collection = customFields(companyId);
  return changedRecord(context, info, 'customField', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}
