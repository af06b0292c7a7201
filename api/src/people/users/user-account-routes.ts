// The routes for the sign-in of users: password, address, and what keeps them out.
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import type { Mailer } from '../../kit/mail.ts';
import type { Scope } from '../../kit/permissions.ts';
import { wholeRecord } from '../../kit/resource.ts';
import { companyRouteInSteps, idParams } from '../../kit/routes.ts';
import { sessions, users } from '../account/account-tables.ts';
import { cancelEmailChange, refuseTakenLogin } from '../account/accounts.ts';
import { twoStepResetMail } from '../mails.ts';
import { hashPassword } from '../account/passwords.ts';
import { loginOf } from '../rules.ts';
import { switchTwoStepOff } from '../account/two-step.ts';
import { cancelLinks, refuseTaken, requireAccount } from './user-accounts.ts';
import { newEmail, newPassword } from './user-rules.ts';
import { userGrants, userResource } from './users.ts';

export function registerUserAccounts(
  app: FastifyInstance,
  { database, mailer }: { database: Database; mailer: Mailer },
): void {
  const change = <Input>(
    action: string,
    summary: string,
    body: z.ZodType<Input>,
    work: (scope: Scope, id: number, input: Input) => Promise<void>,
  ) =>
    companyRouteInSteps(app, {
      method: 'POST',
      path: `/users/:id/${action}`,
      tag: 'Users',
      summary,
      permission: userGrants.account,
      params: idParams,
      body,
      answer: userResource.record.schema,
      failures: [409],
      run: async ({ scope, params: { id }, body: input }) => {
        await work(scope, id, input);
        return database.company(scope, (transaction) => userResource.find(transaction, scope, id));
      },
    });

  change(
    'change_password',
    'Set a new password; all sessions of the user end',
    newPassword,
    async (scope, id, { password }) => {
      const password_hash = await hashPassword(password);
      await database.system(async (transaction) => {
        await requireAccount(transaction, scope, id);
        await transaction.update(users).set({ password_hash }).where(eq(users.id, id));
        await transaction.delete(sessions).where(eq(sessions.user_id, id));
        await cancelEmailChange(transaction, id);
        await cancelLinks(transaction, id);
      }, scope);
    },
  );

  change(
    'change_email',
    'Give the user another address, which is the login too',
    newEmail,
    async (scope, id, { email }) => {
      const login = loginOf(email);
      const before = await database.system(async (transaction) => {
        const account = await requireAccount(transaction, scope, id);
        await refuseTaken(transaction, scope, login, id);
        await cancelEmailChange(transaction, id);
        await transaction
          .update(users)
          .set({ email, login })
          .where(eq(users.id, id))
          .catch(refuseTakenLogin);
        await cancelLinks(transaction, id);
        return account;
      }, scope);
      for (const to of new Set([before.email, email])) {
        mailer.send({
          to,
          subject: 'Почта для входа изменена',
          text: `Здравствуйте, ${before.name}!\n\nАдминистратор компании сменил почту, с которой вы входите, с ${before.email} на ${email}.`,
        });
      }
    },
  );

  change(
    'reset_login_block',
    'Let a user sign in again after too many failures',
    z.object({}),
    async (scope, id) => {
      await database.system(async (transaction) => {
        await requireAccount(transaction, scope, id);
        await transaction
          .update(users)
          .set({ failed_login_count: 0, login_blocked_until: null })
          .where(eq(users.id, id));
      }, scope);
    },
  );

  change(
    'reset_two_step',
    'Let a user who lost phone and recovery codes sign in with the password alone',
    z.object({}),
    async (scope, id) => {
      const account = await database.system(async (transaction) => {
        const found = await requireAccount(transaction, scope, id);
        const before = await userResource.find(transaction, scope, id, {
          ...wholeRecord,
          columns: ['two_step'],
        });
        await switchTwoStepOff(transaction, id);
        return before['two_step'] === true ? found : null;
      }, scope);
      if (account !== null) mailer.send(twoStepResetMail(account));
    },
  );
}
