/** A forgotten password: the mail with a link, and the new password. */
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { invalid } from '../../kit/errors.ts';
import type { Mailer } from '../../kit/mail.ts';
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

const nothing = dataOf(z.object({}));

export function registerRecovery(
  app: FastifyInstance,
  { database, mailer, publicUrl }: Parts,
): void {
  const recoveries = new RateLimiterMemory({ points: 5, duration: 3600 });

  app.post(
    '/api/password/recovery',
    {
      config: { permission: 'open' },
      schema: schema('Sign-in', 'Send a mail with a link for choosing a new password', {
        description: 'The answer is the same whether the account exists or not.',
        body: rules.recoveryInput,
        response: { 200: nothing, ...failures(422, 429) },
      }),
    },
    async (request) => {
      const login = rules.loginOf((request.body as z.infer<typeof rules.recoveryInput>).login);
      await limit(recoveries, login);
      const recovery = await database.system((transaction) =>
        accounts.startRecovery(transaction, login),
      );
      if (recovery !== null) {
        mailer.send(recoveryMail(recovery, publicUrl));
      }
      return { data: {} };
    },
  );

  app.post(
    '/api/password/reset',
    {
      config: { permission: 'open' },
      schema: schema('Sign-in', 'Set a new password with the token of a recovery mail', {
        description: `The token works once, for ${rules.recoveryMinutes} minutes; all sessions end.`,
        body: rules.resetInput,
        response: { 200: nothing, ...failures(422) },
      }),
    },
    async (request) => {
      const input = request.body as z.infer<typeof rules.resetInput>;
      const passwordHash = await hashPassword(input.password);
      const done = await database.system((transaction) =>
        accounts.finishRecovery(transaction, input.token, passwordHash),
      );
      if (!done) {
        throw invalid('token', 'Ссылка устарела или уже использована, запросите новую');
      }
      return { data: {} };
    },
  );
}
