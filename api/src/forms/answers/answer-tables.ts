// Tables of submitted form answers. An answer is a snapshot: it stores labels and texts, independent of later changes
// to fields, options and files, so it has no foreign keys to them.
import { fieldTypes } from '@kafedra/common/fields';
import { formFieldTypes } from '@kafedra/common/forms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, text } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, isOneOf, oneOf, sortedText } from '../../kit/database/columns.ts';
import { users } from '../../people/account/account-tables.ts';
import { forms } from '../tables.ts';
import { sortedLength } from '../values/value-tables.ts';

/** One submission of a form. */
export const formAnswers = companyTable(
  'form_answers',
  {
    form_id: integer().notNull(),
    /**
     * The user whose account the form created, or the member who submitted it; null without an account or when it was
     * deleted.
     */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The URL of the page with the form. */
    page: text(),
    /** All values, for the search. */
    searched: text().notNull(),
    /**
     * The sender, for the form's limits: the hashed network address, if the form limits addresses, and the email
     * address.
     */
    sent_from: text(),
    email: text(),
    created_at: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    index('form_answers_form_id').on(table.company_id, table.form_id, table.created_at, table.id),
    // For answers without a value in the sorted field, which are in order of submission.
    index('form_answers_id').on(table.company_id, table.form_id, table.id),
    index('form_answers_user_id').on(table.user_id),
    index('form_answers_sent_from')
      .on(table.company_id, table.form_id, table.sent_from)
      .where(sql`sent_from is not null`),
    index('form_answers_email')
      .on(table.company_id, table.form_id, table.email)
      .where(sql`email is not null`),
    index('form_answers_searched').using(
      'gin',
      table.company_id,
      table.form_id,
      table.searched.op('gin_trgm_ops'),
    ),
  ],
);

/** A value of a field. Several values of one field are in the order in which they were sent. */
export const formAnswerValues = companyTable(
  'form_answer_values',
  {
    answer_id: integer().notNull(),
    /** Copied from the answer, because values are searched within one form. */
    form_id: integer().notNull(),
    /** The field's name within the form; `custom_field_7` for fields requested by an invite. */
    ref: text().notNull(),
    type: oneOf(formFieldTypes).notNull(),
    /** The label of the field at that time. */
    label: text().notNull(),
    custom_field_id: integer(),
    custom_field_type: oneOf(fieldTypes),
    /** As sent: the id of the option or of the file for lists and files. */
    value: text().notNull(),
    /** The displayed value: the text of the option, the name of the file. */
    shown: text().notNull(),
    variable_id: integer(),
    file_id: integer(),
    /** As for values of users: integers unchanged, days since 1970, instants in milliseconds since 1970. */
    number: bigint({ mode: 'number' }),
    /** Whether it is the field's first value. */
    is_first: boolean().notNull(),
    /** The sort key: the number or displayed text of a first value; files have none. */
    sorted: sortedText().generatedAlwaysAs(
      sql.raw(`case
        when not is_first or file_id is not null then null
        when number is not null then lpad((number + 100000000000000000)::text, 18, '0')
        else left(shown, ${sortedLength}) end`),
    ),
  },
  (table) => [
    isOneOf('form_answer_values', 'type', formFieldTypes),
    isOneOf('form_answer_values', 'custom_field_type', fieldTypes),
    foreignKey({
      columns: [table.company_id, table.answer_id],
      foreignColumns: [formAnswers.company_id, formAnswers.id],
    }).onDelete('cascade'),
    index('form_answer_values_answer_id').on(table.company_id, table.answer_id, table.id),
    index('form_answer_values_number').on(
      table.company_id,
      table.form_id,
      table.ref,
      table.number,
      table.answer_id,
    ),
    index('form_answer_values_variable_id').on(
      table.company_id,
      table.form_id,
      table.ref,
      table.variable_id,
      table.answer_id,
    ),
    index('form_answer_values_sorted')
      .on(table.company_id, table.form_id, table.ref, table.sorted, table.answer_id)
      .where(sql`sorted is not null`),
    index('form_answer_values_file_id').on(table.company_id, table.file_id),
    index('form_answer_values_shown').using(
      'gin',
      table.company_id,
      table.form_id,
      table.ref,
      table.shown.op('gin_trgm_ops'),
    ),
  ],
);
