// Routes that list, create and revoke access tokens. A token is shown once. Requests with a token cannot create or
// revoke any.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { forbidden, invalid, notFound } from '../../kit/http/errors.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import {
  ungrantablePermissions,
  has,
  rowsAllowed,
  type Scope,
} from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { accessTokenRecord, accessTokenResource, tokenGrant } from './access-records.ts';
import { maxTokenDays, newAccessToken } from './access-rules.ts';
import { accessTokens, serviceAccounts } from './access-tables.ts';
import * as tokens from '../account/tokens.ts';

type NewToken = z.infer<typeof newAccessToken>;

/** The number of characters of a token that lists show. */
const shownSigns = 8;

const tag = 'Access for tools';

export function registerAccessTokens(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  accessTokenResource.register(app, database);
  registerHistory(app, database, accessTokenResource);

  companyRoute(app, database, {
    method: 'POST',
    path: '/access_tokens',
    tag,
    summary: 'Create an access token',
    description:
      'Only this response contains the token. Every token also has `admin_part_access`. A member’s token never permits more than the member may do; creating a service account’s token requires `company_settings`.',
    permission: tokenGrant,
    accessTokens: false,
    body: newAccessToken,
    answer: z.object({ token: z.string(), access_token: accessTokenRecord.schema }),
    status: 201,
    run: async ({ transaction, scope, body }) => {
      const token = tokens.generateAccessToken();
      const id = await insertToken(transaction, scope, body, token);
      return { token, access_token: await accessTokenResource.find(transaction, scope, id) };
    },
  });

  companyRoute(app, database, {
    method: 'DELETE',
    path: '/access_tokens/:id',
    tag,
    summary: 'Revoke an access token',
    permission: tokenGrant,
    accessTokens: false,
    params: idParams,
    run: async ({ transaction, scope, params: { id } }) => {
      const own = () => sql`${accessTokens.user_id} = ${scope.personId}`;
      const revoked = await transaction
        .update(accessTokens)
        .set({ revoked_at: sql`now()` })
        .where(
          and(
            eq(accessTokens.company_id, scope.companyId),
            eq(accessTokens.id, id),
            isNull(accessTokens.revoked_at),
            rowsAllowed(scope, tokenGrant, own),
          ),
        )
        .returning({ id: accessTokens.id });
      if (revoked.length === 0) throw notFound(accessTokenResource.missing);
    },
  });
}

async function insertToken(
  transaction: Transaction,
  scope: Scope,
  input: NewToken,
  token: string,
): Promise<number> {
  const service = await findServiceAccount(transaction, scope, input.service_account_id ?? null);
  refuseForeignFlags(scope, input.permissions, service !== null);
  const [created] = await transaction
    .insert(accessTokens)
    .values({
      company_id: scope.companyId,
      name: input.name,
      user_id: service?.user_id ?? scope.personId,
      service_account_id: service?.id ?? null,
      // All back office routes require this permission.
      permissions: [...new Set<Permission>(['admin_part_access', ...input.permissions])],
      token_hash: tokens.tokenHash(token),
      prefix: token.slice(0, shownSigns),
      author_id: scope.personId,
      expires_at: await endOf(transaction, scope, input),
    })
    .returning({ id: accessTokens.id });
  return created?.id ?? 0;
}

async function findServiceAccount(transaction: Transaction, scope: Scope, id: number | null) {
  if (id === null) return null;
  if (!has(scope, 'company_settings')) throw forbidden();
  const [found] = await transaction
    .select({ id: serviceAccounts.id, user_id: serviceAccounts.user_id })
    .from(serviceAccounts)
    .where(and(eq(serviceAccounts.company_id, scope.companyId), eq(serviceAccounts.id, id)));
  if (found === undefined) throw invalid('service_account_id', 'Сервисный аккаунт не найден');
  return found;
}

/**
 * A service account's token may only have permissions that its creator has. A member's own token is limited by the
 * member's permissions anyway.
 */
function refuseForeignFlags(scope: Scope, flags: readonly Permission[], forService: boolean): void {
  const foreign = forService
    ? ungrantablePermissions(scope, flags)
    : flags.filter((flag) => !has(scope, flag));
  if (foreign.length > 0) {
    throw invalid('permissions', 'Нельзя дать право, которого нет у вас', 'forbidden');
  }
}

/** The given number of days from now, or the end of a day in the company's time zone. */
async function endOf(
  transaction: Transaction,
  { companyId }: Scope,
  { days, expires_on: lastDay }: NewToken,
): Promise<SQL> {
  if (lastDay == null) return sql`now() + make_interval(days => ${days})`;
  const end = sql`((${lastDay}::date + 1)::timestamp at time zone company.time_zone)`;
  const { fits } = await rowOf<{ fits: boolean }>(
    transaction,
    sql`select ${end} > now() and ${end} <= now() + make_interval(days => ${maxTokenDays + 1}) as fits from companies company where company.id = ${companyId}`,
  );
  if (!fits) throw invalid('expires_on', 'Выберите день от сегодняшнего и не дальше года');
  return sql`(select ${end} from companies company where company.id = ${companyId})`;
}
