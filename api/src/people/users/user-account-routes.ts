// Routes that change the sign-in of users: password, address, two-step sign-in and blocks.
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { afterCommit, type Transaction } from '../../kit/database/database.ts';
import type { EffectResult } from '../../kit/http/idempotency.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { addressOf } from '../../kit/http/networks.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRouteInSteps, idParams } from '../../kit/http/routes.ts';
import { sessions, users } from '../account/account-tables.ts';
import { refuseTakenLogin } from '../account/accounts.ts';
import type { EmailChanger } from '../account/email-routes.ts';
import { hashPassword } from '../account/passwords.ts';
import { loginOf } from '../rules.ts';
import type { CompanyMessages } from '../sending/company-messages.ts';
import { switchTwoStepOff } from '../account/two-step.ts';
import { refuseTaken, requireAccount } from './user-accounts.ts';
import { newEmail, newPassword } from './user-rules.ts';
import { userGrants, userResource } from './users.ts';

/** Runs a change of a user and returns the user as the response. */
type Change = (work: (transaction: Transaction) => Promise<void>) => Changed;
type Changed = Promise<EffectResult<Row>>;

export function registerUserAccounts(
  app: FastifyInstance,
  { emails, messages }: { emails: EmailChanger; messages: CompanyMessages },
): void {
  const action = <Input>(
    name: string,
    summary: string,
    body: z.ZodType<Input>,
    work: (call: {
      scope: Scope;
      id: number;
      input: Input;
      request: FastifyRequest;
      change: Change;
    }) => Changed,
  ) =>
    companyRouteInSteps(app, {
      method: 'POST',
      path: `/users/:id/${name}`,
      tag: 'Users',
      summary,
      permission: userGrants.account,
      params: idParams,
      body,
      answer: userResource.record.schema,
      failures: [409, 503],
      run: ({ scope, params: { id }, body: input, request, effect }) =>
        work({
          scope,
          id,
          input,
          request,
          change: (inTransaction) =>
            effect.system(async (transaction) => {
              await inTransaction(transaction);
              return userResource.find(transaction, scope, id);
            }, scope),
        }),
    });

  action(
    'change_password',
    'Set a new password; ends all sessions of the user',
    newPassword,
    async ({ scope, id, input: { password }, request, change }) => {
      const password_hash = await hashPassword(password, addressOf(request));
      return change(async (transaction) => {
        await requireAccount(transaction, scope, id);
        await transaction.update(users).set({ password_hash }).where(eq(users.id, id));
        await transaction.delete(sessions).where(eq(sessions.user_id, id));
      });
    },
  );

  action(
    'change_email',
    'Change the user’s email address and login; both addresses get an email, which counts against the daily limit',
    newEmail,
    ({ scope, id, input: { email }, change }) =>
      change(async (transaction) => {
        const login = loginOf(email);
        const before = await requireAccount(transaction, scope, id);
        await refuseTaken(transaction, scope, login, id);
        await transaction
          .update(users)
          .set({ email, login })
          .where(eq(users.id, id))
          .catch(refuseTakenLogin);
        const both = [...new Set([before.email, email])];
        const ordered = await messages.charge(transaction, scope, both);
        afterCommit(transaction, () => {
          for (const to of both) {
            messages.send(ordered, {
              to,
              subject: 'Почта для входа изменена',
              text: `Здравствуйте, ${before.name}!\n\nАдминистратор компании сменил почту, с которой вы входите, с ${before.email} на ${email}.`,
            });
          }
        });
      }),
  );

  action(
    'reset_login_block',
    'Remove the sign-in block after too many failures',
    z.strictObject({}),
    ({ scope, id, change }) =>
      change(async (transaction) => {
        await requireAccount(transaction, scope, id);
        await transaction
          .update(users)
          .set({ failed_login_count: 0, login_blocked_until: null })
          .where(eq(users.id, id));
      }),
  );

  action(
    'reset_two_step',
    'Switch off the two-step sign-in of a user who lost phone and recovery codes',
    z.strictObject({}),
    ({ scope, id, change }) =>
      change(async (transaction) => {
        const account = await requireAccount(transaction, scope, id);
        const before = await userResource.find(transaction, scope, id, {
          ...wholeRecord,
          columns: ['two_step'],
        });
        await switchTwoStepOff(transaction, id);
        if (before['two_step'] !== true) return;
        afterCommit(transaction, () => emails.notifyTwoStepReset(account));
      }),
  );
}
