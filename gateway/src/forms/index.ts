// Forms, and the custom fields that they ask for.
import type {
  CompanyCustomFieldsArgs,
  CreateCustomFieldInput,
} from '../__generated__/resolvers.ts';
import type { CompanyRow } from '../company/index.ts';
import { relation } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { totalCount } from '../kit/records/connection.ts';
import { requireGlobal } from '../kit/records/ids.ts';
import { nodesOf } from '../kit/records/node.ts';
import { bodyOf, changedRecord, mutation } from '../kit/records/payload.ts';
import { loadRecord } from '../kit/records/records.ts';
import type { Domain } from '../kit/schema/schema.ts';
import type { CustomFieldRow } from './rows.ts';

const customFields = companyCollection<CustomFieldRow>('custom_fields');

export const forms: Domain = {
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
    CustomFieldConnection: { totalCount },
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
          const customField = await changedRecord(
            context,
            info,
            'customField',
            collection.complete(data),
            (plan) => loadRecord(context.rest, collection, data.id, plan),
          );
          return { customField };
        },
      ),
    },
  },
  shapes: {
    CustomField: { variables: relation('custom_field_variables') },
    CustomFieldVariable: {},
  },
  nodes: { CustomField: nodesOf(customFields) },
};
