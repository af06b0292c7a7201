// Data of the company's Bitrix24: CRM fields, and lists that custom fields mirror.
import type { Resolvers, SynchronizeCustomFieldInput } from '../../__generated__/resolvers.ts';
import type { Schemas } from '../../__generated__/rest.ts';
import type { BitrixFieldRow, CustomFieldRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { path, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { customFields } from './collections.ts';

type BitrixSynchronization = Schemas['BitrixSynchronization'];

interface Synchronized {
  customField: CustomFieldRow | null;
  addedCount: number;
  changedCount: number;
  removedCount: number;
  keptCount: number;
}

const nothingSynchronized: Synchronized = {
  customField: null,
  addedCount: 0,
  changedCount: 0,
  removedCount: 0,
  keptCount: 0,
};

const resolvers: Resolvers = {
  Company: {
    bitrixFields: withCall(
      async ({ id }: { id: number }, _args: object, { rest }: Context) => {
        const at = path`/companies/${{ companyId: id }}/bitrix_fields`;
        const { data } = await rest.get<BitrixFieldRow[]>(at);
        return data;
      },
      { method: 'GET', route: '/companies/{companyId}/bitrix_fields', records: [], size: () => 50 },
    ),
  },
  BitrixField: { code: ({ id }) => id, isList: ({ is_list }) => is_list },
  Mutation: {
    synchronizeCustomField: mutation<SynchronizeCustomFieldInput, Synchronized>(
      {
        call: `POST ${customFields.route}/bitrix_sync`,
        fields: { custom_field_id: 'customField' },
        failed: nothingSynchronized,
      },
      async ({ companyId: company, customField, fieldListBitrixId }, context, info) => {
        const { id: companyId } = requireGlobal(company, 'Company');
        const field =
          customField == null
            ? null
            : inputId(companyId, 'CustomField', customField, 'customField', 'Поле не найдено');
        const collection = customFields(companyId);
        const { data } = await context.rest.write<BitrixSynchronization>(
          'POST',
          under(collection.path, '/bitrix_sync'),
          { custom_field_id: field, field_list_bitrix_id: fieldListBitrixId },
        );
        const shown = field === null ? null : { id: field };
        return {
          customField: await selectedRecord(context, info, 'customField', collection, shown),
          addedCount: data.added,
          changedCount: data.changed,
          removedCount: data.removed,
          keptCount: data.kept,
        };
      },
    ),
  },
};

export default { resolvers } satisfies Domain;
