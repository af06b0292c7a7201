// Saves the fields of a form one by one, as the documented contract requires. There is no transaction: a failure leaves
// the earlier calls in effect, and the next attempt continues from there.
import type { FormFieldInput } from '../../__generated__/resolvers.ts';
import { bodyOf, InputError } from '../../kit/mutations/payload.ts';
import { relatedRecords, readField } from '../../kit/records/spelling.ts';
import type { RestClient, WriteMethod } from '../../kit/rest/client.ts';
import { missingField, RestError } from '../../kit/rest/errors.ts';
import { below, under, type RestPath } from '../../kit/rest/path.ts';

/** A field as the server returns it; unsupported columns are missing. */
type FieldRow = { readonly id: number } & object;

type Wanted = readonly FormFieldInput[];

/** A form with its fields. Only servers with form versions accept all fields at once. */
export async function formAt(
  rest: RestClient,
  at: RestPath,
): Promise<{ takesAllFields: boolean; fields: FieldRow[] }> {
  const { data } = await rest.getUncached<object>(at, { with: 'fields' });
  if (readField(data, 'fields') === undefined) throw missingField('fields');
  return {
    takesAllFields: readField(data, 'version') != null,
    fields: relatedRecords([data], 'fields') as FieldRow[],
  };
}

/**
 * Makes the form at this path have these fields. Throws an error with the path of the invalid field.
 */
export async function writeFields(
  rest: RestClient,
  form: RestPath,
  wanted: Wanted,
  there: readonly FieldRow[],
): Promise<void> {
  const at = under(form, '/form_fields');
  const refs = new Set(wanted.map(({ ref }) => ref));
  for (const { id } of there.filter((row) => !refs.has(refOf(row)))) {
    await rest.write('DELETE', below(at, { id }));
  }
  const found = new Map<number, FieldRow>();
  const known = new Set(there.map(({ id }) => id));
  for (const [place, field] of wanted.entries()) {
    const write = writing(rest, place);
    let row = there.find((each) => refOf(each) === field.ref);
    if (row === undefined) {
      await write('POST', ...added(at, field));
      row = (await formAt(rest, form)).fields.find(({ id }) => !known.has(id));
      if (row === undefined) continue;
      known.add(row.id);
    }
    found.set(place, row);
    const changes = differing(field, row);
    if (Object.keys(changes).length > 0) await write('PUT', below(at, { id: row.id }), changes);
  }
  const ids = [...found.values()].map(({ id }) => id);
  if (isInOrder([...found.values()])) return;
  await rest.write('POST', under(at, '/multi_update'), {
    form_fields: ids.map((id, index) => ({ id, sort: index + 1 })),
  });
}

/** On other servers the id is the field's only name. */
export const refOf = (row: FieldRow): string => String(readField(row, 'ref') ?? row.id);

/** Fields without a custom field are added by their type alone. */
function added(at: RestPath, { type, customFieldId }: FormFieldInput): [RestPath, object] {
  if (type !== 'custom_field') return [under(at, '/add_basic_fields'), { field: type }];
  return [at, { type, custom_field_id: customFieldId }];
}

/**
 * The properties of the input that differ from the row. Properties missing from the row are not supported by the
 * server.
 */
function differing(field: FormFieldInput, row: FieldRow): Record<string, unknown> {
  const said = Object.entries(bodyOf(field, ['ref', 'type']));
  return Object.fromEntries(
    said.filter(([name, value]) => {
      const before = readField(row, name);
      return before !== undefined && JSON.stringify(value ?? null) !== JSON.stringify(before);
    }),
  );
}

function isInOrder(rows: readonly FieldRow[]): boolean {
  const places = rows.map((row) => Number(readField(row, 'sort')));
  return places.every((place, index) => index === 0 || place > Number(places[index - 1]));
}

/** Adds the path of the field to its errors. */
const writing =
  (rest: RestClient, place: number) =>
  async (method: WriteMethod, at: RestPath, body: object): Promise<void> => {
    try {
      await rest.write(method, at, body);
    } catch (error) {
      if (!(error instanceof RestError) || ![409, 422].includes(error.status)) throw error;
      const [problem] = error.problems;
      throw new InputError({
        message: problem?.message ?? error.message,
        field: `fields.${place}`,
        code: problem?.code ?? 'invalid',
      });
    }
  };
