// The tables of invites: links by which people join a company, and what they receive there.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { customFields, forms } from '../../forms/tables.ts';
import {
  createdAt,
  day,
  id,
  instant,
  isOneOf,
  oneOf,
  richHtml,
  sortedText,
  updatedAt,
} from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { textFileColumns } from '../../media/tables.ts';
import { users } from '../account/account-tables.ts';
import { memberForeignKey, groups, roles } from '../tables.ts';
import { tests } from '../../assessments/tables.ts';

/**
 * `invite`: open to anybody who has the link, if its type allows; `welcome`: for its recipients only, once each.
 */
export const inviteKinds = ['invite', 'welcome'] as const;

/** `common`: for anybody who has the link; `personal`: for the recipients only. */
export const inviteTypes = ['common', 'personal'] as const;

export const inviteSendTypes = ['email', 'phone'] as const;

export const invites = companyTable(
  'invites',
  {
    kind: oneOf(inviteKinds).notNull().default('invite'),
    type: oneOf(inviteTypes).notNull().default('common'),
    name: sortedText().notNull(),
    /** Rich text. */
    description: richHtml(),
    /** Random, part of the link. Anybody who has it may use the link. */
    token: text().notNull(),
    active: boolean().notNull().default(true),
    /** How many people may join; null for no limit. */
    user_limit: integer(),
    /** How many people joined. Counted under the row's lock, so that it never exceeds the limit. */
    users_count: integer().notNull().default(0),
    date_start: day(),
    date_end: day(),
    /** The registration form; null for the one with the code `registration`, own or built-in. */
    form_id: integer(),
    send_type: oneOf(inviteSendTypes),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('invites', 'kind', inviteKinds),
    isOneOf('invites', 'type', inviteTypes),
    check('invites_users_count', sql`user_limit is null or users_count <= user_limit`),
    uniqueIndex('invites_token').on(table.token),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }),
    ...[table.created_at, table.name, table.date_end].map((column) =>
      index(`invites_kind_${column.name}`).on(table.company_id, table.kind, column, table.id),
    ),
  ],
);

/**
 * Declares a link table from invites to records that people who join receive. `onDelete` is the rule for deleted
 * records.
 */
const given = <Name extends string>(
  name: Name,
  to: { company_id: PgColumn; id: PgColumn },
  onDelete: 'cascade' | 'no action' = 'cascade',
) =>
  pgTable(
    name,
    {
      company_id: integer().notNull(),
      invite_id: integer().notNull(),
      target_id: integer().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.company_id, table.invite_id, table.target_id] }),
      foreignKey({
        columns: [table.company_id, table.invite_id],
        foreignColumns: [invites.company_id, invites.id],
      }).onDelete('cascade'),
      foreignKey({
        columns: [table.company_id, table.target_id],
        foreignColumns: [to.company_id, to.id],
      }).onDelete(onDelete),
      index(`${name}_target_id`).on(table.company_id, table.target_id),
      ...tenantPolicies(name),
    ],
  );

/** A role that an invite gives cannot be deleted. */
export const inviteRoles = given('invite_roles', roles, 'no action');
export const inviteGroups = given('invite_groups', groups);
export const inviteCoursePackages = given('invite_course_packages', coursePackages);
export const inviteTests = given('invite_tests', tests);

/** Custom fields that people fill in when they join, in addition to the form's fields. */
export const inviteCustomFields = pgTable(
  'invite_custom_fields',
  {
    company_id: integer().notNull(),
    invite_id: integer().notNull(),
    custom_field_id: integer().notNull(),
    required: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.invite_id, table.custom_field_id] }),
    foreignKey({
      columns: [table.company_id, table.invite_id],
      foreignColumns: [invites.company_id, invites.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.custom_field_id],
      foreignColumns: [customFields.company_id, customFields.id],
    }).onDelete('cascade'),
    index('invite_custom_fields_custom_field_id').on(table.company_id, table.custom_field_id),
    ...tenantPolicies('invite_custom_fields'),
  ],
);

/** The recipients of an invite, with the result of sending. */
export const inviteRecipients = pgTable(
  'invite_recipients',
  {
    company_id: integer().notNull(),
    id: id(),
    invite_id: integer().notNull(),
    /** An e-mail address in lower case, or a phone number as +79001234567. */
    address: text().notNull(),
    sent_at: instant(),
    /** Why sending failed, in Russian. */
    error: text(),
    /** The person who joined as this recipient of a personal invite. Nobody else can. */
    accepted_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    foreignKey({
      columns: [table.company_id, table.invite_id],
      foreignColumns: [invites.company_id, invites.id],
    }).onDelete('cascade'),
    uniqueIndex('invite_recipients_address').on(table.company_id, table.invite_id, table.address),
    ...tenantPolicies('invite_recipients'),
  ],
);

/** The files in the descriptions of invites. Written by triggers only. */
export const inviteFiles = pgTable(
  'invite_files',
  {
    company_id: integer().notNull(),
    invite_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.invite_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.invite_id],
      foreignColumns: [invites.company_id, invites.id],
    }).onDelete('cascade'),
    ...textFileColumns('invite_files', table),
  ],
);

/** Which person joined by which invite. */
export const userInvites = pgTable(
  'user_invites',
  {
    company_id: integer().notNull(),
    id: id(),
    invite_id: integer().notNull(),
    user_id: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    foreignKey({
      columns: [table.company_id, table.invite_id],
      foreignColumns: [invites.company_id, invites.id],
    }).onDelete('cascade'),
    memberForeignKey(table),
    uniqueIndex('user_invites_user_id').on(table.company_id, table.user_id, table.invite_id),
    index('user_invites_created_at').on(
      table.company_id,
      table.invite_id,
      table.created_at,
      table.id,
    ),
    ...tenantPolicies('user_invites'),
  ],
);
