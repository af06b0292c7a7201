// The signed-in user, and signing in and out.
import type { GraphQLEnumType, GraphQLResolveInfo } from 'graphql';
import type {
  Permission,
  RegisterOwnerInput,
  RequestPasswordRecoveryInput,
  ResetPasswordInput,
  Resolvers,
  SignInInput,
  SignOutInput,
  UpdateProfileInput,
} from '../../__generated__/resolvers.ts';
import type { ViewerRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, inline, wholeRelation } from '../../kit/plan/needs.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { bodyOf, changedRecord, mutation } from '../../kit/mutations/payload.ts';
import { translatedBody, versioned } from '../../kit/mutations/translations.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

/** The signed-in user; null without a valid access token. */
export async function readViewer({ rest }: Context): Promise<ViewerRow | null> {
  if (!rest.hasToken()) return null;
  try {
    return (await rest.get<ViewerRow>(path`/auth_user`)).data;
  } catch (error) {
    if (isRestError(error, 401)) return null;
    throw error;
  }
}

interface Session {
  readonly access_token: string;
  readonly user?: ViewerRow;
}

/** The fields of the payload's viewer are read with the new token. */
async function enter(context: Context, info: GraphQLResolveInfo, { access_token, user }: Session) {
  context.rest.signInAs(access_token);
  return { accessToken: access_token, viewer: await selectedViewer(context, info, user) };
}

const selectedViewer = (
  context: Context,
  info: GraphQLResolveInfo,
  answered: ViewerRow | null | undefined,
): Promise<ViewerRow | null> =>
  changedRecord(context, info, 'viewer', answered, () => readViewer(context));

const nobody = { accessToken: null, viewer: null };

const resolvers: Resolvers = {
  Query: {
    viewer: withCall((_: unknown, _args: object, context: Context) => readViewer(context), {
      method: 'GET',
      route: '/auth_user',
      records: [],
      size: () => 1,
    }),
  },
  AdminProfile: {
    // A newer server may have permissions that this schema does not know; its clients cannot use them.
    permissions: ({ permissions }, _args, _context, { schema }) => {
      const known = schema.getType('Permission') as GraphQLEnumType;
      return permissions.filter(
        (flag): flag is Permission => known.getValue(flag.toUpperCase()) != null,
      );
    },
  },
  Mutation: {
    signIn: mutation<SignInInput, { accessToken: string | null; viewer: ViewerRow | null }>(
      // Some servers send 401 for wrong credentials; 429 means that sign-in is blocked for a while.
      { call: 'POST /login', failed: nobody, userErrorStatuses: [401, 429] },
      async (input, context, info) =>
        enter(
          context,
          info,
          (await context.rest.write<Session>('POST', path`/login`, bodyOf(input))).data,
        ),
    ),
    signOut: mutation<SignOutInput, object>(
      { call: 'POST /logout', failed: {} },
      async (_, { rest }) => {
        await rest.write('POST', path`/logout`);
        return {};
      },
    ),
    requestPasswordRecovery: mutation<RequestPasswordRecoveryInput, object>(
      { call: 'POST /password/recovery', failed: {} },
      async (input, { rest }) => {
        await rest.write('POST', path`/password/recovery`, bodyOf(input));
        return {};
      },
    ),
    resetPassword: mutation<ResetPasswordInput, { revokedAccessTokens: number }>(
      { call: 'POST /password/reset', failed: { revokedAccessTokens: 0 } },
      async (input, { rest }) => {
        const at = path`/password/reset`;
        const { data } = await rest.write<{ revoked_access_tokens?: number }>(
          'POST',
          at,
          bodyOf(input),
        );
        // Other servers have no access tokens.
        return { revokedAccessTokens: data.revoked_access_tokens ?? 0 };
      },
    ),
    registerOwner: mutation<
      RegisterOwnerInput,
      { accessToken: string | null; viewer: ViewerRow | null }
    >({ call: 'POST /registration', failed: nobody }, async (input, context, info) =>
      enter(
        context,
        info,
        (await context.rest.write<Session>('POST', path`/registration`, bodyOf(input))).data,
      ),
    ),
    updateProfile: mutation<UpdateProfileInput, { viewer: ViewerRow | null }>(
      {
        call: 'PUT /auth_user/update',
        failed: { viewer: null },
        stale: async (_, context) => ({ viewer: await readViewer(context) }),
      },
      async (input, context, info) => {
        const at = path`/auth_user/update`;
        const body = translatedBody(input, 0, versioned);
        const { data } = await context.rest.write<ViewerRow | null>('PUT', at, body);
        return { viewer: await selectedViewer(context, info, data) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Viewer: {
      unviewedReleaseCount: columns('unviewed_releases_count'),
    },
    AdminProfile: {
      viewer: inline,
    },
    Company: {
      adminProfile: wholeRelation(
        'admin_profile',
        (companyId) => path`/companies/${{ companyId }}/auth_user`,
      ),
    },
  },
  nodes: {
    Viewer: {
      scope: 'global',
      route: '/auth_user',
      // Only the signed-in user is a viewer.
      read: async (context, { id }) => {
        const viewer = await readViewer(context);
        return viewer?.id === id ? viewer : null;
      },
    },
  },
} satisfies Domain;
