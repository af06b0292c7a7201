// What companies used of what costs the installation money, day by day, and what a person used of it in all of them.
// `spend` and `settle_spending` of the migrations alone write them.
import { sql } from 'drizzle-orm';
import { bigint, date, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { isOneOf, oneOf } from '../../kit/database/columns.ts';
import { spendingKinds } from '../../kit/services/spending.ts';
import { currentCompany, systemOnly, visibleWhen } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { companies } from '../tables.ts';

const spent = () => ({
  /** As the installation counts days, not the company: its time zone is its own to change. */
  day: date({ mode: 'string' }).notNull(),
  kind: oneOf(spendingKinds).notNull(),
  /** Tokens, seconds or messages: used, or set aside for what is under way. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** Roubles. */
  cost: numeric({ precision: 14, scale: 4 }).notNull(),
});

export const companySpending = pgTable(
  'company_spending',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    ...spent(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.day, table.kind] }),
    isOneOf('company_spending', 'kind', spendingKinds),
    ...visibleWhen('company_spending', sql`company_id = ${currentCompany}`, sql`false`),
  ],
);

/** Founding another company, or removing it, begins nothing anew. */
export const personSpending = pgTable(
  'person_spending',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...spent(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.day, table.kind] }),
    isOneOf('person_spending', 'kind', spendingKinds),
    ...systemOnly('person_spending'),
  ],
);
