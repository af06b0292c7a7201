// The variables of list fields: pages, writes, and the fields and variables that depend on them.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AttachCustomFieldDependentsInput,
  CreateCustomFieldVariablesInput,
  Resolvers,
  SortCustomFieldVariablesInput,
} from '../../__generated__/resolvers.ts';
import type { CustomFieldRow, CustomFieldVariableRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { reference, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { allVariables, customFields, variableIdsIn, variablesBelow } from './collections.ts';

/** The field with the columns that the payload selects, after the write. */
const fieldNow = (
  context: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  id: number,
): Promise<CustomFieldRow | null> =>
  selectedRecord(context, info, 'customField', customFields(companyId), { id });

interface DependentsPayload {
  customFieldVariable: CustomFieldVariableRow | null;
}

/** Dependents are written at the variable's own path, which does not contain its field. */
const dependents = (verb: 'attach' | 'detach') =>
  mutation<AttachCustomFieldDependentsInput, DependentsPayload>(
    {
      call: `POST ${allVariables.route}/{id}/${verb}`,
      failed: { customFieldVariable: null },
      fields: { dependent_custom_fields: 'customFieldIds', dependent_variables: 'variableIds' },
    },
    async ({ id: global, customFieldIds, variableIds }, context, info) => {
      const { companyId, id } = requireInCompany(global, 'CustomFieldVariable');
      const collection = allVariables(companyId);
      const { data } = await context.rest.write<Partial<CustomFieldVariableRow> | null>(
        'POST',
        below(collection.path, { id }, `/${verb}`),
        {
          dependent_custom_fields: inputIds(
            companyId,
            'CustomField',
            customFieldIds ?? [],
            'customFieldIds',
            'Поле не найдено',
          ),
          dependent_variables: variableIdsIn(companyId, variableIds ?? []),
        },
      );
      const customFieldVariable = await selectedRecord(
        context,
        info,
        'customFieldVariable',
        collection,
        data,
        id,
      );
      return { customFieldVariable };
    },
  );

const resolvers: Resolvers = {
  CustomField: {
    pagedVariables: connection(variablesBelow, { sort: 'sort' }),
  },
  Mutation: {
    createCustomFieldVariable: creates(variablesBelow),
    createCustomFieldVariables: mutation<
      CreateCustomFieldVariablesInput,
      { customField: CustomFieldRow | null; createdCount: number }
    >(
      {
        call: `POST ${variablesBelow.route}/multi_creation`,
        failed: { customField: null, createdCount: 0 },
      },
      async ({ customFieldId, values }, context, info) => {
        const { companyId, id } = requireInCompany(customFieldId, 'CustomField');
        const list = variablesBelow({ company_id: companyId, id });
        const { data } = await context.rest.write<readonly object[] | object | null>(
          'POST',
          under(list.path, '/multi_creation'),
          { values },
        );
        const customField = await fieldNow(context, info, companyId, id);
        // Other responses are not documented and mean that all were created.
        return { customField, createdCount: Array.isArray(data) ? data.length : values.length };
      },
    ),
    updateCustomFieldVariable: updates(variablesBelow),
    deleteCustomFieldVariable: deletes(variablesBelow),
    sortCustomFieldVariables: mutation<
      SortCustomFieldVariablesInput,
      { customField: CustomFieldRow | null }
    >(
      {
        call: `POST ${variablesBelow.route}/multi_sort`,
        fields: { custom_field_variable_ids: 'variableIds' },
        failed: { customField: null },
      },
      async ({ customFieldId, variableIds }, context, info) => {
        const { companyId, id } = requireInCompany(customFieldId, 'CustomField');
        const ids = variableIdsIn(companyId, variableIds);
        const list = variablesBelow({ company_id: companyId, id });
        await context.rest.write('POST', under(list.path, '/multi_sort'), {
          custom_field_variable_ids: ids,
        });
        return { customField: await fieldNow(context, info, companyId, id) };
      },
    ),
    attachCustomFieldDependents: dependents('attach'),
    detachCustomFieldDependents: dependents('detach'),
  },
};

export default {
  resolvers,
  shapes: {
    CustomFieldVariable: {
      dependentCustomFields: relation('dependent_custom_fields'),
      dependentVariables: relation('dependent_variables'),
      customField: reference('custom_field_id', customFields),
    },
  },
  nodes: nodeReaders(allVariables),
} satisfies Domain;
