// A forgotten password: the mail with a link, and the new password.
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterCommit } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { Mailer } from '../../kit/mail.ts';
import { openRoute } from '../../kit/routes.ts';
import * as accounts from './accounts.ts';
import { limit } from '../limits.ts';
import { recoveryMail } from '../mails.ts';
import { hashPassword } from './passwords.ts';
import * as rules from '../rules.ts';

interface Parts {
  mailer: Mailer;
  publicUrl: string;
}

export function registerRecovery(app: FastifyInstance, { mailer, publicUrl }: Parts): void {
  const recoveries = new RateLimiterMemory({ points: 5, duration: 3600 });

  openRoute(app, {
    method: 'POST',
    path: '/password/recovery',
    tag: 'Sign-in',
    summary: 'Send a mail with a link for choosing a new password',
    description: 'The answer is the same whether the account exists or not.',
    body: rules.recoveryInput,
    failures: [429],
    run: async ({ body, effect }) => {
      const login = rules.loginOf(body.login);
      await limit(recoveries, login);
      return effect.system(async (transaction) => {
        const recovery = await accounts.startRecovery(transaction, login);
        if (recovery === null) return;
        afterCommit(transaction, () => mailer.send(recoveryMail(recovery, publicUrl)));
      });
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/password/reset',
    tag: 'Sign-in',
    summary: 'Set a new password with the token of a recovery mail',
    description: `The token works once, for ${rules.recoveryMinutes} minutes; all sessions end.`,
    body: rules.resetInput,
    run: async ({ body: { token, password }, effect }) => {
      const passwordHash = await hashPassword(password);
      return effect.system(async (transaction) => {
        if (!(await accounts.finishRecovery(transaction, token, passwordHash))) {
          throw invalid('token', 'Ссылка устарела или уже использована, запросите новую');
        }
      });
    },
  });
}
