// The custom fields of a user: all of them with what they hold.
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../kit/database.ts';
import type { Row } from '../kit/list.ts';
import type { Selection } from '../kit/list/parameters.ts';
import type { Asker, Scope } from '../kit/permissions.ts';
import { belongsTo, fieldsOf, record, selectList } from '../kit/record.ts';
import { wholeRecord } from '../kit/resource.ts';
import { fileRecord } from '../media/index.ts';
import { customFieldRecord } from './custom-fields/fields.ts';
import { customFields, customFieldUserValues } from './tables.ts';
import { unheldTypes } from './values.ts';

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
export const ofUsers = ({ companyId }: Pick<Asker, 'companyId'>): SQL =>
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
): Promise<Row[]> =>
  rowsOf<Row>(transaction, fieldsHeldBy(sql`${userId}`, scope, variablesWithDependents));

/** The same as a value of the user's row, without what variables bring: for a hundred users that is looked up too often. */
export const fieldsWithValuesOf = (userId: SQLWrapper, asker: Asker): SQL =>
  sql`(select coalesce(json_agg(row_to_json(field) order by field.name, field.id), '[]'::json) from (${fieldsHeldBy(userId, asker, wholeRecord)}) as field)`;

const variablesWithDependents = {
  ...wholeRecord,
  with: { dependent_custom_fields: wholeRecord, dependent_variables: wholeRecord },
};

/** The variables are there, and are not counted once more for each user. */
const uncounted = [
  ...Object.keys(customFieldRecord.columns),
  ...Object.keys(customFieldRecord.computed),
].filter((name) => name !== 'variables_count');

function fieldsHeldBy(userId: SQLWrapper, asker: Asker, variables: Selection): SQL {
  const fields = fieldsOf(
    customFieldRecord,
    customFields,
    { ...wholeRecord, columns: uncounted, with: { custom_field_variables: variables } },
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
  const rows = sql`select ${selectList([...fields, ['values', values]])} from ${customFields} where ${ofUsers(asker)}`;
  return sql`select described.*, json_array_length(described.custom_field_variables) as variables_count
    from (${rows}) as described order by described.name, described.id`;
}
