// The tables of members, roles and groups.
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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companies, companyTable } from '../company/tables.ts';
import {
  createdAt,
  instant,
  isOneOf,
  oneOf,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import { trashColumns } from '../kit/resource/trash.ts';
import {
  currentCompany,
  currentPerson,
  tenantPolicies,
  visibleWhen,
} from '../kit/database/tenancy.ts';
import { users } from './account/account-tables.ts';

export const memberStatuses = ['active', 'blocked', 'deleted'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** A person's membership in a company. */
export const companyMembers = pgTable(
  'company_members',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The same as user_id, because lists and relations need a column `id`. */
    id: integer()
      .notNull()
      .generatedAlwaysAs(sql`user_id`),
    status: oneOf(memberStatuses).notNull().default('active'),
    ...trashColumns(memberStatuses),
    /** Owners have every permission and cannot be removed. */
    is_owner: boolean().notNull().default(false),
    /** Whether a role locked this part when the person registered. Staff can unlock it. */
    admin_banned: boolean().notNull().default(false),
    learning_banned: boolean().notNull().default(false),
    /**
     * Copied from the account by triggers, so that members are searched and sorted by indexes of the company.
     */
    name: sortedText().notNull().default(''),
    surname: sortedText(),
    email: text().notNull().default(''),
    phone: text(),
    photo: text(),
    full_name: sortedText()
      .notNull()
      .generatedAlwaysAs(sql`trim(coalesce(surname, '') || ' ' || name)`),
    searched: text().generatedAlwaysAs(
      sql`coalesce(surname, '') || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\\D', '', 'g'), '')`,
    ),
    /** Accurate to five minutes. */
    last_visit_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    isOneOf('company_members', 'status', memberStatuses),
    index('company_members_user_id').on(table.user_id),
    ...[
      table.full_name,
      table.name,
      table.surname,
      table.email,
      table.phone,
      table.created_at,
      table.last_visit_at,
    ].map((column) =>
      index(`company_members_status_${column.name}`).on(
        table.company_id,
        table.status,
        column,
        table.id,
      ),
    ),
    index('company_members_status').on(table.company_id, table.status, table.id),
    // Partial, because few members wait to be unlocked.
    index('company_members_admin_banned')
      .on(table.company_id, table.status, table.full_name, table.id)
      .where(sql`admin_banned`),
    index('company_members_searched').using(
      'gin',
      table.company_id,
      table.searched.op('gin_trgm_ops'),
    ),
    ...visibleWhen(
      'company_members',
      sql`company_id = ${currentCompany} or user_id = ${currentPerson}`,
      sql`company_id = ${currentCompany}`,
    ),
  ],
);

/** The foreign key of rows that are deleted with their member. */
export const memberForeignKey = (table: Record<'company_id' | 'user_id', AnyPgColumn>) =>
  foreignKey({
    columns: [table.company_id, table.user_id],
    foreignColumns: [companyMembers.company_id, companyMembers.user_id],
  }).onDelete('cascade');

/** Sets of permissions for members. */
export const roles = companyTable(
  'roles',
  {
    name: sortedText().notNull(),
    /** A stable name of the role for programs. */
    code: text(),
    description: text(),
    /** The role with the highest priority is shown as the member's role. */
    priority: integer().notNull().default(0),
    default: boolean().notNull().default(false),
    admin_ban_on_registration: boolean().notNull().default(false),
    learning_ban_on_registration: boolean().notNull().default(false),
    /** Permissions of the specification's list (section 6) that the role grants. */
    permissions: text().array().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('roles_priority').on(table.company_id, table.priority, table.id),
    uniqueIndex('roles_code').on(table.company_id, table.code),
    // The default role, for people who register without another role.
    uniqueIndex('roles_default')
      .on(table.company_id)
      .where(sql`${table.default}`),
  ],
);

/**
 * A copy of the member's status, for row counts of links by status. Set by triggers; written values are ignored.
 */
const memberStatus = () => oneOf(memberStatuses).notNull().default('active');

/** The roles of members. */
export const memberRoles = pgTable(
  'member_roles',
  {
    company_id: integer().notNull(),
    user_id: integer().notNull(),
    role_id: integer().notNull(),
    member_status: memberStatus(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id, table.role_id] }),
    memberForeignKey(table),
    foreignKey({
      columns: [table.company_id, table.role_id],
      foreignColumns: [roles.company_id, roles.id],
    }),
    index('member_roles_role_id').on(table.company_id, table.role_id),
    ...tenantPolicies('member_roles'),
  ],
);

/** A named set of members, for work on all of them at once. */
export const groups = companyTable(
  'groups',
  {
    name: sortedText().notNull(),
    description: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex('groups_name').on(table.company_id, table.name)],
);

/** The groups of members. */
export const groupMembers = pgTable(
  'group_members',
  {
    company_id: integer().notNull(),
    group_id: integer().notNull(),
    user_id: integer().notNull(),
    member_status: memberStatus(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.group_id, table.user_id] }),
    foreignKey({
      columns: [table.company_id, table.group_id],
      foreignColumns: [groups.company_id, groups.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    index('group_members_user_id').on(table.company_id, table.user_id),
    ...tenantPolicies('group_members'),
  ],
);
