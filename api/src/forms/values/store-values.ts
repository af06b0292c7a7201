// Stores the values of an owner's custom fields.
import {
  holdsFiles,
  visibleFields,
  type FieldType,
  type ShownFields,
} from '@kafedra/common/fields';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { required } from '../../kit/values/texts.ts';
import { files } from '../../media/index.ts';
import { fieldDependencies } from '../custom-fields/field-dependencies.ts';
import { customFields } from '../tables.ts';
import { ofSubtype, type OwnerValues } from './value-owners.ts';
import { readValues, type StoredValue } from './read-values.ts';

const heldValue = z.union([z.string(), z.number()]);

const either = 'Укажите либо значение («value»), либо значения («values»)';

const sentField = z
  .strictObject({
    custom_field_id: z.int32(),
    values: z
      .array(heldValue)
      .max(1000)
      .optional()
      .describe(
        'An empty list clears the field. For a list, the ids of its options; for a file, the ids of uploaded files.',
      ),
    value: heldValue
      .nullish()
      .describe(
        'One of `values`, in the same form; null clears the field. Several values are sent one by one, each with the id of the field.',
      ),
  })
  .superRefine(({ values, value }, context) => {
    if ((values === undefined) !== (value === undefined)) return;
    const [message, code] = values === undefined ? [required, 'required'] : [either, 'invalid'];
    context.addIssue({ code: 'custom', path: ['values'], message, params: { code } });
  });

/** The fields to store; other fields are not changed. */
export const valuesInput = z.strictObject({
  custom_fields: z
    .array(sentField)
    .min(1, required)
    .max(500, 'Не больше 500 полей за раз')
    .transform(fieldsSent)
    .describe('The fields to change.'),
});

export interface ValuesInput {
  custom_fields: readonly FieldSent[];
}

interface FieldSent {
  custom_field_id: number;
  values: (string | number)[];
  /** The position in the request body, if it differs from the position in the list. */
  place?: string;
}

/** Groups values that are sent one by one by field. */
function fieldsSent(sent: readonly z.infer<typeof sentField>[]): FieldSent[] {
  const fields: FieldSent[] = [];
  const oneByOne = new Map<number, FieldSent>();
  for (const [index, { custom_field_id, values, value }] of sent.entries()) {
    const place = `custom_fields.${index}.${values === undefined ? 'value' : 'values'}`;
    const begun = values === undefined ? oneByOne.get(custom_field_id) : undefined;
    const field = begun ?? { custom_field_id, values: values ?? [], place };
    if (value != null) field.values.push(value);
    if (begun !== undefined) continue;
    if (values === undefined) oneByOne.set(custom_field_id, field);
    fields.push(field);
  }
  return fields;
}

interface FieldRow {
  id: number;
  type: FieldType;
  multiple: boolean;
  variables: { id: number }[];
}

/**
 * Stores values. Fields that become hidden by the new choices are cleared, and hidden fields can't be set. Throws 422
 * with all errors, each with its field.
 */
export async function storeValues(
  transaction: Transaction,
  scope: Scope,
  own: OwnerValues,
  ownerId: number,
  { custom_fields: sent }: ValuesInput,
): Promise<void> {
  await lockOwner(transaction, scope, own, ownerId);
  const ids = sent.map(({ custom_field_id }) => custom_field_id);
  const fields = await rowsOf<FieldRow>(
    transaction,
    sql`select id, type, multiple, (
      select coalesce(json_agg(json_build_object('id', variable.id)), '[]'::json) from custom_field_variables variable
      where variable.company_id = ${customFields.company_id} and variable.custom_field_id = ${customFields.id}
    ) as variables from ${customFields} where ${ofSubtype(own.subtype, scope)} and ${inArray(customFields.id, ids)}`,
  );
  const known = new Map(fields.map((field) => [field.id, field]));
  const named = await namedFiles(
    transaction,
    scope,
    own,
    sent.filter(({ custom_field_id: id }) => holdsFiles(known.get(id)?.type ?? 'string')),
  );
  const errors: FailureReason[] = [];
  const refuse = (index: number, message: string) => {
    const field = sent[index]?.place ?? `custom_fields.${index}.values`;
    errors.push({ message, field, code: 'invalid' });
  };
  const read = sent.flatMap(({ custom_field_id: id, values }, index) => {
    const field = known.get(id);
    const answer =
      field === undefined || ids.indexOf(id) !== index
        ? { problem: 'Поле не найдено' }
        : readValues({ ...field, files: named }, values, false);
    if ('values' in answer) return [{ id, values: answer.values }];
    refuse(index, answer.problem);
    return [];
  });
  if (errors.length > 0) throw new Failure(422, errors);
  const held = await readOwnerValues(transaction, scope, own, ownerId);
  const shown = await visibleFieldsWith(transaction, scope, held, read);
  for (const { id, values } of read) {
    const index = ids.indexOf(id);
    if (values.length > 0 && !shown.field(id)) refuse(index, notShown);
    else if (!values.every(isOffered(shown))) refuse(index, notOffered);
  }
  if (errors.length > 0) throw new Failure(422, errors);
  const hidden = [...held]
    .filter(([id]) => !ids.includes(id))
    .map(([id, values]) => ({
      id,
      values: shown.field(id) ? values.filter(isOffered(shown)) : [],
    }))
    .filter(({ id, values }) => values.length < (held.get(id)?.length ?? 0));
  await keepFiles(transaction, scope, own, named);
  await replaceValues(transaction, scope, own, ownerId, held, [...read, ...hidden]);
}

