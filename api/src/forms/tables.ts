// Custom fields, their values for users, and the forms that people fill in.
import { fieldTypes } from '@kafedra/common/fields';
import {
  fieldWidths,
  formFieldTypes,
  formTypes,
  frontTemplates,
  hiddenParameters,
  type Condition,
} from '@kafedra/common/forms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies, companyTable } from '../company/tables.ts';
import { createdAt, id, isOneOf, oneOf, sortedText, updatedAt } from '../kit/columns.ts';
import { tenantPolicies } from '../kit/tenancy.ts';
import { files } from '../media/tables.ts';
import { companyMembers, roles } from '../people/tables.ts';

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** Whom or what the field describes. */
export const customFieldSubtypes = ['user', 'bid', 'course'] as const;

/** How a list stands open: as radio buttons, or checkboxes where it holds several; or closed, to be searched. */
export const listShowTypes = ['radio_checkbox', 'select'] as const;

/** What a company wants to know beyond the built-in fields (specification A, section 3). */
export const customFields = companyTable(
  'custom_fields',
  {
    name: sortedText().notNull(),
    description: text(),
    prompt: text(),
    type: oneOf(fieldTypes).notNull(),
    subtype: oneOf(customFieldSubtypes).notNull().default('user'),
    multiple: boolean().notNull().default(false),
    list_show_type: oneOf(listShowTypes).notNull().default('radio_checkbox'),
    field_list_bitrix_id: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('custom_fields', 'type', fieldTypes),
    isOneOf('custom_fields', 'subtype', customFieldSubtypes),
    isOneOf('custom_fields', 'list_show_type', listShowTypes),
    index('custom_fields_name').on(table.company_id, table.name, table.id),
  ],
);

/** What a list may hold, in an order by hand. */
export const customFieldVariables = companyTable(
  'custom_field_variables',
  {
    custom_field_id: integer().notNull(),
    value: sortedText().notNull(),
    /** From 1. */
    sort: integer().notNull().default(0),
    /** Of the element that it comes from in Bitrix24: its name may be that of another. */
    bitrix_id: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.custom_field_id],
      foreignColumns: [customFields.company_id, customFields.id],
    }).onDelete('cascade'),
    index('custom_field_variables_custom_field_id').on(
      table.company_id,
      table.custom_field_id,
      table.sort,
      table.id,
    ),
    index('custom_field_variables_value').on(
      table.company_id,
      table.custom_field_id,
      table.value,
      table.id,
    ),
    uniqueIndex('custom_field_variables_bitrix_id')
      .on(table.company_id, table.custom_field_id, table.bitrix_id)
      .where(sql`bitrix_id is not null`),
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

/** What people fill in: to register, to order a course and so on. */
export const forms = companyTable(
  'forms',
  {
    name: sortedText().notNull(),
    /** Stands in addresses in place of the id. */
    code: text(),
    type: oneOf(formTypes).notNull(),
    title: text(),
    description: text(),
    button_name: text(),
    webhook: text(),
    front_template: oneOf(frontTemplates).notNull().default('card'),
    /** Whoever registers by the form gets it; the company's default role when there is none. */
    role_id: integer(),
    create_user: boolean().notNull().default(true),
    social_network_login: boolean().notNull().default(false),
    is_allow_sent_bitrix_phone_type: boolean().notNull().default(false),
    /** What whoever has sent the form reads, and where they are led. */
    success_text: text(),
    redirect_url: text(),
    /** Sites whose pages may show the form in theirs. */
    allowed_origins: text().array().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('forms', 'type', formTypes),
    isOneOf('forms', 'front_template', frontTemplates),
    uniqueIndex('forms_code').on(table.company_id, table.code),
    foreignKey({
      columns: [table.company_id, table.role_id],
      foreignColumns: [roles.company_id, roles.id],
    }),
    index('forms_role_id').on(table.company_id, table.role_id),
    index('forms_name').on(table.company_id, table.name, table.id),
    index('forms_created_at').on(table.company_id, table.created_at, table.id),
    index('forms_type').on(table.company_id, table.type, table.name, table.id),
  ],
);

export const formFields = companyTable(
  'form_fields',
  {
    form_id: integer().notNull(),
    /** Its name within the form, for conditions and for whoever sends the form as a whole: it stays, and copies have it too. */
    ref: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** From 1. */
    sort: integer().notNull(),
    type: oneOf(formFieldTypes).notNull(),
    custom_field_id: integer(),
    required: boolean().notNull().default(false),
    /** The words of a title, a section or a description. */
    text: text(),
    /** In place of the field's own name. */
    label: text(),
    hint: text(),
    width: oneOf(fieldWidths).notNull().default('whole'),
    /** What a hidden field holds: this part of the page's address, or the value where there is none. */
    parameter: oneOf(hiddenParameters),
    value: text(),
    /** Of the other fields' answers; its rules name them by their `ref`. Always shown without one. */
    condition: jsonb().$type<Condition>(),
  },
  (table) => [
    isOneOf('form_fields', 'type', formFieldTypes),
    isOneOf('form_fields', 'width', fieldWidths),
    isOneOf('form_fields', 'parameter', hiddenParameters),
    uniqueIndex('form_fields_ref').on(table.company_id, table.form_id, table.ref),
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
  ],
);
