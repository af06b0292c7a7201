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
export async function fieldsWithValues(
  transaction: Transaction,
  scope: Scope,
  userId: number,
): Promise<Row[]> {
  const held = fieldsHeldBy(sql`${userId}`, scope, variablesWithDependents);
  const [row] = await rowsOf<{ fields: Row[] }>(transaction, sql`select ${held} as fields`);
  return row?.fields ?? [];
}

/** The same as a value of the user's row, without what variables bring. */
export const fieldsWithValuesOf = (userId: SQLWrapper, asker: Asker): SQL =>
  fieldsHeldBy(userId, asker, wholeRecord);

const variablesWithDependents = {
  ...wholeRecord,
  with: { dependent_custom_fields: wholeRecord, dependent_variables: wholeRecord },
};

/** The fields are the same for every user: named by no row, they are looked up once for all the users of a page. */
function fieldsHeldBy(userId: SQLWrapper, asker: Asker, variables: Selection): SQL {
  const field = selectList(
    fieldsOf(
      customFieldRecord,
      customFields,
      { ...wholeRecord, with: { custom_field_variables: variables } },
      asker,
    ),
  );
  const fields = sql`(
    select jsonb_agg(to_jsonb(described) order by described.name, described.id)
    from (select ${field} from ${customFields} where ${ofUsers(asker)}) as described
  )`;
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
    select coalesce(jsonb_agg((select to_jsonb(object) from (select ${value}) as object) order by ${customFieldUserValues.id}), '[]'::jsonb)
    from ${customFieldUserValues}
    where ${customFieldUserValues.company_id} = ${asker.companyId} and ${customFieldUserValues.user_id} = ${userId} and ${customFieldUserValues.custom_field_id} = (field.described ->> 'id')::int
  )`;
  return sql`(
    select coalesce(jsonb_agg(field.described || jsonb_build_object('values', ${values}) order by field.position), '[]'::jsonb)
    from jsonb_array_elements(${fields}) with ordinality as field (described, position)
  )`;
}
