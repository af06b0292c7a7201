// Declares custom fields, their variables, their values for users, and forms.
import { randomUUID } from 'node:crypto';
import {
  startBitrixServer,
  type BitrixServer,
} from '../../../../api/testing/servers/bitrix-server.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedExport } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import { isMarked, secretMark } from '../../school/secrets.ts';
import type { Writer } from '../../school/writing.ts';
import {
  answerForm,
  createField,
  describeRoles,
  failDelivery,
  fillCourseValue,
  fillUserValue,
  isOutsideForms,
  ofCourses,
  ofTexts,
  ofVariables,
} from './records.ts';

const fields = '/api/companies/{companyId}/custom_fields';
const forms = '/api/companies/{companyId}/forms';
const ofOneVariable = `DELETE ${fields}/{custom_field_id}/custom_field_variables/{id}`;
const formFields = `${forms}/{form_id}/form_fields`;

/** The field with values for users. */
const filledIn = (row: Row): boolean => ofTexts(row) && isMarked(row['description']);
/** Shown only for a variable, so no user has a value. */
const isBrought = ({ type }: Row): boolean => type === 'text';
const holdsMark = ({ type }: Row): boolean => type === 'hidden';

/** Answers sent by a caller and not by the demo school's users. */
const sentHere = ({ page }: Row): boolean => isMarked(page);

const fieldReaders = ['users_show', 'users_welcome', 'company_settings', 'crm_show'] as const;

let bitrix: BitrixServer;

