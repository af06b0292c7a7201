// Tables of custom fields, their options (`variables`) and forms.
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
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import {
  createdAt,
  instant,
  isOneOf,
  oneOf,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import { roles } from '../people/tables.ts';

/** The kind of owner that the field describes. */
export const customFieldSubtypes = ['user', 'bid', 'course'] as const;

/** How a list is displayed: as radio buttons, or checkboxes for multiple values; or as a searchable select. */
export const listShowTypes = ['radio_checkbox', 'select'] as const;

/** Additional fields that a company defines (specification A, section 3). */
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

/** The options of a list, in manual order. */
export const customFieldVariables = companyTable(
  'custom_field_variables',
  {
    custom_field_id: integer().notNull(),
    value: sortedText().notNull(),
    /** From 1. */
    sort: integer().notNull().default(0),
    /** The id of the element in Bitrix24, since names are not unique there. */
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

/** Forms, for registration, course orders and other purposes. */
export const forms = companyTable(
  'forms',
  {
    name: sortedText().notNull(),
    /** Replaces the id in URLs. */
    code: text(),
    type: oneOf(formTypes).notNull(),
    title: text(),
    description: text(),
    button_name: text(),
    webhook: text(),
    front_template: oneOf(frontTemplates).notNull().default('card'),
    /** Assigned to people who register by the form; null: the company's default role. */
    role_id: integer(),
    create_user: boolean().notNull().default(true),
    social_network_login: boolean().notNull().default(false),
    is_allow_sent_bitrix_phone_type: boolean().notNull().default(false),
    /** The text after a submission, and the address to redirect to. */
    success_text: text(),
    redirect_url: text(),
    /** Sites that may embed the form. */
    allowed_origins: text().array().notNull().default([]),
    /** The period in which it accepts answers; null: unlimited. */
    opens_at: instant(),
    closes_at: instant(),
    /** Maximum numbers of answers: in total, and per sender. */
    answers_limit: integer(),
    answers_per_address: integer(),
    answers_per_email: integer(),
    /** The texts shown instead of the form: before it opens, after it closes, and when it is full. */
    text_before: text(),
    text_after: text(),
    text_full: text(),
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
    /**
     * Its name within the form, for conditions and for writing the form as a whole. It never changes, and copies have
     * it too.
     */
    ref: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** From 1. */
    sort: integer().notNull(),
    type: oneOf(formFieldTypes).notNull(),
    custom_field_id: integer(),
    required: boolean().notNull().default(false),
    /** The text of a title, a section or a description. */
    text: text(),
    /** Replaces the name of the custom field. */
    label: text(),
    hint: text(),
    width: oneOf(fieldWidths).notNull().default('whole'),
    /** The value of a hidden field: this parameter of the page's URL, or the default value without one. */
    parameter: oneOf(hiddenParameters),
    value: text(),
    /** On the answers of other fields, which its rules name by `ref`. Without a condition the field is always shown. */
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
