// The custom fields of a user: reading all of them with what they hold, and storing what was sent.
import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../kit/database.ts';
import { Failure, type FailureReason } from '../kit/errors.ts';
import type { Row } from '../kit/list.ts';
import type { Asker, Scope } from '../kit/permissions.ts';
import { belongsTo, fieldsOf, record, selectList } from '../kit/record.ts';
import { wholeRecord } from '../kit/resource.ts';
import { fileRecord, files } from '../media/index.ts';
import { customFieldRecord } from './records.ts';
import { customFields, customFieldUserValues, type CustomFieldType } from './tables.ts';
import { fileTypes, readValues, unheldTypes, type KeptValue } from './values.ts';

/** What a file of a user's field hangs on. */
export const userFieldFile = 'user_custom_field';

/** What a person reads of a value: of a list the variable's words, of a file its name. */
export const customFieldUserValueRecord = record(customFieldUserValues)({
  name: 'UserCustomFieldValue',
  description: 'A value that a user’s custom field holds.',
  permissions: 'part',
  hidden: ['user_id', 'number'],
  computed: {
    shown: {
      schema: z.string().describe('What a person reads: a variable’s words, a file’s name.'),
      sql: (table) => sql`coalesce(
        (select variable.value from custom_field_variables variable where variable.company_id = ${table.company_id} and variable.id = ${table.variable_id}),
        (select file.file_name from files file where file.company_id = ${table.company_id} and file.id = ${table.file_id}),
        ${table.value})`,
    },
  },
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

/** A field of the company with what it holds of one user. */
export const fieldWithValues = customFieldRecord.schema
  .extend({ values: z.array(customFieldUserValueRecord.schema) })
  .meta({
    id: 'UserCustomField',
    description: 'A custom field, with its variables and what it holds of one user.',
  });

/** The fields of users that hold values. */
const ofUsers = ({ companyId }: Pick<Asker, 'companyId'>): SQL =>
  sql`${and(
    eq(customFields.company_id, companyId),
    eq(customFields.subtype, 'user'),
    sql`${customFields.type} <> all(${sql.param(`{${unheldTypes.join(',')}}`)}::text[])`,
  )}`;

/** Which fields of users there are, by name. */
export function fieldsOfUsers(transaction: Transaction, scope: Scope) {
  const { id, name, type, multiple } = customFields;
  return transaction
    .select({ id, name, type, multiple })
    .from(customFields)
    .where(ofUsers(scope))
    .orderBy(name, id);
}

/** All fields of users, by name, with what they hold of this one. */
export const fieldsWithValues = (
  transaction: Transaction,
  scope: Scope,
  userId: number,
): Promise<Row[]> => rowsOf<Row>(transaction, fieldsHeldBy(sql`${userId}`, scope));

/** The same as a value of the user's row. */
export const fieldsWithValuesOf = (userId: SQLWrapper, asker: Asker): SQL =>
  sql`(select coalesce(json_agg(row_to_json(field) order by field.name, field.id), '[]'::json) from (${fieldsHeldBy(userId, asker)}) as field)`;

function fieldsHeldBy(userId: SQLWrapper, asker: Asker): SQL {
  const fields = fieldsOf(
    customFieldRecord,
    customFields,
    { ...wholeRecord, with: { custom_field_variables: wholeRecord } },
    asker,
  );
  const value = selectList(
    fieldsOf(
      customFieldUserValueRecord,
      customFieldUserValues,
      { ...wholeRecord, with: { file: wholeRecord } },
      asker,
      'held_',
    ),
  );
  const values = sql`(
    select coalesce(json_agg((select row_to_json(object) from (select ${value}) as object) order by ${customFieldUserValues.id}), '[]'::json)
    from ${customFieldUserValues}
    where ${customFieldUserValues.company_id} = ${customFields.company_id} and ${customFieldUserValues.user_id} = ${userId} and ${customFieldUserValues.custom_field_id} = ${customFields.id}
  )`;
  return sql`select ${selectList([...fields, ['values', values]])} from ${customFields} where ${ofUsers(asker)} order by ${customFields.name}, ${customFields.id}`;
}

/** What is stored: the fields that are named; the others stay as they are. */
export const storedValues = z.strictObject({
  custom_fields: z
    .array(
      z.strictObject({
        custom_field_id: z.int32(),
        values: z
          .array(z.union([z.string(), z.number()]))
          .max(1000)
          .describe(
            'None empties the field. Of a list the ids of its variables, of a file the ids of uploaded files.',
          ),
      }),
    )
    .min(1, 'Обязательное поле')
    .max(500, 'Не больше 500 полей за раз')
    .describe('The fields that change.'),
});

interface FieldRow {
  id: number;
  type: CustomFieldType;
  multiple: boolean;
  variables: { id: number }[];
}

/** Throws 422 with all that is wrong, each next to the field's values. */
export async function storeValues(
  transaction: Transaction,
  scope: Scope,
  userId: number,
  { custom_fields: sent }: z.infer<typeof storedValues>,
): Promise<void> {
  const ids = sent.map(({ custom_field_id }) => custom_field_id);
  const fields = await rowsOf<FieldRow>(
    transaction,
    sql`select id, type, multiple, (
      select coalesce(json_agg(json_build_object('id', variable.id)), '[]'::json) from custom_field_variables variable
      where variable.company_id = ${customFields.company_id} and variable.custom_field_id = ${customFields.id}
    ) as variables from ${customFields} where ${ofUsers(scope)} and ${inArray(customFields.id, ids)}`,
  );
  const known = new Map(fields.map((field) => [field.id, field]));
  const named = await namedFiles(
    transaction,
    scope,
    sent.filter(({ custom_field_id: id }) => fileTypes.includes(known.get(id)?.type ?? 'string')),
  );
  const errors: FailureReason[] = [];
  const refuse = (index: number, message: string) =>
    errors.push({ message, field: `custom_fields.${index}.values`, code: 'invalid' });
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
  await keepFiles(transaction, scope, named);
  await replace(transaction, scope, userId, read);
}

/** Uploaded for a field of a user, or the company's own: not what was made for one person, as exports are. */
function namedFiles(
  transaction: Transaction,
  { companyId }: Scope,
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
        inArray(files.purpose, ['company', userFieldFile]),
        sql`coalesce(${files.expires_at} > now(), true)`,
      ),
    );
}

