// The records and lists of access tokens and service accounts.
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { TableWith } from '../../kit/database/columns.ts';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { accessTokens, serviceAccounts } from './access-tables.ts';

/**
 * The name of a member, also of one who has left the company; for a service account, the name of the account.
 */
const nameOf = (table: TableWith<'company_id'>, userId: PgColumn) => sql`coalesce(
  (select member.full_name from company_members member where member.company_id = ${table.company_id} and member.user_id = ${userId}),
  (select trim(coalesce(account.surname, '') || ' ' || account.name) from users account where account.id = ${userId}))`;

const authorName = {
  schema: z.string().nullable().describe('Name of the creator; null if no longer known.'),
  sql: (table: TableWith<'company_id' | 'author_id'>) => nameOf(table, table.author_id),
};

/** Those who manage the company see all tokens; other staff see only their own. */
export const tokenGrant = { all: 'company_settings', my: 'admin_part_access' } as const;

export const accessTokenRecord = record(accessTokens)({
  name: 'AccessToken',
  description:
    'A token that a program sends instead of a session token. The token itself is shown only once.',
  permissions: { read: tokenGrant },
  mine: (table, scope) => sql`${table.user_id} = ${scope.personId}`,
  history: { type: 'access_tokens', extraFields: { revoked_at: 'readers' } },
  hidden: ['user_id', 'token_hash', 'author_id', 'revoked_at'],
  computed: {
    holder_name: {
      schema: z.string().describe('Name of the member or service account that the token acts as.'),
      sql: (table) => nameOf(table, table.user_id),
    },
    author_name: authorName,
    own: {
      schema: z.boolean().describe('Whether it acts as the caller.'),
      sql: (table, scope) => sql`${table.user_id} = ${scope.personId}`,
    },
  },
});

export const accessTokenResource = resource({
  record: accessTokenRecord,
  path: '/access_tokens',
  tag: 'Access for tools',
  missing: 'Токен не найден',
  where: (table) => sql`${table.revoked_at} is null`,
  sort: ['created_at', 'name', 'expires_at', 'last_used_at'],
  descending: true,
  searched: ['name'],
  filters: ['service_account_id'],
});

/** The valid tokens of a service account. */
const tokensOf = (table: typeof serviceAccounts, value: string) =>
  sql`(select ${sql.raw(value)} from access_tokens token where token.company_id = ${table.company_id} and token.service_account_id = ${table.id} and token.revoked_at is null and token.expires_at > now())`;

export const serviceAccountGrant = { all: 'company_settings' } as const;

export const serviceAccountRecord = record(serviceAccounts)({
  name: 'ServiceAccount',
  description:
    'An account for a program of the company. It cannot sign in; access tokens act as it.',
  permissions: { read: serviceAccountGrant },
  version: 'row',
  history: { type: 'service_accounts' },
  hidden: ['user_id', 'author_id'],
  computed: {
    author_name: authorName,
    tokens_count: {
      schema: z.int().describe('Number of valid tokens.'),
      sql: (table) => tokensOf(table, 'count(*)::integer'),
    },
  },
});

export const serviceAccountResource = resource({
  record: serviceAccountRecord,
  path: '/service_accounts',
  tag: 'Access for tools',
  missing: 'Сервисный аккаунт не найден',
  sort: ['name', 'created_at'],
  searched: ['name', 'description'],
  filters: ['active'],
});