export const domain: DomainDeclaration = {
  tags: ['Custom fields', 'Bitrix24', 'Forms', 'Form webhooks'],
  menuPages: {
    'custom-fields': [
      { query: 'customFieldListRouteQuery', variables: () => ({ filter: { subtype: 'USER' } }) },
    ],
    forms: [{ query: 'formListRouteQuery' }],
  },
  records: {
    [`POST ${fields}`]: ({ text }) => [
      { name: text('name'), type: 'list', variables: [text('variable')] },
      { name: text('name'), description: text('description'), type: 'string' },
      { name: text('name'), type: 'list_bitrix' },
      { name: text('name'), description: text('description'), type: 'string', subtype: 'course' },
    ],
    // A form with a custom field that grants a role.
    [`POST ${forms}`]: ({ text, word, record }) => [
      {
        name: text('name'),
        type: 'register',
        title: word,
        webhook: `https://${word}.test/`,
        role_id: record('roles'),
        fields: [
          {
            ref: 'own',
            type: 'custom_field',
            custom_field_id: record('custom_fields', ofVariables),
            hint: word,
          },
          { ref: 'mark', type: 'hidden', value: word },
        ],
      },
    ],
    [`POST ${formFields}`]: ({ word }) => [{ type: 'description', text: word }],
  },
  writes: [
    fillUserValue,
    connectBitrix,
    createField,
    answerForm,
    failDelivery,
    (writer) => finishedExport(writer, 'form_answers'),
  ],
  finalWrites: async (writer) => {
    await describeRoles(writer);
    await fillCourseValue(writer);
  },
  sharedRows: {
    // A role shows which forms grant it.
    forms: (_, may) => may('users_show') || may('company_settings'),
    // Users who invite see the fields; users who see users or courses see the values.
    form_fields: (_, may) => may('company_settings'),
    custom_fields: (row, may) =>
      fieldReaders.some(may) ||
      (ofCourses(row) && (may('courses_show_all') || may('courses_show_my'))),
    custom_field_variables: (_, may) => fieldReaders.some(may),
    custom_field_user_values: (_, may) => may('users_show'),
    // Shown with the course only.
    custom_field_course_values: (_, may) => may('courses_show_all') || may('courses_show_my'),
  },
  services: async () => {
    bitrix = await startBitrixServer();
    bitrix.lists.set('17', new Map([['1', 'Реклама']]));
    bitrix.contacts.push({ ID: '17', NAME: 'Ирина', LAST_NAME: 'Ветрова' });
    return { PRIVATE_NETWORKS: '127.0.0.1' };
  },
  texts: { ref: (number) => `field-${number}`, field: (number) => `field-${number}` },
  namedValues: ({ record, row }) => {
    const file_name = row('jobs', ({ kind }) => kind === 'form_answers_export')['file_name'];
    const unusedField = record('custom_fields', isOutsideForms);
    const ofUnusedField = (variable: Row): boolean => variable['custom_field_id'] === unusedField;
    return {
      form_id: Number(row('form_fields')['form_id']),
      'answers.form_id': Number(row('form_answers', sentHere)['form_id']),
      form: record('forms'),
      field_id: record('form_fields'),
      form_answers_id: record('form_answers', sentHere),
      field: `${record('form_fields', holdsMark)}:contains:${secretMark}`,
      'form_answers_file.file_name': file_name,
      'form_answer_export.file_name': file_name,
      custom_field_id: record('custom_fields', ofVariables),
      // A field that no form's condition uses.
      [`${ofOneVariable}.custom_field_id`]: unusedField,
      [`${ofOneVariable}.id`]: record('custom_field_variables', ofUnusedField),
      'GET /api/companies/{companyId}/course_custom_fields/{id}.id': record(
        'custom_fields',
        ofCourses,
      ),
      custom_field: `${record('custom_fields', filledIn)}:contains:${secretMark}`,
      'courses.custom_field': `${record('custom_fields', ofCourses)}:contains:${secretMark}`,
    };
  },
  bodies: {
    [`POST ${forms}`]: ({ text }) => [{ name: text('name'), type: 'free' }],
    [`POST /api/companies/{companyId}/form_answers_download`]: () => [{ format: 'csv' }],
    [`POST ${formFields}`]: ({ word }) => [{ type: 'description', text: word }],
    [`POST ${formFields}/add_basic_fields`]: () => [{ field: 'line' }],
    [`PUT ${forms}/{id}`]: ({ word }) => [{ title: word }],
    [`PUT ${formFields}/{id}`]: ({ word }) => [{ hint: word }],
    [`POST ${formFields}/multi_update`]: ({ record }) => [
      { form_fields: [{ id: record('form_fields'), sort: 1 }] },
    ],
    'POST /api/companies/{companyId}/course_custom_fields/multi_create': ({ text }) => [
      { course_custom_fields: [{ name: text('name'), type: 'string' }] },
    ],
    'POST /api/companies/{companyId}/course_custom_fields/multi_update': ({ record, word }) => [
      { course_custom_fields: [{ id: record('custom_fields', ofCourses), name: word }] },
    ],
    // A field keeps its variables.
    [`PUT ${fields}/{id}`]: ({ word }) => [{ name: word }],
    [`POST ${fields}/{custom_field_id}/custom_field_variables/multi_creation`]: ({ text }) => [
      { values: [text('value')] },
    ],
    [`POST ${fields}/{custom_field_id}/custom_field_variables/multi_sort`]: ({ record }) => [
      {
        custom_field_variable_ids: [
          record(
            'custom_field_variables',
            (row) => row['custom_field_id'] === record('custom_fields', ofVariables),
          ),
        ],
      },
    ],
    ...Object.fromEntries(
      ['attach', 'detach'].map((verb) => [
        `POST /api/companies/{companyId}/custom_field_variables/{id}/${verb}`,
        ({ record }: ValueGenerator) => [
          { dependent_custom_fields: [record('custom_fields', isBrought)] },
        ],
      ]),
    ),
    [`POST ${fields}/bitrix_sync`]: ({ record }) => [
      {
        custom_field_id: record('custom_fields', ({ type }) => type === 'list_bitrix'),
        field_list_bitrix_id: '17',
      },
    ],
    'POST /api/companies/{companyId}/users/{id}/store_custom_field_values': ({ record, word }) => [
      { custom_fields: [{ custom_field_id: record('custom_fields', filledIn), values: [word] }] },
    ],
    // The list has no search.
    'POST /api/companies/{companyId}/form_webhook_deliveries/resend': ({ record }) => [
      { form_webhook_deliveries_id: [record('form_webhook_deliveries')] },
    ],
    'POST /api/companies/{companyId}/custom_field_course_values': ({ record, word }) => [
      {
        course_id: record('courses'),
        custom_fields: [{ custom_field_id: record('custom_fields', ofCourses), values: [word] }],
      },
    ],
  },
  inputFields: {
    FormAnswerFieldCondition: ['contains'],
    UpdateCustomFieldInput: ['name'],
    CustomFieldCondition: ['contains'],
  },
  inputValues: {
    'FormAnswerFieldCondition.contains': secretMark,
    'CustomFieldCondition.contains': secretMark,
  },
  idTypes: {
    'ExportFormAnswersInput.ids': 'FormAnswer',
    'CustomFieldCondition.field': 'CustomField',
    'customFieldValues.fields': 'CustomField',
    'customFieldCourseValues.fields': 'CustomField',
    'consequences.variables': 'CustomFieldVariable',
    'customFieldsConsequences.ids': 'CustomField',
    'CourseCustomFieldEdit.id': 'CustomField',
    'SortCustomFieldVariablesInput.variableIds': 'CustomFieldVariable',
    'ChangeFormWebhookSecretInput.id': 'Form',
    'TestFormWebhookInput.id': 'Form',
    'AttachCustomFieldDependentsInput.id': 'CustomFieldVariable',
    'AttachCustomFieldDependentsInput.variableIds': 'CustomFieldVariable',
    'DetachCustomFieldDependentsInput.id': 'CustomFieldVariable',
    'DetachCustomFieldDependentsInput.variableIds': 'CustomFieldVariable',
  },
  publicRoutes: {
    // Browsers get the allowed origins with the form's page.
    'GET /api/public/company/get_form_origins': { status: 200, shows: ['forms'] },
    'POST /api/public/companies/{companyId}/forms/{formId}/visits': { status: 200 },
    'POST /api/public/companies/{companyId}/forms/{formId}/upload_tickets': { status: 422 },
    // A ticket can't be guessed.
    'POST /api/public/form_files/{ticket}': { status: 404, values: { ticket: randomUUID() } },
    'DELETE /api/public/form_files/{ticket}': { status: 404, values: { ticket: randomUUID() } },
  },
  withoutTexts: {
    'GET /api/companies/{companyId}/form_answers_file': 'the name of a file',
    'GET /api/companies/{companyId}/form_answers_download/history': 'names of files',
    'GET /api/companies/{companyId}/bitrix_fields': 'what Bitrix24 calls its fields',
    [`GET ${forms}/{id}/webhook_secret`]: 'the server makes it',
    [`GET ${fields}/{id}/consequences`]: 'numbers, for a field that nobody asks for',
    [`GET ${fields}/consequences`]: 'numbers',
  },
  emptyEvenForOwner: {
    'Company.customFieldsConsequences': 'numbers',
    'Form.webhookSecret': 'the server makes it',
    'Company.bitrixFields': 'what Bitrix24 calls its fields',
  },
  allowedChanges: [
    {
      why: 'anybody may open a form, which is counted',
      covers: ({ table }) => table === 'form_days',
    },
    {
      why: 'what waits for its webhook is tried by the clock; what was given up is not',
      covers: ({ kind, table, columns, row }) =>
        (table === 'form_webhook_attempts' && kind === 'added') ||
        (table === 'form_webhook_deliveries' &&
          row['status'] === 'waiting' &&
          !columns.includes('status')),
    },
  ],
  expectedOwnerFailures: {
    [`DELETE ${fields}/{id}`]: { status: 409, why: 'an invite asks for it' },
    'DELETE /api/companies/{companyId}/form_answers/{id}': {
      status: 404,
      why: 'the route below its form has deleted it before',
    },
  },
};

async function connectBitrix({ create, word }: Writer): Promise<void> {
  await create('/company_integrations', {
    name: word,
    type: 'bitrix24',
    settings: JSON.stringify({ webhook_url: bitrix.webhook }),
  });
}
