// Tests, and who may take them without a course.
import { boolean, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companies } from '../company/tables.ts';
import { createdAt, id, sortedText, updatedAt } from '../kit/columns.ts';
import { tenantPolicies } from '../kit/tenancy.ts';
import { users } from '../people/account/account-tables.ts';
import { companyMembers } from '../people/tables.ts';

export const tests = pgTable(
  'tests',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
    title: sortedText().notNull(),
    active: boolean().notNull().default(false),
    /** Whose test it is, for the `_my` permissions. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('tests_title').on(table.company_id, table.title, table.id),
    ...tenantPolicies('tests'),
  ],
);

export const testAllowUsers = pgTable(
  'test_allow_users',
  {
    company_id: integer().notNull(),
    test_id: integer().notNull(),
    user_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.test_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    index('test_allow_users_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('test_allow_users'),
  ],
);
