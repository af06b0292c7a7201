// The records of forms and form fields.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { belongsTo, hasMany, record } from '../kit/records/record.ts';
import { conditionSchema } from './builder/form-rules.ts';
import { customFieldRecord } from './custom-fields/custom-fields.ts';
import { answersCount, stateOf } from './limits/form-state.ts';
import { formStates } from './limits/limit-rules.ts';
import { roles } from '../people/tables.ts';
import { formFields, forms } from './tables.ts';

const settings = { all: 'company_settings' } as const;

export const formFieldRecord = record(formFields)({
  name: 'FormField',
  description: 'A field of a form, or a text between fields.',
  permissions: 'part',
  version: 'row',
  hidden: ['condition'],
  order: 'sort',
  computed: {
    condition: {
      schema: conditionSchema
        .nullable()
        .describe('The condition on which it is shown; null: always.'),
      sql: (table) => sql`${table.condition}`,
    },
  },
  relations: { custom_field: belongsTo(() => customFieldRecord, 'custom_field_id') },
});

export const formRecord = record(forms)({
  name: 'Form',
  description: 'A form, for registration, course orders and other purposes.',
  permissions: { read: settings, create: settings, update: settings, delete: settings },
  short: ['name'],
  history: { type: 'forms', names: { role_id: { in: roles, by: 'name' } } },
  hidden: ['updated_at'],
  order: 'name',
  computed: {
    fields_count: {
      schema: z.int().describe('Number of fields, including texts between them.'),
      sql: (table) =>
        sql`(select count(*)::integer from form_fields field where field.company_id = ${table.company_id} and field.form_id = ${table.id})`,
    },
    answers_count: {
      schema: z.int().describe('Number of answers.'),
      sql: answersCount,
    },
    state: {
      schema: z.enum(formStates).describe('Whether it accepts answers now.'),
      sql: stateOf,
    },
  },
  attached: {
    // Role records reference forms, so a relation in the other direction would make the records circular.
    role: {
      schema: z
        .object({ id: z.int(), name: z.string() })
        .meta({ id: 'FormRole', description: 'The role that a form gives.' })
        .nullable(),
      sql: (table) =>
        sql`(select json_build_object('id', role.id, 'name', role.name) from roles role where role.company_id = ${table.company_id} and role.id = ${table.role_id})`,
    },
  },
  relations: {
    fields: hasMany(() => formFieldRecord, 'form_id'),
  },
});
