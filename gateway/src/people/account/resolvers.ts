// The user's account: an email address awaiting confirmation, sessions, two-step sign-in.
import type {
  CancelEmailChangeInput,
  ConfirmEmailInput,
  DisableTwoStepInput,
  EnableTwoStepInput,
  EndOtherSessionsInput,
  EndSessionInput,
  RenewRecoveryCodesInput,
  ResendEmailConfirmationInput,
  Resolvers,
  StartTwoStepSetupInput,
} from '../../__generated__/resolvers.ts';
import type {
  AccountSecurityRow,
  SessionRow,
  TwoStepSetupRow,
  ViewerRow,
} from '../../__generated__/rows.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { list } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import type { Collection } from '../../kit/records/collections.ts';
import { requireGlobal, toGlobalId } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { readViewer } from './sign-in.ts';

const sessions: Collection<SessionRow> = {
  path: path`/profile/sessions`,
  complete: (row) => row,
};

interface Changed {
  viewer: ViewerRow | null;
}
interface RecoveryCodes extends Changed {
  recoveryCodes: string[] | null;
}

/** A wrong password is a user error, and so are too many attempts. */
const unchanged = { failed: { viewer: null }, userErrorStatuses: [429] };
const noCodes = { failed: { viewer: null, recoveryCodes: null }, userErrorStatuses: [429] };

const resolvers: Resolvers = {
  Viewer: {
    security: withCall(
      async (_: ViewerRow, _args: object, { rest }: Context) =>
        (await rest.get<AccountSecurityRow>(path`/profile/security`)).data,
      { method: 'GET', route: '/profile/security', records: [], size: () => 1 },
    ),
    sessions: list({ at: () => sessions }, { sort: 'id', desc: true, size: 10 }),
  },
  Session: {
    id: ({ id }) => toGlobalId({ type: 'Session', companyId: null, id }),
  },
  Mutation: {
    resendEmailConfirmation: mutation<ResendEmailConfirmationInput, Changed>(
      { call: 'POST /profile/email/resend', ...unchanged, userErrorStatuses: [404, 429] },
      async (_, context, info) => {
        await context.rest.write('POST', path`/profile/email/resend`);
        return { viewer: await viewerAfter(context, info) };
      },
    ),
    cancelEmailChange: mutation<CancelEmailChangeInput, Changed>(
      { call: 'POST /profile/email/cancel', ...unchanged },
      async (_, context, info) => {
        await context.rest.write('POST', path`/profile/email/cancel`);
        return { viewer: await viewerAfter(context, info) };
      },
    ),
    confirmEmail: mutation<ConfirmEmailInput, { email: string | null }>(
      { call: 'POST /profile/email/confirm', failed: { email: null } },
      async (input, { rest }) => {
        const at = path`/profile/email/confirm`;
        return (await rest.write<{ email: string }>('POST', at, bodyOf(input))).data;
      },
    ),
    endSession: mutation<EndSessionInput, Changed & { endedSessionId: string | null }>(
      {
        call: 'DELETE /profile/sessions/{id}',
        failed: { viewer: null, endedSessionId: null },
      },
      async (input, context, info) => {
        const { id } = requireGlobal(input.id, 'Session');
        await context.rest.write('DELETE', path`/profile/sessions/${{ id }}`);
        return { endedSessionId: input.id, viewer: await viewerAfter(context, info) };
      },
    ),
    endOtherSessions: mutation<EndOtherSessionsInput, Changed & { endedCount: number }>(
      { call: 'POST /profile/sessions/end_others', failed: { viewer: null, endedCount: 0 } },
      async (_, context, info) => {
        const at = path`/profile/sessions/end_others`;
        const { data } = await context.rest.write<{ count: number }>('POST', at);
        return { endedCount: data.count, viewer: await viewerAfter(context, info) };
      },
    ),
    startTwoStepSetup: mutation<StartTwoStepSetupInput, { setup: TwoStepSetupRow | null }>(
      { call: 'POST /profile/two_step', failed: { setup: null }, userErrorStatuses: [429] },
      async (input, { rest }) => {
        const at = path`/profile/two_step`;
        return { setup: (await rest.write<TwoStepSetupRow>('POST', at, bodyOf(input))).data };
      },
    ),
    enableTwoStep: mutation<EnableTwoStepInput, RecoveryCodes>(
      { call: 'POST /profile/two_step/confirm', ...noCodes },
      (input, context, info) =>
        newCodes(context, info, path`/profile/two_step/confirm`, bodyOf(input)),
    ),
    disableTwoStep: mutation<DisableTwoStepInput, Changed>(
      { call: 'POST /profile/two_step/disable', ...unchanged },
      async (input, context, info) => {
        await context.rest.write('POST', path`/profile/two_step/disable`, bodyOf(input));
        return { viewer: await viewerAfter(context, info) };
      },
    ),
    renewRecoveryCodes: mutation<RenewRecoveryCodesInput, RecoveryCodes>(
      { call: 'POST /profile/two_step/recovery_codes', ...noCodes },
      (input, context, info) =>
        newCodes(context, info, path`/profile/two_step/recovery_codes`, bodyOf(input)),
    ),
  },
};

async function newCodes(
  context: Context,
  info: GraphQLResolveInfo,
  at: ReturnType<typeof path>,
  body: Record<string, unknown>,
): Promise<RecoveryCodes> {
  const { data } = await context.rest.write<{ recovery_codes: string[] }>('POST', at, body);
  return { recoveryCodes: data.recovery_codes, viewer: await viewerAfter(context, info) };
}

/** Reads the user again if the payload selects the viewer. */
async function viewerAfter(context: Context, info: GraphQLResolveInfo): Promise<ViewerRow | null> {
  return planRecord(info, context.shapes, { at: ['viewer'] }) && readViewer(context);
}

export default {
  resolvers,
  shapes: {
    AccountSecurity: {},
    Session: { id: columns('id') },
    TwoStepSetup: {},
  },
} satisfies Domain;
