// Access for internal tools: tokens of people, and of service accounts.
import { boolean, foreignKey, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, instant, sortedText } from '../../kit/database/columns.ts';
import { users } from '../account/account-tables.ts';

/** A tool of a company that has an account of its own: no person, no password, no sign-in. */
export const serviceAccounts = companyTable(
  'service_accounts',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    name: sortedText().notNull(),
    description: text(),
    /** While it is off, its tokens open nothing. */
    active: boolean().notNull().default(true),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('service_accounts_user_id').on(table.company_id, table.user_id)],
);

/** What a tool sends in place of a session's token: one company, some flags, for some time. */
export const accessTokens = companyTable(
  'access_tokens',
  {
    name: sortedText().notNull(),
    /** For whom it speaks: a member, who can do no more with it than otherwise, or a service account. */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Set for a service account's token. */
    service_account_id: integer(),
    permissions: text().array().notNull(),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: text().notNull(),
    /** The token's first characters, by which people tell tokens apart. */
    prefix: text().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    /** To within five minutes. */
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
