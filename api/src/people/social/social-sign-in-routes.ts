// Routes of signing in through another service: redirecting to it, returning from it, and the proofs required after
// that.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { EffectTransactions } from '../../kit/http/idempotency.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import { companyParams, openRoute } from '../../kit/http/routes.ts';
import * as accounts from '../account/accounts.ts';
import { requireSecondStep, type SignInAttempts } from '../account/sign-in-attempts.ts';
import { deviceOf } from '../account/devices.ts';
import { userOf } from '../account/own-account.ts';
import { findForm } from '../registration/registration-form.ts';
import { joinedSchema } from '../registration/public-form-routes.ts';
import {
  createPerson,
  findMatchedAccount,
  joinCompany,
  linkAccount,
  identityKey,
  joinMethodOf,
  type MatchedAccount,
} from './social-accounts.ts';
import type { SocialClient } from './social-client.ts';
import { providerName } from './social-providers.ts';
import * as signIns from './social-sign-ins.ts';
import type { SignInService, PendingSignIn } from './social-sign-ins.ts';
import { socialProviders, type SocialIdentity } from './social-tables.ts';

interface Parts {
  database: Database;
  client: SocialClient;
  attempts: SignInAttempts;
}

const offered = z.object({ provider: z.enum(socialProviders), name: z.string() }).meta({
  id: 'OfferedSocialProvider',
  description: 'A sign-in service of a company.',
});

const beginning = z.strictObject({
  provider: z.enum(socialProviders),
  form: z
    .string()
    .max(100)
    .nullish()
    .describe('Id or code of the form by which a new person joins the company.'),
  invite: z.string().max(100).nullish().describe('The token of an invite.'),
});

export const authorizationSchema = z.object({
  address: z.string().describe('URL to redirect the user to.'),
  secret: z
    .string()
    .describe('Secret with which the page finishes the sign-in when the user returns.'),
});

const secret = z.string().min(1).max(100);

export const callbackInput = z.strictObject({
  secret,
  query: z
    .string()
    .max(5000)
    .describe('The query that the service added to the redirect URI: `code=…&state=…`.'),
});

const proofs = z.strictObject({
  secret,
  password: z.string().max(200).nullish(),
  code: z.string().trim().max(50).nullish().describe('Required with two-step sign-in.'),
});

type Proofs = Omit<z.infer<typeof proofs>, 'secret'>;

const tag = 'Social sign-in';

/** Per network address, which a whole class may share. */
const socialSignIns = { times: 300, minutes: 60 };

export function registerSocialSignIn(
  app: FastifyInstance,
  { database, client, attempts }: Parts,
): void {
  const ofCompany = limiter({ times: 300, minutes: 1 });

  openRoute(app, {
    method: 'GET',
    path: '/public/companies/:companyId/social_providers',
    tag,
    summary: 'List the sign-in services of a company',
    params: companyParams,
    answer: z.array(offered),
    run: async ({ params }) => {
      const services = await database.system(async (transaction) => {
        const company = await signIns.requireCompany(transaction, params.companyId);
        return signIns.servicesOf(transaction, company.id);
      });
      return services.map((each) => ({ provider: each.provider, name: providerName(each) }));
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/public/companies/:companyId/social_sign_in',
    tag,
    summary: 'Start signing in through a service',
    params: companyParams,
    body: beginning,
    answer: authorizationSchema,
    failures: [424],
    limit: socialSignIns,
    run: async ({ params: { companyId }, body: { provider, form, invite }, effect }) => {
      ofCompany.take(String(companyId));
      const { service, form_id } = await database.system(async (transaction) => {
        return {
          service: await signIns.requireService(transaction, companyId, provider),
          form_id: form == null ? null : (await findForm(transaction, companyId, form)).id,
        };
      });
      const { address, ...pending } = await client.begin(service);
      return effect.system(async (transaction) => ({
        address,
        secret: await signIns.storeSignIn(transaction, {
          ...pending,
          provider,
          company_id: companyId,
          user_id: null,
          invite: invite ?? null,
          form_id,
        }),
      }));
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/public/social_sign_in/finish',
    tag,
    summary: 'Finish signing in after returning from a service',
    description:
      'Works once, within ten minutes. If the account requires proof, the response is 422 with the code `password_required` or `totp_required`; continue with `POST /public/social_sign_in/confirm`.',
    body: callbackInput,
    answer: joinedSchema,
    failures: [403, 404, 409, 424, 503],
    limit: socialSignIns,
    run: async ({ body, request, effect }) => {
      const { signIn, service } = await database.system((transaction) =>
        signIns.redeemReturn(transaction, { ...body, userId: null }),
      );
      const identity = await client.finish(service, signIn, body.query);
      await database.system((transaction) =>
        signIns.storeIdentity(transaction, signIn.id, identity),
      );
      return enter({ request, effect }, { ...signIn, identity }, service, {});
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/public/social_sign_in/confirm',
    tag,
    summary: 'Confirm a sign-in through a service by password or code',
    body: proofs,
    answer: joinedSchema,
    failures: [403, 404, 409, 503],
    limit: socialSignIns,
    run: async ({ body, request, effect }) => {
      const { signIn, service } = await database.system((transaction) =>
        signIns.findReturned(transaction, body.secret),
      );
      return enter({ request, effect }, signIn, service, body);
    },
  });

  /** Signs the person in: checks proofs, links the service and makes the person a member. */
  async function enter(
    { request, effect }: { request: FastifyRequest; effect: EffectTransactions },
    signIn: PendingSignIn & { identity: SocialIdentity },
    service: SignInService,
    given: Proofs,
  ) {
    const { company_id, identity } = signIn;
    const holder = await database.system((transaction) =>
      findMatchedAccount(transaction, service, company_id, identity),
    );
    if (holder !== null) await prove(request, holder, service, given);
    return effect.system(async (transaction) => {
      if (!(await signIns.endSignIn(transaction, signIn.id))) throw signIns.signInLost();
      const way = await joinMethodOf(transaction, signIn, service);
      const person = holder ?? (await createPerson(transaction, identity, service));
      await joinCompany(transaction, company_id, person, way);
      await linkAccount(transaction, identityKey(service, company_id, identity), person.id, {
        identity,
        proved: holder?.needsPassword === true,
      });
      const { code } = await signIns.requireCompany(transaction, company_id);
      return {
        access_token: await accounts.completeSignIn(transaction, person.id, deviceOf(request)),
        company_code: code,
        user: await userOf(transaction, person.id),
      };
    });
  }

  /**
   * The checks of a sign-in with a password: no block, the password if required, and the second step.
   */
  const prove = (
    request: FastifyRequest,
    { login, needsPassword }: MatchedAccount,
    service: SignInService,
    { password, code }: Proofs,
  ): Promise<void> =>
    attempts.run(login, { request, isKnown: true }, async (attempt, passwords) => {
      if (attempt === null) throw signIns.signInLost();
      if (needsPassword && !password) {
        await database.system((transaction) => accounts.withdrawAttempt(transaction, attempt));
        throw invalid(
          'password',
          `Аккаунт с почтой ${login} уже есть. Введите его пароль, чтобы входить через «${providerName(service)}»`,
          'password_required',
        );
      }
      if (needsPassword && !(await passwords.match(password ?? '', attempt.passwordHash))) {
        throw invalid('password', 'Неверный пароль', 'invalid_credentials');
      }
      await requireSecondStep(database, attempt, code ?? undefined);
    });
}
