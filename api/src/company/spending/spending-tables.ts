// The tables of spending on services that cost the installation money, per day for each company and each person.
// Written by the SQL functions `spend` and `settle_spending` only.
import { sql } from 'drizzle-orm';
import { bigint, date, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { isOneOf, oneOf } from '../../kit/database/columns.ts';
import { spendingKinds } from '../../kit/services/spending.ts';
import { currentCompany, systemOnly, visibleWhen } from '../../kit/database/tenancy.ts';
import { users } from '../../people/account/account-tables.ts';
import { companies } from '../tables.ts';

const spent = () => ({
  /** In the installation's time zone, because a company can change its own. */
  day: date({ mode: 'string' }).notNull(),
  kind: oneOf(spendingKinds).notNull(),
  /** Tokens, seconds or messages: used, or reserved for running work. */
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

/**
 * The spending of a person in all companies, so that creating or removing a company does not reset the limit.
 */
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
