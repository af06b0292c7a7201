// Routes of password recovery: requesting a mail with a link, and setting a new password by the link.
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import { requireCaptcha, type Captcha } from '../../kit/services/captcha.ts';
import { afterCommit, type Database } from '../../kit/database/database.ts';
import { invalid, overloaded } from '../../kit/http/errors.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import type { Mailer } from '../../kit/services/mail.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { openRoute } from '../../kit/http/routes.ts';
import * as accounts from './accounts.ts';
import { passwordChangedMail, recoveryMail } from '../mails.ts';
import { hashPassword } from './passwords.ts';
import * as rules from '../rules.ts';

interface Parts {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
  captcha: Captcha;
}

/** Accepted requests that still wait to be processed. */
const mostWaiting = 1000;

export function registerRecovery(
  app: FastifyInstance,
  { database, mailer, publicUrl, captcha }: Parts,
): void {
  const mails = limiter(rules.recoveryMails);
  const oneAfterTheOther = pLimit(1);

  const mailFor = (login: string) =>
    oneAfterTheOther(async () => {
      if (mails.isSpent(login)) return null;
      mails.take(login);
      const recovery = await database.system((transaction) =>
        accounts.startRecovery(transaction, login),
      );
      return recovery && recoveryMail(recovery, publicUrl);
    });

  openRoute(app, {
    method: 'POST',
    path: '/password/recovery',
    tag: 'Sign-in',
    summary: 'Send an email with a link to set a new password',
    description: 'The response is the same whether the account exists or not.',
    body: rules.recoveryInput,
    failures: [503],
    limit: rules.linksFromAddress,
    run: async ({ body, effect }) => {
      await requireCaptcha(captcha, body.captcha);
      const login = rules.loginOf(body.login);
      if (oneAfterTheOther.pendingCount >= mostWaiting) throw overloaded();
      return effect.system(async (transaction) =>
        afterCommit(transaction, () => mailer.send(() => mailFor(login))),
      );
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/password/reset',
    tag: 'Sign-in',
    summary: 'Set a new password with the token of a recovery email',
    description: `The token is valid once, for ${rules.recoveryMinutes} minutes, as long as neither the password nor the address changes. All sessions end, and the user’s access tokens are revoked unless \`keep_access_tokens\` is true.`,
    body: rules.resetInput,
    answer: z.object({
      revoked_access_tokens: z
        .int()
        .describe('Number of revoked access tokens that were still valid.'),
    }),
    failures: [503],
    limit: rules.linksFromAddress,
    run: async ({ body: { token, password, keep_access_tokens }, request, effect }) => {
      const password_hash = await hashPassword(password, addressOf(request));
      return effect.system(async (transaction) => {
        const recovered = await accounts.finishRecovery(transaction, token, {
          password_hash,
          keepsAccessTokens: keep_access_tokens,
        });
        if (recovered === null) {
          throw invalid('token', 'Ссылка устарела или уже использована, запросите новую');
        }
        afterCommit(transaction, () => mailer.send(passwordChangedMail(recovered)));
        return { revoked_access_tokens: recovered.revokedAccessTokens };
      });
    },
  });
}
