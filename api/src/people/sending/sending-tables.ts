// How many messages with companies' own words were ordered, day by day: of each company, and by each person. `count_messages` of
// the migrations alone writes them.
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { currentCompany, systemOnly, visibleWhen } from '../../kit/database/tenancy.ts';
import { users } from '../account/account-tables.ts';

const counted = () => ({
  /** As the installation counts days, not the company: its time zone is its own to change. */
  day: date({ mode: 'string' }).notNull(),
  /** Mails and text messages, whatever became of them. */
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

/** What a person has ordered in young companies: founding another one, or removing it, begins nothing anew. */
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
