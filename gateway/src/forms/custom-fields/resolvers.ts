// Custom fields, which a company defines in addition to the built-in ones.
import type {
  CompanyCustomFieldsConsequencesArgs,
  CustomFieldConsequencesArgs,
  CustomFieldVariableInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type {
  CustomFieldConsequencesRow,
  CustomFieldRow,
  CustomFieldsConsequencesRow,
} from '../../__generated__/rows.ts';
import { historyOf } from '../../audits/index.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { embeddedRelation, inline, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { createConditionReader, idsCondition } from '../../kit/records/conditions.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import type { Translation } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below, under } from '../../kit/rest/path.ts';
import { atField } from '../../kit/schema/at-field.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { customFields, variableIdsIn } from './collections.ts';

/** A variable with an id is kept and renamed; null leaves all unchanged. */
const variables: Translation<readonly CustomFieldVariableInput[] | null> = {
  body: (given) => ({
    variables: given?.map(({ databaseId, value }) => ({
      ...(databaseId != null && { id: databaseId }),
      value,
    })),
  }),
};

const named = idsCondition('CustomField', 'ids');

const resolvers: Resolvers = {
  Company: {
    customFields: connection(customFields, { sort: 'name' }),
    customField: recordById(customFields),
    customFieldsConsequences: atField<
      { id: number },
      CompanyCustomFieldsConsequencesArgs,
      CustomFieldsConsequencesRow
    >((at) => {
      const conditions = createConditionReader(at);
      return withCall(
        async ({ id }, { ids, ...narrowing }, { rest }) => {
          const fields = customFields(id);
          const { data } = await rest.get<CustomFieldsConsequencesRow>(
            under(fields.path, '/consequences'),
            {
              ...conditions.params(narrowing, id),
              ids: ids ? named.value(ids, id) : undefined,
            },
          );
          return data;
        },
        {
          method: 'GET',
          route: `${customFields.route}/consequences`,
          records: [],
          size: () => 1,
        },
      );
    }),
  },
  CustomField: {
    ...historyOf(customFields),
    consequences: withCall(
      async (
        { company_id, id }: CustomFieldRow,
        { type, variables: ids }: CustomFieldConsequencesArgs,
        { rest }: Context,
      ) => {
        const at = below(customFields(company_id).path, { id }, '/consequences');
        const { data } = await rest.get<CustomFieldConsequencesRow>(at, {
          type: type ?? undefined,
          variable_id: ids ? variableIdsIn(company_id, ids).join(',') : undefined,
        });
        return data;
      },
      {
        method: 'GET',
        route: `${customFields.route}/{id}/consequences`,
        records: [],
        size: () => 1,
      },
    ),
  },
  CustomFieldUse: { databaseId: ({ id }) => id },
  Mutation: {
    createCustomField: creates(customFields),
    updateCustomField: updates(customFields, { variables }),
    deleteCustomField: deletes(customFields),
    deleteCustomFields: deletesMany(selectionOf(customFields, 'поля')),
  },
};

export default {
  resolvers,
  shapes: {
    CustomField: {
      variables: relation('custom_field_variables'),
    },
    HeldCustomField: { field: inline, values: embeddedRelation('values') },
    CustomFieldValue: { file: relation('file') },
  },
  conditions: {
    CustomFieldFilter: {
      notTypes: { name: 'notTypes', value: (types) => types.map((type) => type.toLowerCase()) },
    },
  },
  nodes: nodeReaders(customFields),
} satisfies Domain;
