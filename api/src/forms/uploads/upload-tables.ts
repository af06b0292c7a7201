// The table of tickets for anonymous uploads: the holder of a ticket uploads one file for one field and submits the
// ticket with the form.
import { foreignKey, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt } from '../../kit/database/columns.ts';
import { files } from '../../media/index.ts';
import { forms } from '../tables.ts';

export const formUploads = companyTable(
  'form_uploads',
  {
    form_id: integer().notNull(),
    /** The field's name within the form. */
    ref: text().notNull(),
    /** The hashed network address of the request, as in the form's answers. */
    sent_from: text(),
    ticket: uuid().notNull().defaultRandom(),
    /** Null until the file is uploaded. */
    file_id: integer(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('form_uploads_ticket').on(table.ticket),
    index('form_uploads_form_id').on(table.company_id, table.form_id),
    index('form_uploads_file_id').on(table.company_id, table.file_id),
    index('form_uploads_created_at').on(table.created_at),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }).onDelete('cascade'),
  ],
);
