// The table of observers: parents and curators with the learners whom they observe.
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { currentCompany, currentPerson, visibleWhen } from '../../kit/database/tenancy.ts';
import { companyMembers, memberForeignKey } from '../tables.ts';

export const userObservers = pgTable(
  'user_observers',
  {
    company_id: integer().notNull(),
    /** The learner. */
    user_id: integer().notNull(),
    observer_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id, table.observer_id] }),
    memberForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.observer_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    index('user_observers_observer_id').on(table.company_id, table.observer_id, table.user_id),
    check('user_observers_other', sql`user_id <> observer_id`),
    // Observers can read their own rows before they choose a company.
    ...visibleWhen(
      'user_observers',
      sql`company_id = ${currentCompany} or observer_id = ${currentPerson}`,
      sql`company_id = ${currentCompany}`,
    ),
  ],
);
