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
      .describe('Key of the submitted value: the type for fields of the account, otherwise an id.'),
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
      .describe('The parameter of the page’s URL that a hidden field takes.'),
    value: z
      .string()
      .nullable()
      .describe('The value of a hidden field if the URL does not have the parameter.'),
    condition: conditionSchema
      .nullable()
      .describe(
        'The condition on which the field is shown, by answers to other fields, named by their keys; null: always. A field that is not shown is neither required nor stored. Fields of a section are shown with it.',
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
          .describe('Whether its values are uploaded files, submitted by their tickets.'),
        list_show_type: z.enum(listShowTypes),
        variables: z.array(
          z
            .object({
              id: z.int(),
              value: z.string(),
              dependent_custom_field_ids: z
                .array(z.int())
                .describe(
                  'Fields that are shown only while one of the options that name them is chosen.',
                ),
              dependent_variable_ids: z
                .array(z.int())
                .describe('Options of other fields that are offered only then.'),
            })
            .meta({ id: 'RegistrationVariable', description: 'An option of a list.' }),
        ),
      })
      .meta({ id: 'RegistrationCustomField', description: 'A custom field of a form.' })
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
    front_template: z.enum(frontTemplates).describe('The appearance of the page.'),
    needs_invite: z.boolean(),
    state: z
      .enum(formStates)
      .describe('Whether it accepts answers now. A form that does not has no fields.'),
    state_text: z
      .string()
      .nullable()
      .describe('Text to show instead of the form if it is not open; otherwise null.'),
    opens_at: z.iso
      .datetime()
      .nullable()
      .describe('When it opens, if it has not opened yet; otherwise null.'),
    sender: z
      .object({ name: z.string(), surname: z.string().nullable(), email: z.string().nullable() })
      .meta({ id: 'RegistrationSender', description: 'The signed-in user who views a form.' })
      .nullable()
      .describe(
        'The signed-in user, if they are a member of the company or would join it (`joins`): the answer is theirs, and no account is created. Null with an invite.',
      ),
    joins: z
      .boolean()
      .describe('Whether the sender is not a member yet and becomes one with their account.'),
    create_user: z
      .boolean()
      .describe('Whether submitting it creates an account, which requires a password.'),
    social_network_login: z
      .boolean()
      .describe('Whether people can also join by it through the company’s sign-in services.'),
    company: z
      .object({ id: z.int(), name: z.string(), code: z.string() })
      .meta({ id: 'RegistrationCompany', description: 'The public data of a company.' }),
    fields: z.array(field),
    invite: z
      .object({
        name: z.string(),
        description: z.string().nullable().describe('Rich text: canonical HTML.'),
        refusal: z
          .string()
          .nullable()
          .describe('Why it does not work, in Russian; null if it does.'),
      })
      .meta({ id: 'RegistrationInvite', description: 'An invite, as people with its link see it.' })
      .nullable()
      .describe('The invite of the query; null if there is none or it does not exist.'),
  })
  .meta({
    id: 'RegistrationForm',
    description: 'The form that a person fills in to join a company.',
  });

export type RegistrationField = z.infer<typeof field>;

/** A field with the properties that visitors must not see. */
export interface StoredField extends Omit<RegistrationField, 'custom_field'> {
  /** Its name within the form, with which answers are stored. */
  ref: string;
  custom_field: (NonNullable<RegistrationField['custom_field']> & { subtype: string }) | null;
}

/** The public properties of the fields. */
export const publicFields = (fields: readonly StoredField[]): RegistrationField[] =>
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
  fields: StoredField[];
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
  const fields = await rowsOf<StoredField>(
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
): Promise<StoredField[]> {
  return rowsOf<StoredField>(
    transaction,
    sql`select null::integer as id, 'custom_field_' || invite_field.custom_field_id as ref, 'custom_field_' || invite_field.custom_field_id as key, 1000 as sort,
        'custom_field' as type, invite_field.required, null::text as text, null::text as label, null::text as hint,
        'whole' as width, null::text as parameter, null::text as value, null::json as condition,
        ${customFieldJson(sql`invite_field.company_id`, sql`invite_field.custom_field_id`)} as custom_field
      from invite_custom_fields invite_field
      where invite_field.company_id = ${companyId} and invite_field.invite_id = ${inviteId}
      order by invite_field.custom_field_id`,
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
