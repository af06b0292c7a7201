// Access for tools: tokens, and service accounts that tokens speak for.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CompanyAccessTokensArgs,
  CreateAccessTokenInput,
  CreateServiceAccountInput,
  DeleteServiceAccountInput,
  Permission,
  Resolvers,
  RevokeAccessTokenInput,
  UpdateServiceAccountInput,
} from '../../__generated__/resolvers.ts';
import type { AccessTokenRow, CompanyRow, ServiceAccountRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection, list } from '../../kit/plan/reads.ts';
import { orderParams } from '../../kit/records/connection.ts';
import { idsInCompany, requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, changedRecord, InputError, mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import { enumNames } from '../../kit/schema/enums.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { accessTokens, serviceAccounts } from '../collections.ts';

const flags = new Set(enumNames('Permission').map((name) => name.toLowerCase()));

interface NewToken {
  token: string | null;
  accessToken: AccessTokenRow | null;
}

const resolvers: Resolvers = {
  Company: {
    accessTokens: connection({
      collection: ({ id }: CompanyRow) => accessTokens(id),
      params: ({ search, orderBy }: CompanyAccessTokensArgs) => ({
        search,
        ...orderParams(orderBy, { field: 'created_at', direction: 'desc' }),
      }),
    }),
    serviceAccounts: list({
      collection: ({ id }: CompanyRow) => serviceAccounts(id),
      params: { sort: 'name' },
      size: 20,
    }),
  },
  AccessToken: {
    // A newer server may know flags that this schema does not.
    permissions: ({ permissions }) =>
      permissions.filter((flag): flag is Permission => flags.has(flag)),
    forServiceAccount: ({ service_account_id }) => service_account_id !== null,
  },
  Mutation: {
    createAccessToken: mutation<CreateAccessTokenInput, NewToken>(
      {
        call: 'POST /companies/{companyId}/access_tokens',
        failed: { token: null, accessToken: null },
      },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const collection = accessTokens(companyId);
        const body = bodyOf(input, ['companyId']);
        if (input.serviceAccountId != null) {
          body['service_account_id'] = serviceAccountOf(companyId, input.serviceAccountId);
        }
        const { data } = await context.rest.write<{ token: string; access_token: AccessTokenRow }>(
          'POST',
          collection.path,
          body,
        );
        const row = collection.complete(data.access_token);
        const accessToken = await changedRecord(context, info, 'accessToken', row, (plan) =>
          loadRecord(context.rest, collection, row.id, plan),
        );
        return { token: data.token, accessToken };
      },
    ),
    revokeAccessToken: mutation<RevokeAccessTokenInput, { revokedAccessTokenId: string | null }>(
      {
        call: 'DELETE /companies/{companyId}/access_tokens/{id}',
        failed: { revokedAccessTokenId: null },
      },
      async (input, { rest }) => {
        const { companyId, id } = requireInCompany(input.id, 'AccessToken');
        await rest.write('DELETE', path`/companies/${{ companyId }}/access_tokens/${{ id }}`);
        return { revokedAccessTokenId: input.id };
      },
    ),
    createServiceAccount: mutation<
      CreateServiceAccountInput,
      { serviceAccount: ServiceAccountRow | null }
    >(
      { call: 'POST /companies/{companyId}/service_accounts', failed: { serviceAccount: null } },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<ServiceAccountRow>(
          'POST',
          serviceAccounts(companyId).path,
          bodyOf(input, ['companyId']),
        );
        return { serviceAccount: await asSelected(context, info, companyId, data) };
      },
    ),
    updateServiceAccount: mutation<
      UpdateServiceAccountInput,
      { serviceAccount: ServiceAccountRow | null }
    >(
      {
        call: 'PUT /companies/{companyId}/service_accounts/{id}',
        failed: { serviceAccount: null },
      },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'ServiceAccount');
        const { data } = await context.rest.write<ServiceAccountRow>(
          'PUT',
          path`/companies/${{ companyId }}/service_accounts/${{ id }}`,
          bodyOf(input, ['id']),
        );
        return { serviceAccount: await asSelected(context, info, companyId, data) };
      },
    ),
    deleteServiceAccount: mutation<
      DeleteServiceAccountInput,
      { deletedServiceAccountId: string | null }
    >(
      {
        call: 'DELETE /companies/{companyId}/service_accounts/{id}',
        failed: { deletedServiceAccountId: null },
      },
      async (input, { rest }) => {
        const { companyId, id } = requireInCompany(input.id, 'ServiceAccount');
        await rest.write('DELETE', path`/companies/${{ companyId }}/service_accounts/${{ id }}`);
        return { deletedServiceAccountId: input.id };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    AccessToken: { forServiceAccount: columns('service_account_id') },
    ServiceAccount: { tokenCount: columns('tokens_count') },
  },
  nodes: {
    AccessToken: nodesOf(accessTokens),
    ServiceAccount: nodesOf(serviceAccounts),
  },
} satisfies Domain;

function serviceAccountOf(companyId: number, globalId: string): number {
  const [id] = idsInCompany([globalId], 'ServiceAccount', companyId) ?? [];
  if (id !== undefined) return id;
  throw new InputError({
    message: 'Сервисный аккаунт не найден',
    field: 'serviceAccountId',
    code: 'not_found',
  });
}

function asSelected(
  context: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  row: ServiceAccountRow,
) {
  const collection = serviceAccounts(companyId);
  return changedRecord(context, info, 'serviceAccount', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}
