/** How custom fields travel. */
import { sql } from 'drizzle-orm';
import { record } from '../kit/record.ts';
import { resource } from '../kit/resource.ts';
import { changedCustomField, newCustomField } from './rules.ts';
import { customFields, customFieldVariables } from './tables.ts';

const settings = { all: 'company_settings' } as const;

export const customFieldVariableRecord = record({
  name: 'CustomFieldVariable',
  description: 'What a custom field of the type list may hold.',
  table: customFieldVariables,
  hidden: ['created_at', 'updated_at'],
  order: 'value',
});

export const customFieldRecord = record({
  name: 'CustomField',
  description:
    'What a company wants to know of users, orders or courses beyond the built-in fields.',
  table: customFields,
  hidden: ['updated_at'],
  order: 'name',
  relations: {
    custom_field_variables: {
      kind: 'many',
      to: () => customFieldVariableRecord,
      by: 'custom_field_id',
    },
  },
});

export const customFieldResource = resource({
  record: customFieldRecord,
  path: '/custom_fields',
  tag: 'Custom fields',
  missing: 'Поле не найдено',
  permissions: {
    // Whoever sees what the fields hold sees the fields, and whoever invites asks for them.
    read: [settings, { all: 'users_show' }, { all: 'users_welcome' }],
    create: settings,
    update: settings,
    delete: settings,
  },
  sort: ['name', 'created_at'],
  searched: (table) => sql`${table['name']}`,
  filters: ['type', 'subtype'],
  create: newCustomField,
  update: changedCustomField,
});
