// A forgotten password: the mail with a link, and the new password.
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { Mailer } from '../../kit/mail.ts';
import { openRoute } from '../../kit/routes.ts';
import * as accounts from './accounts.ts';
import { limit } from '../limits.ts';
import { recoveryMail } from '../mails.ts';
import { hashPassword } from './passwords.ts';
import * as rules from '../rules.ts';

interface Parts {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
}

export function registerRecovery(
  app: FastifyInstance,
  { database, mailer, publicUrl }: Parts,
): void {
  const recoveries = new RateLimiterMemory({ points: 5, duration: 3600 });

  openRoute(app, {
    method: 'POST',
    path: '/password/recovery',
    tag: 'Sign-in',
    summary: 'Send a mail with a link for choosing a new password',
    description: 'The answer is the same whether the account exists or not.',
    body: rules.recoveryInput,
    failures: [429],
    run: async ({ body }) => {
      const login = rules.loginOf(body.login);
      await limit(recoveries, login);
      const recovery = await database.system((transaction) =>
        accounts.startRecovery(transaction, login),
      );
      if (recovery !== null) mailer.send(recoveryMail(recovery, publicUrl));
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/password/reset',
    tag: 'Sign-in',
    summary: 'Set a new password with the token of a recovery mail',
    description: `The token works once, for ${rules.recoveryMinutes} minutes; all sessions end.`,
    body: rules.resetInput,
    run: async ({ body: { token, password } }) => {
      const passwordHash = await hashPassword(password);
      const done = await database.system((transaction) =>
        accounts.finishRecovery(transaction, token, passwordHash),
      );
      if (!done) {
        throw invalid('token', 'Ссылка устарела или уже использована, запросите новую');
      }
    },
  });
}
