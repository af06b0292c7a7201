// The registration form: one of the company or the built-in one, with the fields that an invite adds.
import { fieldTypes } from '@kafedra/common/fields';
import {
  fieldWidths,
  formFieldTypes,
  frontTemplates,
  hiddenParameters,
  type Condition,
} from '@kafedra/common/forms';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { conditionSchema, formStates, isForm, stateOf, type FormState } from '../../forms/index.ts';
import { forms, listShowTypes } from '../../forms/tables.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';

/** The code of the built-in form, which has no row. It can be used with an invite only. */
export const builtInCode = 'registration';

const field = z
  .object({
    id: z
      .int()
      .nullable()
      .describe('Null for a field that only the invite or the built-in form has.'),
    key: z
      .string()
      .describe('Under which the value is sent: the type of what an account needs, else an id.'),
    sort: z.int(),
    type: z.enum(formFieldTypes),
    required: z.boolean(),
    text: z.string().nullable(),
    label: z.string().nullable(),
    hint: z.string().nullable(),
    width: z.enum(fieldWidths),
    parameter: z
      .enum(hiddenParameters)
      .nullable()
      .describe('The part of the page’s address that a hidden field holds.'),
    value: z
      .string()
      .nullable()
      .describe('What a hidden field holds where the address does not say it.'),
    condition: conditionSchema
      .nullable()
      .describe(
        'When the field is shown, by the answers to others, named by their keys; always when null. One that is not is neither needed nor kept. What belongs to a section is shown with it.',
      ),
    custom_field: z
      .object({
        id: z.int(),
        name: z.string(),
        prompt: z.string().nullable(),
        type: z.enum(fieldTypes),
        multiple: z.boolean(),
        takes_files: z
          .boolean()
          .describe('Whether files are uploaded for it, and sent by their tickets.'),
        list_show_type: z.enum(listShowTypes),
        variables: z.array(
          z
            .object({
              id: z.int(),
              value: z.string(),
              dependent_custom_field_ids: z
                .array(z.int())
                .describe(
                  'Fields that show only while one of the variables that name them is chosen.',
                ),
              dependent_variable_ids: z
                .array(z.int())
                .describe('Variables of other fields that are offered only then.'),
            })
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
    front_template: z.enum(frontTemplates).describe('How the page looks.'),
    needs_invite: z.boolean(),
    state: z
      .enum(formStates)
      .describe('Whether it is taken at this moment. One that is not has no fields.'),
    state_text: z.string().nullable().describe('What stands in its place then.'),
    opens_at: z.iso.datetime().nullable().describe('When it opens, of one that is still to.'),
    sender: z
      .object({ name: z.string(), surname: z.string().nullable(), email: z.string().nullable() })
      .meta({ id: 'RegistrationSender', description: 'Whoever looks at a form, signed in.' })
      .nullable()
      .describe(
        'Whose session the call has, of members of the company and of those who `joins` brings there: an answer is theirs, and makes no account. Null with an invite.',
      ),
    joins: z
      .boolean()
      .describe('Whether the sender is no member yet, and becomes one with the account they have.'),
    create_user: z
      .boolean()
      .describe('Whether whoever sends it gets an account: it asks for a password too.'),
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
        description: z.string().nullable().describe('Rich text: canonical HTML.'),
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

/** A field with the properties that visitors must not see. */
export interface AskedField extends Omit<RegistrationField, 'custom_field'> {
  /** Its name within the form, with which answers are stored. */
  ref: string;
  custom_field: (NonNullable<RegistrationField['custom_field']> & { subtype: string }) | null;
}

/** The public properties of the fields. */
export const toldOf = (fields: readonly AskedField[]): RegistrationField[] =>
  z.array(field).parse(fields);

export interface Form {
  id: number | null;
  code: string | null;
  title: string | null;
  description: string | null;
  button_name: string | null;
  front_template: (typeof frontTemplates)[number];
  role_id: number | null;
  create_user: boolean;
  social_network_login: boolean;
  success_text: string | null;
  redirect_url: string | null;
  state: FormState;
  opens_at: string | null;
  text_before: string | null;
  text_after: string | null;
  text_full: string | null;
  fields: AskedField[];
}

const unsaid = {
  text: null,
  label: null,
  hint: null,
  width: 'whole',
  parameter: null,
  value: null,
  condition: null,
} as const;

const builtIn = (type: 'name' | 'surname' | 'email', sort: number, required: boolean) => ({
  id: null,
  ref: type,
  key: type,
  sort,
  type,
  required,
  ...unsaid,
  custom_field: null,
});

const builtInForm: Form = {
  id: null,
  code: builtInCode,
  title: null,
  description: null,
  button_name: null,
  front_template: 'card',
  role_id: null,
  create_user: true,
  // The form needs an invite, and invited people may register through other services.
  social_network_login: true,
  success_text: null,
  redirect_url: null,
  state: 'open',
  opens_at: null,
  text_before: null,
  text_after: null,
  text_full: null,
  fields: [builtIn('name', 1, true), builtIn('surname', 2, false), builtIn('email', 3, true)],
};

/**
 * A form of the company by its id or code. Throws 404. Runs as the system role, because the visitor has no account yet.
 */
export async function findForm(
  transaction: Transaction,
  companyId: number,
  idOrCode: string,
): Promise<Form> {
  const [form] = await transaction
    .select({ ...getTableColumns(forms), state: stateOf(forms) })
    .from(forms)
    .where(and(eq(forms.company_id, companyId), isForm(idOrCode)));
  if (form === undefined) {
    if (idOrCode === builtInCode) return builtInForm;
    throw notFound('Форма не найдена');
  }
  const fields = await rowsOf<AskedField>(
    transaction,
    sql`select field.id, field.ref, case when field.type in ('name', 'surname', 'email') then field.type else field.id::text end as key,
        field.sort, field.type, field.required, field.text, field.label,
        field.hint, field.width, field.parameter, field.value, field.condition,
        ${customFieldJson(sql`field.company_id`, sql`field.custom_field_id`)} as custom_field
      from form_fields field where field.company_id = ${companyId} and field.form_id = ${form.id}
      order by field.sort, field.id`,
  );
  const keys = new Map(fields.map(({ ref, key }) => [ref, key]));
  return {
    ...form,
    fields: fields.map((field) => ({
      ...field,
      condition: field.condition && withKeys(field.condition, keys),
    })),
  };
}

/** The condition with public keys in place of the internal names of fields. */
const withKeys = (
  { match, rules }: Condition,
  keys: ReadonlyMap<string, string>,
): RegistrationField['condition'] => ({
  match,
  rules: rules.map((rule) => ({ ...rule, field: keys.get(rule.field) ?? rule.field })),
});

/** The additional fields of an invite. */
export function fieldsOfInvite(
  transaction: Transaction,
  companyId: number,
  inviteId: number,
): Promise<AskedField[]> {
  return rowsOf<AskedField>(
    transaction,
    sql`select null::integer as id, 'custom_field_' || asked.custom_field_id as ref, 'custom_field_' || asked.custom_field_id as key, 1000 as sort,
        'custom_field' as type, asked.required, null::text as text, null::text as label, null::text as hint,
        'whole' as width, null::text as parameter, null::text as value, null::json as condition,
        ${customFieldJson(sql`asked.company_id`, sql`asked.custom_field_id`)} as custom_field
      from invite_custom_fields asked
      where asked.company_id = ${companyId} and asked.invite_id = ${inviteId}
      order by asked.custom_field_id`,
  );
}

const customFieldJson = (companyId: SQL, id: SQL): SQL => sql`(
  select json_build_object('id', own.id, 'name', own.name, 'prompt', own.prompt, 'type', own.type, 'subtype', own.subtype, 'multiple', own.multiple, 'takes_files', own.type in ('file', 'image', 'avatar'), 'list_show_type', own.list_show_type, 'variables', (
    select coalesce(json_agg(json_build_object('id', variable.id, 'value', variable.value,
      'dependent_custom_field_ids', (select coalesce(json_agg(brought.custom_field_id order by brought.custom_field_id), '[]'::json) from variable_dependent_fields brought
        where brought.company_id = variable.company_id and brought.variable_id = variable.id),
      'dependent_variable_ids', (select coalesce(json_agg(brought.dependent_variable_id order by brought.dependent_variable_id), '[]'::json) from variable_dependent_variables brought
        where brought.company_id = variable.company_id and brought.variable_id = variable.id)
    ) order by variable.sort, variable.id), '[]'::json)
    from custom_field_variables variable where variable.company_id = own.company_id and variable.custom_field_id = own.id
  )) from custom_fields own where own.company_id = ${companyId} and own.id = ${id}
)`;
