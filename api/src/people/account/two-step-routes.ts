/** How the own account is protected: the summary, and two-step sign-in from setting it up to switching it off. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { Failure } from '../../kit/errors.ts';
import { personOf } from '../../kit/permissions.ts';
import { users } from './account-tables.ts';
import { findEmailChange } from './email-change.ts';
import { findAccount } from './own-account.ts';
import type { RequirePassword } from './own-account.ts';
import { codeProof, passwordProof } from '../rules.ts';
import * as twoStep from './two-step.ts';

interface Parts {
  database: Database;
  requirePassword: RequirePassword;
}

const security = z
  .object({
    pending_email: z.string().nullable().describe('The new address that waits for confirmation.'),
    pending_email_expires_at: z.iso.datetime().nullable(),
    two_step_enabled_at: z.iso.datetime().nullable(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'AccountSecurity', description: 'How the account of the person is protected.' });

const setup = z
  .object({
    secret: z.string().describe('Base32, for typing it in.'),
    uri: z.string().describe('otpauth://…, for a QR code.'),
  })
  .meta({ id: 'TwoStepSetup', description: 'What an authenticator needs to know.' });

const codes = dataOf(z.object({ recovery_codes: z.array(z.string()) }));

export function registerTwoStep(app: FastifyInstance, { database, requirePassword }: Parts): void {
  app.get(
    '/api/profile/security',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'How the account of the signed-in person is protected', {
        response: { 200: dataOf(security), ...failures(401) },
      }),
    },
    async (request) => ({ data: await readSecurity(database, personOf(request).id) }),
  );

  app.post(
    '/api/profile/two_step',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'Begin to set up two-step sign-in', {
        description: 'It is in use only after `POST /profile/two_step/confirm`.',
        body: passwordProof,
        response: { 200: dataOf(setup), ...failures(401, 409, 422, 429) },
      }),
    },
    async (request) => {
      const account = await findAccount(database, personOf(request).id);
      const { current_password } = request.body as z.infer<typeof passwordProof>;
      if (account.totp_enabled_at !== null) throw alreadyOn();
      await requirePassword(account, current_password);
      const secret = twoStep.newSecret();
      await database.person(account.id, (transaction) =>
        transaction
          .update(users)
          .set({ totp_secret: secret, totp_last_step: null })
          .where(eq(users.id, account.id)),
      );
      return { data: { secret, uri: twoStep.authenticatorAddress(secret, account.login) } };
    },
  );

  app.post(
    '/api/profile/two_step/confirm',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'Switch two-step sign-in on with a code of the authenticator', {
        description: 'The recovery codes are shown this once.',
        body: codeProof,
        response: { 200: codes, ...failures(401, 409, 422) },
      }),
    },
    async (request) => {
      const { id, totp_enabled_at, totp_secret } = await findAccount(
        database,
        personOf(request).id,
      );
      if (totp_enabled_at !== null) throw alreadyOn();
      if (totp_secret === null) throw notBegun();
      const { code } = request.body as z.infer<typeof codeProof>;
      const step = twoStep.stepOf(totp_secret, code.replaceAll(/\s/g, ''));
      if (step === null) throw twoStep.wrongCode();
      const recovery_codes = await database.system(
        async (transaction) => {
          await transaction
            .update(users)
            .set({ totp_enabled_at: sql`now()`, totp_last_step: step })
            .where(eq(users.id, id));
          return twoStep.renewRecoveryCodes(transaction, id);
        },
        { personId: id },
      );
      return { data: { recovery_codes } };
    },
  );

  app.post(
    '/api/profile/two_step/recovery_codes',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'Ten new recovery codes in place of the earlier ones', {
        body: passwordProof,
        response: { 200: codes, ...failures(401, 409, 422, 429) },
      }),
    },
    async (request) => {
      const account = await findAccount(database, personOf(request).id);
      if (account.totp_enabled_at === null) throw notOn();
      const { current_password } = request.body as z.infer<typeof passwordProof>;
      await requirePassword(account, current_password);
      const recovery_codes = await database.system((transaction) =>
        twoStep.renewRecoveryCodes(transaction, account.id),
      );
      return { data: { recovery_codes } };
    },
  );

  app.post(
    '/api/profile/two_step/disable',
    {
      config: { permission: 'signed-in' },
      schema: schema('Profile', 'Switch two-step sign-in off', {
        body: passwordProof,
        response: { 200: dataOf(z.object({})), ...failures(401, 422, 429) },
      }),
    },
    async (request) => {
      const account = await findAccount(database, personOf(request).id);
      const { current_password } = request.body as z.infer<typeof passwordProof>;
      await requirePassword(account, current_password);
      await database.system((transaction) => twoStep.switchTwoStepOff(transaction, account.id), {
        personId: account.id,
      });
      return { data: {} };
    },
  );
}

async function readSecurity(database: Database, userId: number): Promise<z.infer<typeof security>> {
  const { totp_enabled_at } = await findAccount(database, userId);
  const { change, left } = await database.system(async (transaction) => ({
    change: await findEmailChange(transaction, userId),
    left: await twoStep.recoveryCodesLeft(transaction, userId),
  }));
  return {
    pending_email: change?.email ?? null,
    pending_email_expires_at: instantOf(change?.expires_at ?? null),
    two_step_enabled_at: instantOf(totp_enabled_at),
    recovery_codes_left: left,
  };
}

/** As all instants travel. */
const instantOf = (text: string | null) => (text === null ? null : new Date(text).toISOString());

const alreadyOn = () =>
  new Failure(409, [{ message: 'Двухэтапный вход уже включён', code: 'already_on' }]);

const notOn = () => new Failure(409, [{ message: 'Двухэтапный вход выключен', code: 'not_on' }]);

const notBegun = () =>
  new Failure(409, [{ message: 'Начните настройку двухэтапного входа заново', code: 'not_begun' }]);
