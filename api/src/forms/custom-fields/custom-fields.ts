// Custom fields of a company (specification A, sections 3 and 7).
import { fieldTypes } from '@kafedra/common/fields';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { invalid } from '../../kit/http/errors.ts';
import { filter, nameFilter, unknownValue } from '../../kit/lists/filters.ts';
import { hasMany, manyToMany, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { customFields, customFieldVariables } from '../tables.ts';
import { variableDependentFields, variableDependentVariables } from './dependent-tables.ts';
import { changedCustomField, newCustomField } from './custom-field-rules.ts';
import { changeType } from './type-change.ts';
import { isUsed, refuseUsed } from './usage.ts';
import { writeVariables } from './variable-writes.ts';

const settings = { all: 'company_settings' } as const;

/** Everyone who sees values of the fields or invites people needs the fields. */
const readers = [
  settings,
  { all: 'users_show' },
  { all: 'users_welcome' },
  { all: 'crm_show' },
] as const;

const writers = { create: settings, update: settings, delete: settings } as const;

export const customFieldVariableRecord = record(customFieldVariables)({
  name: 'CustomFieldVariable',
  description: 'An option of a list field.',
  permissions: { read: readers },
  version: 'row',
  short: ['value'],
  hidden: ['created_at', 'updated_at'],
  order: 'sort',
  relations: {
    dependent_custom_fields: manyToMany(() => customFieldRecord, variableDependentFields, {
      by: 'variable_id',
      target: 'custom_field_id',
    }),
    dependent_variables: manyToMany(() => customFieldVariableRecord, variableDependentVariables, {
      by: 'variable_id',
      target: 'dependent_variable_id',
    }),
  },
});

export const customFieldRecord = record(customFields)({
  name: 'CustomField',
  description: 'A field for users, orders or courses that a company adds to the built-in ones.',
  permissions: { read: readers, ...writers },
  history: { type: 'custom_fields' },
  hidden: ['updated_at'],
  order: 'name',
  computed: {
    variables_count: {
      schema: z.int().describe('Number of options of a list.'),
      sql: ({ company_id, id }) =>
        sql`(select count(*)::integer from custom_field_variables held where held.company_id = ${company_id} and held.custom_field_id = ${id})`,
    },
  },
  relations: {
    custom_field_variables: hasMany(() => customFieldVariableRecord, 'custom_field_id'),
  },
});

export const customFieldResource = resource({
  record: customFieldRecord,
  path: '/custom_fields',
  tag: 'Custom fields',
  missing: 'Поле не найдено',
  words: { one: 'одно поле', many: 'полей', all: 'Поля' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  filters: ['type', 'subtype'],
  countBy: ['subtype'],
  specialFilters: {
    name: nameFilter(customFields.name),
    notTypes: {
      description: 'Fields of types other than these.',
      filter: filter<{ types: readonly string[] }>({
        read: (types) => {
          for (const type of types) {
            if (!(fieldTypes as readonly string[]).includes(type))
              throw unknownValue('notTypes', type);
          }
          return { types };
        },
        where: ({ types }) => sql`${customFields.type} <> all(${types}::text[])`,
      }),
    },
  },
  create: newCustomField,
  update: changedCustomField,
  beforeWrite: async (transaction, scope, sent, id) => {
    if (id !== null && sent.type !== undefined) {
      if (sent.variables !== undefined) {
        throw invalid('variables', 'Сначала смените тип, потом меняйте варианты');
      }
      await changeType(transaction, scope, id, sent.type);
    }
    return sent;
  },
  afterWrite: async (transaction, scope, id, { variables }) => {
    if (variables !== undefined) await writeVariables(transaction, scope, id, variables);
  },
  refuseDelete: refuseUsed,
  bulk: {
    ids: 'custom_fields_id',
    actions: {
      delete: {
        summary: 'Delete many custom fields with their values',
        refuses: [{ code: 'in_use', message: 'спрашивают формы или приглашения', where: isUsed }],
        does: 'delete',
      },
    },
  },
});
