// Access for tools: access tokens and service accounts.
import type {
  CreateAccessTokenInput,
  Permission,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { AccessTokenRow } from '../../__generated__/rows.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection, list } from '../../kit/plan/reads.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId, translatedBody } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { enumNames } from '../../kit/schema/enums.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { accessTokens, serviceAccounts } from '../collections.ts';

const flags = new Set(enumNames('Permission').map((name) => name.toLowerCase()));

const serviceAccountId = globalId(
  'ServiceAccount',
  'service_account_id',
  'Сервисный аккаунт не найден',
);

interface NewToken {
  token: string | null;
  accessToken: AccessTokenRow | null;
}

const resolvers: Resolvers = {
  Company: {
    accessTokens: connection(accessTokens, { sort: 'created_at', desc: true }),
    serviceAccounts: list(serviceAccounts, { sort: 'name', size: 20 }),
  },
  AccessToken: {
    // A newer server may have permissions that this schema does not know.
    permissions: ({ permissions }) =>
      permissions.filter((flag): flag is Permission => flags.has(flag)),
    forServiceAccount: ({ service_account_id }) => service_account_id !== null,
  },
  Mutation: {
    createAccessToken: mutation<CreateAccessTokenInput, NewToken>(
      { call: `POST ${accessTokens.route}`, failed: { token: null, accessToken: null } },
      async (input, context, info) => {
        const { collection, companyId } = accessTokens.listOf(input);
        const body = translatedBody(input, companyId, { serviceAccountId }, accessTokens.inPath);
        const { data } = await context.rest.write<{ token: string; access_token: AccessTokenRow }>(
          'POST',
          collection.path,
          body,
        );
        const { token, access_token: row } = data;
        return {
          token,
          accessToken: await selectedRecord(context, info, 'accessToken', collection, row),
        };
      },
    ),
    revokeAccessToken: deletes(accessTokens),
    createServiceAccount: creates(serviceAccounts),
    updateServiceAccount: updates(serviceAccounts),
    deleteServiceAccount: deletes(serviceAccounts),
  },
};

export default {
  resolvers,
  shapes: {
    AccessToken: { forServiceAccount: columns('service_account_id') },
    ServiceAccount: { tokenCount: columns('tokens_count') },
  },
  nodes: nodeReaders(accessTokens, serviceAccounts),
} satisfies Domain;
