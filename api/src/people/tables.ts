/** People, their sessions, and what they are in each company. */
import { sql } from 'drizzle-orm';
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
import { companies } from '../company/tables.ts';
import { createdAt, id, instant, sortedText, updatedAt } from '../kit/columns.ts';
import {
  currentCompany,
  currentPerson,
  systemOnly,
  tenantPolicies,
  visibleWhen,
} from '../kit/tenancy.ts';

/** A person with an account, whatever the companies. Seen by themselves and by the companies they belong to. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    /** What the person signs in with: the e-mail address in lower case. */
    login: text().notNull(),
    email: text().notNull(),
    /** argon2id in PHC form; null: the person cannot sign in with a password. */
    password_hash: text(),
    name: sortedText().notNull(),
    surname: sortedText(),
    phone: text(),
    /** The address of the photo, relative to the public origin. */
    photo: text(),
    super_admin: boolean().notNull().default(false),
    /** Failures in a row; a success sets it back to 0. */
    failed_login_count: integer().notNull().default(0),
    login_blocked_until: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_login').on(table.login),
    ...visibleWhen(
      'users',
      sql`id = ${currentPerson} or exists (select 1 from company_members member where member.company_id = ${currentCompany} and member.user_id = users.id)`,
      sql`id = ${currentPerson}`,
    ),
  ],
);

/** A signed-in browser or tool. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.token_hash),
    index('sessions_user_id').on(table.user_id),
    ...systemOnly('sessions'),
  ],
);

/** A recovery mail that was sent: its token works once, for 60 minutes. */
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

/** A person's place in a company. */
export const companyMembers = pgTable(
  'company_members',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Owners have every permission and cannot be removed. */
    is_owner: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    index('company_members_user_id').on(table.user_id),
    ...visibleWhen(
      'company_members',
      sql`company_id = ${currentCompany} or user_id = ${currentPerson}`,
      sql`company_id = ${currentCompany}`,
    ),
  ],
);

/** What a group of members may do. */
export const roles = pgTable(
  'roles',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
    name: sortedText().notNull(),
    description: text(),
    /** The member's role with the highest priority names the person. */
    priority: integer().notNull().default(0),
    default: boolean().notNull().default(false),
    admin_ban_on_registration: boolean().notNull().default(false),
    learning_ban_on_registration: boolean().notNull().default(false),
    /** Flags of the specification's list (section 6) that the role grants. */
    permissions: text().array().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.id] }), ...tenantPolicies('roles')],
);

/** Which roles a member has. */
export const memberRoles = pgTable(
  'member_roles',
  {
    company_id: integer().notNull(),
    user_id: integer().notNull(),
    role_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id, table.role_id] }),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [companyMembers.company_id, companyMembers.user_id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.role_id],
      foreignColumns: [roles.company_id, roles.id],
    }),
    index('member_roles_role_id').on(table.company_id, table.role_id),
    ...tenantPolicies('member_roles'),
  ],
);