const notShown = 'Сначала выберите то, от чего зависит это поле';
const notOffered = 'Сначала выберите то, от чего зависит этот вариант';

export const isOffered =
  (shown: ShownFields) =>
  ({ variable_id: id }: StoredValue): boolean =>
    id === null || shown.variable(id);

type Held = ReadonlyMap<number, readonly HeldValue[]>;

/**
 * Locks the owner against concurrent writes until the transaction ends: neither of two writers would see the other's
 * values.
 */
export async function lockOwner(
  transaction: Transaction,
  { companyId }: Scope,
  { of }: OwnerValues,
  ownerId: number,
): Promise<void> {
  await transaction.execute(
    sql`select 1 from ${of.table} where company_id = ${companyId} and ${of} = ${ownerId} for no key update`,
  );
}

type HeldValue = StoredValue & { id: number; custom_field_id: number };

/** All values of an owner. */
export async function readOwnerValues(
  transaction: Transaction,
  { companyId }: Scope,
  { table, owner }: OwnerValues,
  ownerId: number,
): Promise<Map<number, HeldValue[]>> {
  const rows = await rowsOf<HeldValue>(
    transaction,
    sql`select id, custom_field_id, value, variable_id, file_id, number from ${table}
      where ${table.company_id} = ${companyId} and ${owner} = ${ownerId} order by id`,
  );
  return Map.groupBy(rows, (row) => row.custom_field_id);
}

/** The fields that are shown once the sent values are applied to the stored ones. */
export async function visibleFieldsWith(
  transaction: Transaction,
  scope: Scope,
  held: Held,
  sent: readonly { id: number; values: readonly StoredValue[] }[],
): Promise<ShownFields> {
  const next = new Map<number, readonly StoredValue[]>([
    ...held,
    ...sent.map(({ id, values }) => [id, values] as const),
  ]);
  return visibleFields(await fieldDependencies(transaction, scope), (id) =>
    (next.get(id) ?? []).flatMap(({ variable_id }) => variable_id ?? []),
  );
}

/**
 * Files uploaded for fields of such an owner, or the company's own. Files made for one person, such as exports, are
 * excluded.
 */
function namedFiles(
  transaction: Transaction,
  { companyId }: Scope,
  own: OwnerValues,
  sent: readonly { values: readonly (string | number)[] }[],
): Promise<{ id: number; mime_type: string }[]> {
  const ids = sent
    .flatMap(({ values }) => values.map(String))
    .filter((value) => /^\d{1,9}$/.test(value))
    .map(Number);
  if (ids.length === 0) return Promise.resolve([]);
  return transaction
    .select({ id: files.id, mime_type: files.mime_type })
    .from(files)
    .where(
      and(
        eq(files.company_id, companyId),
        inArray(files.id, ids),
        inArray(files.purpose, ['company', own.filePurpose]),
        sql`coalesce(${files.expires_at} > now(), true)`,
      ),
    );
}

/** Makes files that values reference permanent. */
async function keepFiles(
  transaction: Transaction,
  { companyId }: Scope,
  own: OwnerValues,
  named: readonly { id: number }[],
): Promise<void> {
  if (named.length === 0) return;
  await transaction
    .update(files)
    .set({ expires_at: null })
    .where(
      and(
        eq(files.company_id, companyId),
        eq(files.purpose, own.filePurpose),
        inArray(
          files.id,
          named.map(({ id }) => id),
        ),
      ),
    );
}

/** Writes only the differences, for all fields together, so that the history has them in one entry. */
export async function replaceValues(
  transaction: Transaction,
  { companyId }: Scope,
  { table, owner }: OwnerValues,
  ownerId: number,
  held: Held,
  fields: readonly { id: number; values: readonly StoredValue[] }[],
): Promise<void> {
  const changes = fields.map((field) => {
    const before = held.get(field.id) ?? [];
    const gone = before.filter((row) => !field.values.some((value) => value.value === row.value));
    const fresh = field.values.filter((value) => !before.some((row) => row.value === value.value));
    return {
      changed: fresh
        .slice(0, gone.length)
        .map((value, index) => ({ ...value, id: gone[index]?.id })),
      added: fresh.slice(gone.length).map((value) => ({ ...value, custom_field_id: field.id })),
      gone: gone.slice(fresh.length).map((row) => row.id),
    };
  });
  const rows = (all: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb)`;
  const gone = changes.flatMap((change) => change.gone);
  if (gone.length > 0) {
    await transaction.execute(
      sql`delete from ${table} where ${table.company_id} = ${companyId} and ${inArray(table.id, gone)}`,
    );
  }
  const changed = changes.flatMap((change) => change.changed);
  if (changed.length > 0) {
    await transaction.execute(
      sql`update ${table} set value = next.value, variable_id = next.variable_id, file_id = next.file_id, number = next.number
        from ${rows(changed)} as next (id integer, value text, variable_id integer, file_id integer, number bigint)
        where ${table.company_id} = ${companyId} and ${table.id} = next.id`,
    );
  }
  const added = changes.flatMap((change) => change.added);
  if (added.length > 0) {
    await transaction.execute(
      sql`insert into ${table} (company_id, ${sql.identifier(owner.name)}, custom_field_id, value, variable_id, file_id, number)
        select ${companyId}::integer, ${ownerId}::integer, next.* from ${rows(added)}
          as next (custom_field_id integer, value text, variable_id integer, file_id integer, number bigint)`,
    );
  }
}
