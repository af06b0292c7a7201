// Tests, and who may take them without a course.
import { boolean, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import { createdAt, sortedText, updatedAt } from '../kit/columns.ts';
import { tenantPolicies } from '../kit/tenancy.ts';
import { users } from '../people/account/account-tables.ts';
import { goesWithMember } from '../people/tables.ts';

export const tests = companyTable(
  'tests',
  {
    title: sortedText().notNull(),
    active: boolean().notNull().default(false),
    /** Whose test it is, for the `_my` permissions. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('tests_title').on(table.company_id, table.title, table.id)],
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
    goesWithMember(table),
    index('test_allow_users_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('test_allow_users'),
  ],
);
