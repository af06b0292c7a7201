// The form of registration: a company's own, or the built-in one, with what an invite asks for besides.
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { customFieldTypes, formFieldTypes, forms } from '../../forms/tables.ts';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';

/** The form that every company has: it needs no row. People come by it with an invite alone. */
export const builtInCode = 'registration';

const field = z
  .object({
    id: z
      .int()
      .nullable()
      .describe('Null for a field that only the invite or the built-in form has.'),
    key: z
      .string()
      .describe('Under which the value is sent: the type of a built-in field, else an id.'),
    sort: z.int(),
    type: z.enum(formFieldTypes),
    required: z.boolean(),
    text: z.string().nullable(),
    custom_field: z
      .object({
        id: z.int(),
        name: z.string(),
        prompt: z.string().nullable(),
        type: z.enum(customFieldTypes),
        multiple: z.boolean(),
        variables: z.array(
          z
            .object({ id: z.int(), value: z.string() })
            .meta({ id: 'RegistrationVariable', description: 'A choice of a list.' }),
        ),
      })
      .meta({ id: 'RegistrationCustomField', description: 'A custom field as a form asks for it.' })
      .nullable(),
  })
  .meta({ id: 'RegistrationField', description: 'A field of a registration form.' });

export const registrationFormSchema = z
  .object({
    id: z.int().nullable().describe('Null for the built-in form.'),
    code: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    button_name: z.string().nullable(),
    needs_invite: z.boolean(),
    social_network_login: z
      .boolean()
      .describe('Whether people come by it through the company’s sign-in services too.'),
    company: z
      .object({ id: z.int(), name: z.string(), code: z.string() })
      .meta({ id: 'RegistrationCompany', description: 'A company as everybody may know it.' }),
    fields: z.array(field),
    invite: z
      .object({
        name: z.string(),
        description: z.string().nullable(),
        refusal: z
          .string()
          .nullable()
          .describe('Why it does not work, in Russian; null when it does.'),
      })
      .meta({ id: 'RegistrationInvite', description: 'An invite as whoever has its link sees it.' })
      .nullable()
      .describe('The invite of the address; null without one, or when there is no such.'),
  })
  .meta({ id: 'RegistrationForm', description: 'What a person fills in to come to a company.' });

export type RegistrationField = z.infer<typeof field>;

export interface Form {
  id: number | null;
  code: string | null;
  title: string | null;
  description: string | null;
  button_name: string | null;
  role_id: number | null;
  create_user: boolean;
  social_network_login: boolean;
  fields: RegistrationField[];
}

const builtIn = (type: 'name' | 'surname' | 'email', sort: number, required: boolean) => ({
  id: null,
  key: type,
  sort,
  type,
  required,
  text: null,
  custom_field: null,
});

const builtInForm: Form = {
  id: null,
  code: builtInCode,
  title: null,
  description: null,
  button_name: null,
  role_id: null,
  create_user: true,
  // Nobody comes by it without an invite, and whoever has one may.
  social_network_login: true,
  fields: [builtIn('name', 1, true), builtIn('surname', 2, false), builtIn('email', 3, true)],
};

/** A form of the company by its id or code. Throws 404. Runs as the system, since whoever comes is nobody yet. */
export async function findForm(
  transaction: Transaction,
  companyId: number,
  idOrCode: string,
): Promise<Form> {
  const id = /^\d{1,9}$/.test(idOrCode) ? Number(idOrCode) : 0;
  const [form] = await transaction
    .select()
    .from(forms)
    .where(and(eq(forms.company_id, companyId), or(eq(forms.id, id), eq(forms.code, idOrCode))));
  if (form === undefined) {
    if (idOrCode === builtInCode) return builtInForm;
    throw notFound('Форма не найдена');
  }
  const fields = await rowsOf<RegistrationField>(
    transaction,
    sql`select field.id, case when field.type = 'custom_field' then field.id::text else field.type end as key,
        field.sort, field.type, field.required or field.type in ('name', 'email') as required, field.text,
        ${customFieldJson(sql`field.company_id`, sql`field.custom_field_id`)} as custom_field
      from form_fields field where field.company_id = ${companyId} and field.form_id = ${form.id}
      order by field.sort, field.id`,
  );
  return { ...form, fields };
}

/** What the invite asks for besides. */
export function fieldsOfInvite(
  transaction: Transaction,
  companyId: number,
  inviteId: number,
): Promise<RegistrationField[]> {
  return rowsOf<RegistrationField>(
    transaction,
    sql`select null::integer as id, 'custom_field_' || asked.custom_field_id as key, 1000 as sort,
        'custom_field' as type, asked.required, null::text as text,
        ${customFieldJson(sql`asked.company_id`, sql`asked.custom_field_id`)} as custom_field
      from invite_custom_fields asked
      where asked.company_id = ${companyId} and asked.invite_id = ${inviteId}
      order by asked.custom_field_id`,
  );
}

const customFieldJson = (companyId: SQL, id: SQL): SQL => sql`(
  select json_build_object('id', own.id, 'name', own.name, 'prompt', own.prompt, 'type', own.type, 'multiple', own.multiple, 'variables', (
    select coalesce(json_agg(json_build_object('id', variable.id, 'value', variable.value) order by variable.id), '[]'::json)
    from custom_field_variables variable where variable.company_id = own.company_id and variable.custom_field_id = own.id
  )) from custom_fields own where own.company_id = ${companyId} and own.id = ${id}
)`;
