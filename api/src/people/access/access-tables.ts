// The tables of access tokens and of service accounts.
import { boolean, foreignKey, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, sortedText } from '../../kit/database/columns.ts';
import { users } from '../account/account-tables.ts';

/**
 * The account of a program that a company uses. It has no person, no password and cannot sign in.
 */
export const serviceAccounts = companyTable(
  'service_accounts',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    name: sortedText().notNull(),
    description: text(),
    /** Tokens of an inactive account are refused. */
    active: boolean().notNull().default(true),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('service_accounts_user_id').on(table.company_id, table.user_id)],
);

/**
 * A token that a program sends instead of a session token. It is limited to one company, some permissions and a period.
 */
export const accessTokens = companyTable(
  'access_tokens',
  {
    name: sortedText().notNull(),
    /**
     * The user that the token acts as: a member, whose own permissions limit it, or a service account.
     */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Set if the token belongs to a service account. */
    service_account_id: integer(),
    permissions: text().array().notNull(),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: text().notNull(),
    /** The first characters of the token, by which people recognize it. */
    prefix: text().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    /** Accurate to five minutes. */
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.service_account_id],
      foreignColumns: [serviceAccounts.company_id, serviceAccounts.id],
    }).onDelete('cascade'),
    uniqueIndex('access_tokens_token_hash').on(table.token_hash),
    index('access_tokens_user_id').on(table.company_id, table.user_id),
  ],
);
