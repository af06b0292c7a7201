// The custom field values of users.
import type { DeleteUserFileInput } from '../../__generated__/resolvers.ts';
import type { HeldCustomFieldRow, UserRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { customFieldValues, updatesCustomFieldValues } from '../../forms/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { planOfRelations } from '../../kit/plan/tree.ts';
import { maxIds } from '../../kit/records/by-ids.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { callList, tryFeature } from '../../kit/records/list-call.ts';
import { createLoader, type Key } from '../../kit/records/loader.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import type { RestClient } from '../../kit/rest/client.ts';
import { notFound } from '../../kit/rest/errors.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../collections.ts';

const fieldsOfOne = '/show_all_custom_fields_with_values';

/** Assumed number of custom fields per user, for the estimate. */
const fieldsOfUser = 50;

/** Some servers embed the custom fields in users, so that one call reads those of many. */
const withFields = planOfRelations('custom_fields');

export default {
  resolvers: {
    User: {
      customFields: withCall(
        async ({ company_id, id }: UserRow, _args: object, { rest }: Context) => {
          const fields = await readFields(rest, company_id, id);
          return fields.map((field) => ({ ...field, company_id }));
        },
        {
          method: 'GET',
          route: `${users.route}/{id}${fieldsOfOne}`,
          records: [],
          size: () => fieldsOfUser,
          batch: () => ({
            most: maxIds,
            route: users.route,
            params: { ids: '…', ...withFields.params },
          }),
        },
      ),
    },
    Mutation: {
      updateUserCustomFields: updatesCustomFieldValues(users, {
        method: 'POST',
        at: (companyId, id) =>
          path`/companies/${{ companyId }}/users/${{ id }}/store_custom_field_values`,
      }),
      deleteUserFile: mutation<DeleteUserFileInput, { deletedFileId: string | null }>(
        {
          call: 'DELETE /companies/{companyId}/users/{id}/delete_media/{file}',
          failed: { deletedFileId: null },
          fields: { file: 'fileId' },
        },
        async (input, { rest }) => {
          const { companyId, id } = requireInCompany(input.userId, 'User');
          const file = inputId(companyId, 'UploadedFile', input.fileId, 'fileId', 'Файл не найден');
          await rest.write(
            'DELETE',
            path`/companies/${{ companyId }}/users/${{ id }}/delete_media/${{ file }}`,
          );
          return { deletedFileId: input.fileId };
        },
      ),
    },
  },
  shapes: {
    User: { customFieldValues: customFieldValues('custom_field_values') },
  },
} satisfies Domain;

type Fields = readonly Omit<HeldCustomFieldRow, 'company_id'>[];

async function readFields(rest: RestClient, companyId: number, userId: number): Promise<Fields> {
  const load = rest.memoize(users(companyId).path, 'custom fields', () =>
    createLoader<Key, Promise<Fields>>({
      joining: { both: () => null, satisfies: () => true },
      maxBatchSize: maxIds,
      send: async (keys) => {
        const ids = keys.map(({ of }) => Number(of));
        const found = ids.length > 1 ? readFieldsOfMany(rest, companyId, ids) : null;
        return ids.map(async (id) => {
          const ofMany = await found;
          return ofMany ? ofMany(id) : readFieldsOfOne(rest, companyId, id);
        });
      },
    }),
  );
  return load({ of: userId, wanted: null });
}

async function readFieldsOfOne(rest: RestClient, companyId: number, id: number): Promise<Fields> {
  const { data } = await rest.get<Fields>(below(users(companyId).path, { id }, fieldsOfOne));
  return data;
}

/** Null when the server does not embed them in users. */
async function readFieldsOfMany(
  rest: RestClient,
  companyId: number,
  ids: readonly number[],
): Promise<((id: number) => Fields) | null> {
  const collection = users(companyId);
  // A separate route key, since the server's features with this relation are remembered separately.
  const route = `${collection.path.route}?with=custom_fields` as const;
  const shown = { ...collection, path: { ...collection.path, route } };
  const params = { ids: ids.join(','), per_page: ids.length };
  const list = await tryFeature(rest, shown, 'ids', () =>
    callList(rest, shown, params, { plan: withFields }),
  );
  if (!list) return null;
  const fields = new Map(
    list.rows.map(({ id, custom_fields }): [number, Fields | undefined] => [id, custom_fields]),
  );
  if ([...fields.values()].includes(undefined)) {
    // The server ignores unknown relations.
    rest.features.set(route, new Set());
    return null;
  }
  return (id) => {
    const found = fields.get(id);
    if (!found) throw notFound();
    return found;
  };
}
