// Access for internal tools: tokens of people, and of service accounts.
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies } from '../../company/tables.ts';
import { createdAt, id, instant, sortedText } from '../../kit/columns.ts';
import { tenantPolicies } from '../../kit/tenancy.ts';
import { users } from '../account/account-tables.ts';

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** A tool of a company that has an account of its own: no person, no password, no sign-in. */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    company_id: companyId(),
    id: id(),
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
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    uniqueIndex('service_accounts_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('service_accounts'),
  ],
);

/** What a tool sends in place of a session's token: one company, some flags, for some time. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    company_id: companyId(),
    id: id(),
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
    primaryKey({ columns: [table.company_id, table.id] }),
    foreignKey({
      columns: [table.company_id, table.service_account_id],
      foreignColumns: [serviceAccounts.company_id, serviceAccounts.id],
    }).onDelete('cascade'),
    uniqueIndex('access_tokens_token_hash').on(table.token_hash),
    index('access_tokens_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('access_tokens'),
  ],
);
