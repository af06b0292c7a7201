// Custom fields, what they hold of users, and forms, which no route writes yet.
import { eq } from 'drizzle-orm';
import { formFields, forms } from '../../../api/src/forms/tables.ts';
import { roles } from '../../../api/src/people/tables.ts';
import type { Domain } from '../domain.ts';
import type { Row } from '../rows.ts';
import { isMarked, secretWord } from '../secrets.ts';
import type { Writer } from '../writing.ts';

const fields = '/api/companies/{companyId}/custom_fields';

const ofTexts = ({ type }: Row): boolean => type === 'string';
/** The one that holds something. */
const filledIn = (row: Row): boolean => ofTexts(row) && isMarked(row['description']);
const ofVariables = ({ type }: Row): boolean => type === 'list';

export const domain: Domain = {
  tags: ['Custom fields'],
  records: {
    [`POST ${fields}`]: ({ text }) => [
      { name: text('name'), description: text('description'), type: 'string' },
      { name: text('name'), type: 'list', variables: [text('variable')] },
    ],
  },
  writes: [writeForm, holdValue],
  describes: describeRoles,
  shared: {
    // A role tells which forms give it.
    forms: (_, may) => may('users_show') || may('company_settings'),
    // Whoever invites asks for the fields, and whoever sees users sees what the fields hold of them.
    custom_fields: (_, may) => may('users_show') || may('users_welcome') || may('company_settings'),
    custom_field_variables: (_, may) =>
      may('users_show') || may('users_welcome') || may('company_settings'),
    custom_field_user_values: (_, may) => may('users_show'),
  },
  named: ({ record }) => ({
    custom_field: `${record('custom_fields', filledIn)}:contains:${secretWord}`,
  }),
  bodies: {
    // Variables are the field's own.
    [`PUT ${fields}/{id}`]: ({ word }) => [{ name: word }],
    'POST /api/companies/{companyId}/users/{id}/store_custom_field_values': ({ record, word }) => [
      { custom_fields: [{ custom_field_id: record('custom_fields', filledIn), values: [word] }] },
    ],
  },
  inputFields: { UpdateCustomFieldInput: ['name'], UserCustomFieldCondition: ['contains'] },
  inputValues: { 'UserCustomFieldCondition.contains': secretWord },
  idTypes: { 'UserCustomFieldCondition.field': 'CustomField' },
  ownersFailures: { [`DELETE ${fields}/{id}`]: { status: 409, why: 'an invite asks for it' } },
};

/** A form that asks for a field and gives a role. */
async function writeForm(writer: Writer): Promise<void> {
  const { database, companyId: company_id, word, text, record, remember } = writer;
  const role_id = record('roles');
  const custom_field_id = record('custom_fields', ofVariables);
  await database.system(async (transaction) => {
    const [form] = await transaction
      .insert(forms)
      .values({ company_id, name: text('name'), type: 'register', title: word, role_id })
      .returning();
    if (!form) throw new Error('no form');
    remember('forms', form);
    await transaction
      .insert(formFields)
      .values({ company_id, form_id: form.id, sort: 1, type: 'custom_field', custom_field_id });
  });
}

/** Every role is given by a form. */
async function describeRoles({ database, companyId: company_id, text }: Writer): Promise<void> {
  await database.system(async (transaction) => {
    const ofSchool = await transaction
      .select({ role_id: roles.id })
      .from(roles)
      .where(eq(roles.company_id, company_id));
    const shared = { company_id, name: text('name'), type: 'register' } as const;
    await transaction.insert(forms).values(ofSchool.map(({ role_id }) => ({ ...shared, role_id })));
  });
}

async function holdValue({ record, send, word }: Writer): Promise<void> {
  const custom_field_id = record('custom_fields', ofTexts);
  await send('POST', `/users/${record('users')}/store_custom_field_values`, {
    custom_fields: [{ custom_field_id, values: [word] }],
  });
}
