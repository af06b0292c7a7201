// The table of certificates that learners received for finished courses.
import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex, type PgColumn } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { users } from '../../people/account/account-tables.ts';
import { courseForeignKey } from '../course-tables.ts';

export const courseCertificates = companyTable(
  'course_certificates',
  {
    course_id: integer().notNull(),
    /** Null when the account was removed; the certificate remains valid. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The public number by which anybody can verify the certificate. */
    number: text()
      .notNull()
      .default(sql`certificate_number()`),
    // Names of the learner, the course and the company at the time of issue; later renames do not change them.
    full_name: sortedText().notNull(),
    course_name: text().notNull(),
    company_name: text().notNull(),
    issued_at: createdAt(),
    revoked_at: instant(),
    revoke_reason: text(),
    /** The text that the `search` parameter matches. */
    searched: text().generatedAlwaysAs(sql`full_name || ' ' || number`),
    updated_at: updatedAt(),
  },
  (table) => [
    courseForeignKey(table),
    check(
      'course_certificates_number_form',
      sql`number ~ '^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$'`,
    ),
    check('course_certificates_revoked', sql`(revoked_at is null) = (revoke_reason is null)`),
    uniqueIndex('course_certificates_number').on(table.number),
    uniqueIndex('course_certificates_of_learner').on(
      table.company_id,
      table.course_id,
      table.user_id,
    ),
    ...[table.issued_at, table.full_name].flatMap((column) => [
      index(`course_certificates_${column.name}`).on(table.company_id, column, table.id),
      index(`course_certificates_course_${column.name}`).on(
        table.company_id,
        table.course_id,
        column,
        table.id,
      ),
    ]),
    index('course_certificates_user_id').on(table.user_id),
    index('course_certificates_searched').using(
      'gin',
      table.company_id,
      table.searched.op('gin_trgm_ops'),
    ),
  ],
);

/**
 * The address of the PDF, relative to the public origin; null for a revoked certificate, which can't be printed.
 */
export const certificateUrl = ({ number, revoked_at }: Record<'number' | 'revoked_at', PgColumn>) =>
  sql`case when ${revoked_at} is null then '/certificates/' || ${number} || '.pdf' end`;
