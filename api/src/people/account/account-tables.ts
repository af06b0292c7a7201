// Accounts of people and of tools, and how they get in.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  instant,
  isOneOf,
  oneOf,
  sortedText,
  updatedAt,
} from '../../kit/database/columns.ts';
import {
  currentCompany,
  currentPerson,
  systemOnly,
  visibleWhen,
} from '../../kit/database/tenancy.ts';

export const accountKinds = ['person', 'service'] as const;

/** A person with an account, whatever the companies. Seen by themselves and by the companies they belong to, not by those they left. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    /** What the person signs in with: the e-mail address in lower case. */
    login: text().notNull(),
    email: text().notNull(),
    /** The login whose mailbox was shown to be the person's. Another address begins unconfirmed by not being this one. */
    confirmed_login: text(),
    /** argon2id in PHC form; null: the person cannot sign in with a password. */
    password_hash: text(),
    name: sortedText().notNull(),
    surname: sortedText(),
    phone: text(),
    /** The address of the photo, relative to the public origin. */
    photo: text(),
    /** Service accounts are tools: they never sign in, access tokens alone speak for them. */
    kind: oneOf(accountKinds).notNull().default('person'),
    super_admin: boolean().notNull().default(false),
    /** Base32, for two-step sign-in; not yet in use while `totp_enabled_at` is null. */
    totp_secret: text(),
    totp_enabled_at: instant(),
    /** The time step (30 seconds each) of the last code that was taken: no code works twice. */
    totp_last_step: integer(),
    /** Failures in a row; a success sets it back to 0. */
    failed_login_count: integer().notNull().default(0),
    login_blocked_until: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_login').on(table.login),
    isOneOf('users', 'kind', accountKinds),
    ...visibleWhen(
      'users',
      sql`id = ${currentPerson} or exists (select 1 from company_members member where member.company_id = ${currentCompany} and member.user_id = users.id and member.status <> 'deleted') or exists (select 1 from service_accounts service where service.company_id = ${currentCompany} and service.user_id = users.id)`,
      sql`id = ${currentPerson}`,
    ),
  ],
);

/** A signed-in browser. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: text().notNull(),
    /** What the browser says that it is. */
    user_agent: text(),
    /** The address that it was last used from. */
    ip_address: text(),
    created_at: createdAt(),
    /** To within five minutes. */
    last_used_at: instant(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.token_hash),
    index('sessions_user_id').on(table.user_id),
    ...visibleWhen('sessions', sql`user_id = ${currentPerson}`),
  ],
);

/**
 * A recovery mail that was sent: its token works once, for 60 minutes. A trigger of users removes it with every change of
 * the password or the address, as what waits in `email_changes`.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    uniqueIndex('password_resets_token_hash').on(table.token_hash),
    index('password_resets_user_id').on(table.user_id),
    ...systemOnly('password_resets'),
  ],
);

/** A mail that was sent to a new address: its token makes the address the login, once, within a day. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    uniqueIndex('email_changes_token_hash').on(table.token_hash),
    index('email_changes_user_id').on(table.user_id),
    ...systemOnly('email_changes'),
  ],
);

/** What a person signs in with once when the second step is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [
    uniqueIndex('recovery_codes_code_hash').on(table.user_id, table.code_hash),
    ...systemOnly('recovery_codes'),
  ],
);
