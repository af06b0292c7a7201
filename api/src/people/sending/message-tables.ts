// The tables of messages with companies' own texts, counted per day for each company and each sender. Written by the
// SQL function `count_messages` only.
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { currentCompany, systemOnly, visibleWhen } from '../../kit/database/tenancy.ts';
import { users } from '../account/account-tables.ts';

const counted = () => ({
  /** In the installation's time zone, because a company can change its own. */
  day: date({ mode: 'string' }).notNull(),
  /** Mails and text messages, including those that failed. */
  ordered: integer().notNull(),
});

export const companyMessages = pgTable(
  'company_messages',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    ...counted(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.day] }),
    ...visibleWhen('company_messages', sql`company_id = ${currentCompany}`, sql`false`),
  ],
);

/**
 * The messages of a person in young companies, so that creating or removing a company does not reset the limit.
 */
export const senderMessages = pgTable(
  'sender_messages',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...counted(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.day] }),
    ...systemOnly('sender_messages'),
  ],
);
