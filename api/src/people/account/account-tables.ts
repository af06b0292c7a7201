// The tables of accounts, sessions, and links that are sent by mail.
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

/**
 * A person's account, independent of companies. Visible to the person and to the companies of which the person is a
 * member.
 */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    /** The e-mail address in lower case, with which the person signs in. */
    login: text().notNull(),
    email: text().notNull(),
    /**
     * The login that the person confirmed by a link. The address is unconfirmed while the login is another one.
     */
    confirmed_login: text(),
    /** argon2id in PHC format. Null: sign-in with a password is impossible. */
    password_hash: text(),
    name: sortedText().notNull(),
    surname: sortedText(),
    phone: text(),
    /** The URL of the photo, relative to the public origin. */
    photo: text(),
    /** Service accounts cannot sign in; they are used by access tokens only. */
    kind: oneOf(accountKinds).notNull().default('person'),
    super_admin: boolean().notNull().default(false),
    /** The secret of two-step sign-in in Base32. Not in use while `totp_enabled_at` is null. */
    totp_secret: text(),
    totp_enabled_at: instant(),
    /** The time step (of 30 seconds) of the last accepted code, so that each code works once. */
    totp_last_step: integer(),
    /** Consecutive failures; a successful sign-in resets it to 0. */
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

/** A session of a signed-in browser. The token itself is not stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: text().notNull(),
    /** The browser's `User-Agent` header. */
    user_agent: text(),
    /** The network address of the last request. */
    ip_address: text(),
    created_at: createdAt(),
    /** Accurate to five minutes. */
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
 * A recovery mail that was sent. Its token works once, for 60 minutes. A trigger on users deletes the row, as it does
 * in `email_changes`, when the password or the address changes.
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

/**
 * A confirmation mail that was sent to a new address. Its token works once, for one day, and makes the address the
 * login.
 */
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

/** Recovery codes, which replace the second step once each if the authenticator is lost. */
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
