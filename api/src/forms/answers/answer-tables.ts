// What was sent by forms. An answer is a document: it keeps the words as they were, whatever becomes of the fields, the
// variables and the files that it names, which is why no foreign key ties it to these.
import { fieldTypes } from '@kafedra/common/fields';
import { formFieldTypes } from '@kafedra/common/forms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, text } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, isOneOf, oneOf, sortedText } from '../../kit/database/columns.ts';
import { users } from '../../people/account/account-tables.ts';
import { forms } from '../tables.ts';
import { sortedLength } from '../values/value-tables.ts';

/** One sending of a form. */
export const formAnswers = companyTable(
  'form_answers',
  {
    form_id: integer().notNull(),
    /** Who came by it, or the member who sent it; null where that is nobody, or the account is gone. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The address of the page that it was sent from. */
    page: text(),
    /** All that was answered, for the search. */
    searched: text().notNull(),
    /** Who sent it, as the form's limits count them: its network address, hashed, where the form limits these; the e-mail. */
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
    // Answers without what they are sorted by stand in the order in which they came.
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

/** What one field was answered with; several values of a field stand in the order in which they came. */
export const formAnswerValues = companyTable(
  'form_answer_values',
  {
    answer_id: integer().notNull(),
    /** As the answer has it: what a field was answered with is looked for in one form. */
    form_id: integer().notNull(),
    /** The field's name within the form; `custom_field_7` of what an invite asked for besides. */
    ref: text().notNull(),
    type: oneOf(formFieldTypes).notNull(),
    /** How the field was called. */
    label: text().notNull(),
    custom_field_id: integer(),
    custom_field_type: oneOf(fieldTypes),
    /** As it was sent: of a list the variable's id, of a file its id. */
    value: text().notNull(),
    /** What a person reads: the variable's words, the file's name. */
    shown: text().notNull(),
    variable_id: integer(),
    file_id: integer(),
    /** As those of users have it: integers as they are, days since 1970, moments in milliseconds since then. */
    number: bigint({ mode: 'number' }),
    /** Whether it is the first that the field was answered with. */
    is_first: boolean().notNull(),
    /** What answers are sorted by: of a first value its number, or what a person reads; files have no order. */
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
