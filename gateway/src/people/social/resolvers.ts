// Sign-in through other services: the company's settings, the redirect flow, and the viewer's linked accounts.
import type {
  BeginSocialLinkInput,
  BeginSocialSignInInput,
  ChangeSocialProviderInput,
  ConfirmSocialSignInInput,
  FinishSocialLinkInput,
  FinishSocialSignInInput,
  RemoveSocialLinkInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type {
  CompanyRow,
  CompanySocialSignInRow,
  OfferedSocialProviderRow,
  RegistrationCompanyRow,
  ViewerRow,
  ViewerSocialSignInRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { companyOf, companySingleton } from '../../kit/records/companies.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { callByCode, companyByCode } from '../../kit/records/company-by-code.ts';
import { requireGlobal, toGlobalId } from '../../kit/records/ids.ts';
import { bodyOf, InputError, mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { readViewer } from '../account/sign-in.ts';

interface Begun {
  address: string | null;
  secret: string | null;
}

interface Entered {
  accessToken: string | null;
  companyCode: string | null;
}

interface Changed {
  viewer: ViewerRow | null;
}

const notBegun: Begun = { address: null, secret: null };
const outside: Entered = { accessToken: null, companyCode: null };

/** Why a user may not sign in is shown to them, including too many attempts (429). */
const shownStatuses = [403, 404, 429];

const resolvers: Resolvers = {
  Query: {
    registrationCompany: withCall(
      (_: unknown, { code }: { code: string }, { rest }: Context) => companyByCode(rest, code),
      callByCode,
    ),
  },
  RegistrationCompany: {
    socialProviders: withCall(
      async ({ id }: RegistrationCompanyRow, _args: object, { rest }: Context) =>
        (
          await rest.get<OfferedSocialProviderRow[]>(
            path`/public/companies/${{ companyId: id }}/social_providers`,
          )
        ).data,
      {
        method: 'GET',
        route: '/public/companies/{companyId}/social_providers',
        records: [],
        size: () => 4,
      },
    ),
  },
  Company: { socialSignIn: companySingleton<CompanySocialSignInRow>('company_socialite/show') },
  Viewer: {
    socialSignIn: withCall(
      async (_: ViewerRow, _args: object, { rest }: Context) =>
        (await rest.get<ViewerSocialSignInRow>(path`/profile/socials`)).data,
      { method: 'GET', route: '/profile/socials', records: [], size: () => 1 },
    ),
  },
  SocialProviderSettings: { clientSecretHint: ({ client_secret }) => client_secret },
  SocialLink: { id: ({ id }) => toGlobalId({ type: 'SocialLink', companyId: null, id }) },
  SocialOffer: {
    companyId: ({ company_id: id }) => toGlobalId({ type: 'Company', companyId: null, id }),
  },
  Mutation: {
    changeSocialProvider: mutation<ChangeSocialProviderInput, { company: CompanyRow | null }>(
      {
        call: 'POST /companies/{companyId}/company_socialite/change',
        failed: { company: null },
      },
      async (input, context, info) => {
        const { id } = requireGlobal(input.companyId, 'Company');
        const at = path`/companies/${{ companyId: id }}/company_socialite/change`;
        await context.rest.write('POST', at, bodyOf(input, ['companyId']));
        return { company: await companyOf(context, info, id) };
      },
    ),
    beginSocialSignIn: mutation<BeginSocialSignInInput, Begun>(
      {
        call: 'POST /public/companies/{companyId}/social_sign_in',
        failed: notBegun,
        userErrorStatuses: shownStatuses,
      },
      async (input, context) => {
        const company = await companyByCode(context.rest, input.company);
        if (company === null) {
          throw new InputError({
            message: 'Компания не найдена',
            field: 'company',
            code: 'not_found',
          });
        }
        const at = path`/public/companies/${{ companyId: company.id }}/social_sign_in`;
        return (await context.rest.write<Begun>('POST', at, bodyOf(input, ['company']))).data;
      },
    ),
    finishSocialSignIn: mutation<FinishSocialSignInInput, Entered>(
      {
        call: 'POST /public/social_sign_in/finish',
        failed: outside,
        userErrorStatuses: shownStatuses,
      },
      (input, context) => enter(context, path`/public/social_sign_in/finish`, bodyOf(input)),
    ),
    confirmSocialSignIn: mutation<ConfirmSocialSignInInput, Entered>(
      {
        call: 'POST /public/social_sign_in/confirm',
        failed: outside,
        userErrorStatuses: shownStatuses,
      },
      (input, context) => enter(context, path`/public/social_sign_in/confirm`, bodyOf(input)),
    ),
    beginSocialLink: mutation<BeginSocialLinkInput, Begun>(
      { call: 'POST /profile/socials/begin', failed: notBegun, userErrorStatuses: [429] },
      async (input, { rest }) => {
        const { id } = requireGlobal(input.companyId, 'Company');
        const body = { ...bodyOf(input, ['companyId']), company_id: id };
        return (await rest.write<Begun>('POST', path`/profile/socials/begin`, body)).data;
      },
    ),
    finishSocialLink: mutation<FinishSocialLinkInput, Changed>(
      { call: 'POST /profile/socials/finish', failed: { viewer: null } },
      async (input, context) => {
        await context.rest.write('POST', path`/profile/socials/finish`, bodyOf(input));
        return { viewer: await readViewer(context) };
      },
    ),
    removeSocialLink: mutation<RemoveSocialLinkInput, Changed>(
      { call: 'DELETE /profile/socials/{linkId}', failed: { viewer: null } },
      async (input, context) => {
        const { id } = requireGlobal(input.id, 'SocialLink');
        await context.rest.write('DELETE', path`/profile/socials/${{ linkId: id }}`);
        return { viewer: await readViewer(context) };
      },
    ),
  },
};

/** Other fields of the payload are read with the new token. */
async function enter(
  { rest }: Context,
  at: ReturnType<typeof path>,
  body: Record<string, unknown>,
): Promise<Entered> {
  const { data } = await rest.write<{ access_token: string; company_code: string }>(
    'POST',
    at,
    body,
  );
  rest.signInAs(data.access_token);
  return { accessToken: data.access_token, companyCode: data.company_code };
}

export default {
  resolvers,
  shapes: {
    CompanySocialSignIn: { providers: columns('providers') },
    SocialProviderSettings: { clientSecretHint: columns('client_secret') },
    OfferedSocialProvider: {},
    ViewerSocialSignIn: { links: columns('links'), offers: columns('offers') },
    SocialLink: { id: columns('id') },
    SocialOffer: { companyId: columns('company_id') },
  },
} satisfies Domain;
