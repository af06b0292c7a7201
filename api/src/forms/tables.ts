// Custom fields, their values for users, and the forms that people fill in.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies } from '../company/tables.ts';
import { createdAt, id, isOneOf, oneOf, sortedText, updatedAt } from '../kit/columns.ts';
import { tenantPolicies } from '../kit/tenancy.ts';
import { files } from '../media/tables.ts';
import { companyMembers, roles } from '../people/tables.ts';

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const customFieldTypes = [
  'string',
  'text',
  'integer',
  'file',
  'image',
  'list',
  'date',
  'datetime',
  'phone',
  'email',
  'url',
  'list_bitrix',
  'avatar',
  'telegram_id',
  'choose_role',
] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** Whom or what the field describes. */
export const customFieldSubtypes = ['user', 'bid', 'course'] as const;

export const listShowTypes = ['radio_checkbox'] as const;

/** What a company wants to know beyond the built-in fields (specification A, section 3). */
export const customFields = pgTable(
  'custom_fields',
  {
    company_id: companyId(),
    id: id(),
    name: sortedText().notNull(),
    description: text(),
    prompt: text(),
    type: oneOf(customFieldTypes).notNull(),
    subtype: oneOf(customFieldSubtypes).notNull().default('user'),
    multiple: boolean().notNull().default(false),
    list_show_type: oneOf(listShowTypes).notNull().default('radio_checkbox'),
    field_list_bitrix_id: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    isOneOf('custom_fields', 'type', customFieldTypes),
    isOneOf('custom_fields', 'subtype', customFieldSubtypes),
    index('custom_fields_name').on(table.company_id, table.name, table.id),
    ...tenantPolicies('custom_fields'),
  ],
);

/** What a field of the type list may hold. */
export const customFieldVariables = pgTable(
  'custom_field_variables',
  {
    company_id: companyId(),
    id: id(),
    custom_field_id: integer().notNull(),
    value: sortedText().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    foreignKey({
      columns: [table.company_id, table.custom_field_id],
      foreignColumns: [customFields.company_id, customFields.id],
    }).onDelete('cascade'),
    index('custom_field_variables_custom_field_id').on(
      table.company_id,
      table.custom_field_id,
      table.value,
      table.id,
    ),
    ...tenantPolicies('custom_field_variables'),
  ],
);

/** A value that a user's custom field holds. One of the typed columns has it too, so that it can be compared. */
export const customFieldUserValues = pgTable(
  'custom_field_user_values',
  {
    company_id: companyId(),
    /** Several values stand in the order in which they came. */
    id: id(),
    user_id: integer().notNull(),
    custom_field_id: integer().notNull(),
    /** As it travels: of a list the variable's id, of a file its id. */
    value: text().notNull(),
    variable_id: integer(),
    file_id: integer(),
    /** Integers as they are, days since 1970, moments in milliseconds since then. */
    number: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.custom_field_id],
      foreignColumns: [customFields.company_id, customFields.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.variable_id],
      foreignColumns: [customFieldVariables.company_id, customFieldVariables.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }).onDelete('cascade'),
    index('custom_field_user_values_user_id').on(
      table.company_id,
      table.user_id,
      table.custom_field_id,
      table.id,
    ),
    index('custom_field_user_values_number').on(
      table.company_id,
      table.custom_field_id,
      table.number,
      table.user_id,
    ),
    index('custom_field_user_values_variable_id').on(
      table.company_id,
      table.variable_id,
      table.user_id,
    ),
    index('custom_field_user_values_file_id').on(table.company_id, table.file_id),
    index('custom_field_user_values_text')
      .using('gin', table.company_id, table.custom_field_id, table.value.op('gin_trgm_ops'))
      .where(sql`number is null and variable_id is null and file_id is null`),
    ...tenantPolicies('custom_field_user_values'),
  ],
);

export const formTypes = [
  'register',
  'profile',
  'course_bid',
  'free',
  'self_bid',
  'course',
] as const;

/** What people fill in: to register, to order a course and so on. */
export const forms = pgTable(
  'forms',
  {
    company_id: companyId(),
    id: id(),
    name: sortedText().notNull(),
    /** Stands in addresses in place of the id. */
    code: text(),
    type: oneOf(formTypes).notNull(),
    title: text(),
    description: text(),
    button_name: text(),
    webhook: text(),
    front_template: text(),
    /** Whoever registers by the form gets it; the company's default role when there is none. */
    role_id: integer(),
    create_user: boolean().notNull().default(true),
    social_network_login: boolean().notNull().default(false),
    is_allow_sent_bitrix_phone_type: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    isOneOf('forms', 'type', formTypes),
    uniqueIndex('forms_code').on(table.company_id, table.code),
    foreignKey({
      columns: [table.company_id, table.role_id],
      foreignColumns: [roles.company_id, roles.id],
    }),
    index('forms_role_id').on(table.company_id, table.role_id),
    ...tenantPolicies('forms'),
  ],
);

/** The built-in fields, and `custom_field` for a company's own. */
export const formFieldTypes = [
  'name',
  'surname',
  'email',
  'description',
  'line',
  'space',
  'title',
  'custom_field',
] as const;

export const formFields = pgTable(
  'form_fields',
  {
    company_id: companyId(),
    id: id(),
    form_id: integer().notNull(),
    /** From 1. */
    sort: integer().notNull(),
    type: oneOf(formFieldTypes).notNull(),
    custom_field_id: integer(),
    required: boolean().notNull().default(false),
    /** The words of a title or a description. */
    text: text(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    isOneOf('form_fields', 'type', formFieldTypes),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.custom_field_id],
      foreignColumns: [customFields.company_id, customFields.id],
    }).onDelete('cascade'),
    index('form_fields_form_id').on(table.company_id, table.form_id, table.sort, table.id),
    index('form_fields_custom_field_id').on(table.company_id, table.custom_field_id),
    ...tenantPolicies('form_fields'),
  ],
);
