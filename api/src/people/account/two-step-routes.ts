// Routes of account security: the summary, and setting up and switching off two-step sign-in.
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import { personRouteInSteps } from '../../kit/http/routes.ts';
import { wireInstant } from '../../kit/records/wire.ts';
import { users } from './account-tables.ts';
import { findEmailChange } from './email-change.ts';
import { findAccount, type RequirePassword } from './own-account.ts';
import { codeProof, passwordProof } from '../rules.ts';
import * as twoStep from './two-step.ts';

const tag = 'Profile';

interface Parts {
  database: Database;
  requirePassword: RequirePassword;
}

const security = z
  .object({
    pending_email: z
      .string()
      .nullable()
      .describe('The new address, while it is unconfirmed; otherwise null.'),
    pending_email_expires_at: z.iso.datetime().nullable(),
    two_step_enabled_at: z.iso.datetime().nullable(),
    recovery_codes_left: z.int(),
  })
  .meta({
    id: 'AccountSecurity',
    description: 'Security settings of the signed-in user’s account.',
  });

const setup = z
  .object({
    secret: z.string().describe('Base32, to be entered by hand.'),
    uri: z.string().describe('An `otpauth://` URI, for a QR code.'),
  })
  .meta({ id: 'TwoStepSetup', description: 'The data to set up an authenticator.' });

const codes = z.object({ recovery_codes: z.array(z.string()) });

export function registerTwoStep(app: FastifyInstance, { database, requirePassword }: Parts): void {
  personRouteInSteps(app, {
    method: 'GET',
    path: '/profile/security',
    tag,
    summary: 'Get the security settings of the signed-in user’s account',
    answer: security,
    run: ({ person }) => readSecurity(database, person.id),
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/two_step',
    tag,
    summary: 'Start setting up two-step sign-in',
    description: 'It takes effect after `POST /profile/two_step/confirm`.',
    body: passwordProof,
    answer: setup,
    failures: [409, 429, 503],
    run: async ({ person, body: { current_password }, request, effect }) => {
      const account = await findAccount(database, person.id);
      if (account.totp_enabled_at !== null) throw alreadyOn();
      await requirePassword(account, current_password, request);
      const secret = twoStep.newSecret();
      return effect.person(account.id, async (transaction) => {
        await transaction
          .update(users)
          .set({ totp_secret: secret, totp_last_step: null })
          .where(eq(users.id, account.id));
        return { secret, uri: twoStep.authenticatorAddress(secret, account.login) };
      });
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/two_step/confirm',
    tag,
    summary: 'Switch two-step sign-in on with a code of the authenticator',
    description: 'The recovery codes are shown only once.',
    body: codeProof,
    answer: codes,
    failures: [409],
    run: async ({ person, body: { code }, effect }) => {
      const { id, totp_enabled_at, totp_secret } = await findAccount(database, person.id);
      if (totp_enabled_at !== null) throw alreadyOn();
      if (totp_secret === null) throw notBegun();
      const step = twoStep.stepOf(totp_secret, code.replaceAll(/\s/g, ''));
      if (step === null) throw twoStep.wrongCode();
      return effect.system(
        async (transaction) => {
          await transaction
            .update(users)
            .set({ totp_enabled_at: sql`now()`, totp_last_step: step })
            .where(eq(users.id, id));
          return { recovery_codes: await twoStep.renewRecoveryCodes(transaction, id) };
        },
        { personId: id },
      );
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/two_step/recovery_codes',
    tag,
    summary: 'Replace the recovery codes by ten new ones',
    body: passwordProof,
    answer: codes,
    failures: [409, 429, 503],
    run: async ({ person, body: { current_password }, request, effect }) => {
      const account = await findAccount(database, person.id);
      if (account.totp_enabled_at === null) throw notOn();
      await requirePassword(account, current_password, request);
      return effect.system(async (transaction) => ({
        recovery_codes: await twoStep.renewRecoveryCodes(transaction, account.id),
      }));
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/two_step/disable',
    tag,
    summary: 'Switch two-step sign-in off',
    body: passwordProof,
    failures: [429, 503],
    run: async ({ person, body: { current_password }, request, effect }) => {
      const account = await findAccount(database, person.id);
      await requirePassword(account, current_password, request);
      return effect.system((transaction) => twoStep.switchTwoStepOff(transaction, account.id), {
        personId: account.id,
      });
    },
  });
}

async function readSecurity(database: Database, userId: number): Promise<z.infer<typeof security>> {
  const { totp_enabled_at } = await findAccount(database, userId);
  const { change, left } = await database.system(async (transaction) => ({
    change: await findEmailChange(transaction, userId),
    left: await twoStep.recoveryCodesLeft(transaction, userId),
  }));
  return {
    pending_email: change?.email ?? null,
    pending_email_expires_at: wireInstant(change?.expires_at ?? null),
    two_step_enabled_at: wireInstant(totp_enabled_at),
    recovery_codes_left: left,
  };
}

const alreadyOn = () => conflict('already_on', 'Двухэтапный вход уже включён');

const notOn = () => conflict('not_on', 'Двухэтапный вход выключен');

const notBegun = () => conflict('not_begun', 'Начните настройку двухэтапного входа заново');