/** A file that a field holds stays. */
async function keepFiles(
  transaction: Transaction,
  { companyId }: Scope,
  named: readonly { id: number }[],
): Promise<void> {
  if (named.length === 0) return;
  await transaction
    .update(files)
    .set({ expires_at: null })
    .where(
      and(
        eq(files.company_id, companyId),
        eq(files.purpose, userFieldFile),
        inArray(
          files.id,
          named.map(({ id }) => id),
        ),
      ),
    );
}

/** Changes no more than differs and all fields at once, so that the history tells in one place what became what. */
async function replace(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  user_id: number,
  fields: readonly { id: number; values: readonly KeptValue[] }[],
): Promise<void> {
  const { id, custom_field_id, value } = customFieldUserValues;
  const held = await transaction
    .select({ id, custom_field_id, value })
    .from(customFieldUserValues)
    .where(
      and(
        eq(customFieldUserValues.company_id, company_id),
        eq(customFieldUserValues.user_id, user_id),
        inArray(
          custom_field_id,
          fields.map((field) => field.id),
        ),
      ),
    )
    .orderBy(id);
  const changes = fields.map((field) => {
    const before = held.filter((row) => row.custom_field_id === field.id);
    const gone = before.filter((row) => !field.values.some((kept) => kept.value === row.value));
    const fresh = field.values.filter((kept) => !before.some((row) => row.value === kept.value));
    const changed = fresh
      .slice(0, gone.length)
      .map((kept, index) => ({ ...kept, row: gone[index] }));
    const added = fresh.slice(gone.length).map((kept) => ({
      ...kept,
      company_id,
      user_id,
      custom_field_id: field.id,
    }));
    return { changed, added, gone: gone.slice(fresh.length).map((row) => row.id) };
  });
  const gone = changes.flatMap((change) => change.gone);
  if (gone.length > 0) {
    await transaction
      .delete(customFieldUserValues)
      .where(and(eq(customFieldUserValues.company_id, company_id), inArray(id, gone)));
  }
  const changed = changes.flatMap((change) => change.changed);
  if (changed.length > 0) {
    const rows = changed.map(
      ({ row, value: next, variable_id, file_id, number }) =>
        sql`(${row?.id}::integer, ${next}::text, ${variable_id}::integer, ${file_id}::integer, ${number}::bigint)`,
    );
    await transaction.execute(
      sql`update ${customFieldUserValues} set value = next.value, variable_id = next.variable_id, file_id = next.file_id, number = next.number
        from (values ${sql.join(rows, sql`, `)}) as next (id, value, variable_id, file_id, number)
        where ${customFieldUserValues.company_id} = ${company_id} and ${id} = next.id`,
    );
  }
  const added = changes.flatMap((change) => change.added);
  if (added.length > 0) await transaction.insert(customFieldUserValues).values(added);
}
