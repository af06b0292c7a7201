// The e-mail address of the own account: asking for another one, and confirming it by the link that was sent there.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { afterCommit, type Database } from '../../kit/database.ts';
import type { EffectDoors, Effected } from '../../kit/idempotency.ts';
import { limiter } from '../../kit/limits.ts';
import type { Mailer } from '../../kit/mail.ts';
import { openRoute, personRouteInSteps } from '../../kit/routes.ts';
import { cancelEmailChange } from './accounts.ts';
import { confirmEmailChange, repeatEmailChange, startEmailChange } from './email-change.ts';
import { emailChangeMail, emailChangeNotice } from '../mails.ts';
import { findAccount } from './own-account.ts';
import * as rules from '../rules.ts';

interface Parts {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
}

export type AskForEmail = (
  account: { id: number; email: string; name: string },
  email: string,
) => Promise<void>;

/** Sends the link to the new address and a notice to the present one, so that nobody loses an account unawares. */
export function emailChanger({ database, mailer, publicUrl }: Parts): {
  ask: AskForEmail;
  repeat: (userId: number, effect: EffectDoors) => Promise<Effected<void>>;
} {
  const mails = limiter({ times: 5, minutes: 60 });
  return {
    ask: async ({ id, email: present, name }, email) => {
      mails.take(String(id));
      const token = await database.system(
        (transaction) => startEmailChange(transaction, id, email),
        { personId: id },
      );
      mailer.send(emailChangeMail({ email, name, token }, publicUrl));
      mailer.send(emailChangeNotice({ to: present, name, email }));
    },
    repeat: async (userId, effect) => {
      mails.take(String(userId));
      const { name } = await findAccount(database, userId);
      return effect.system(
        async (transaction) => {
          const { email, token } = await repeatEmailChange(transaction, userId);
          const mail = emailChangeMail({ email, name, token }, publicUrl);
          afterCommit(transaction, () => mailer.send(mail));
        },
        { personId: userId },
      );
    },
  };
}

export function registerEmail(
  app: FastifyInstance,
  { emails }: { emails: ReturnType<typeof emailChanger> },
): void {
  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/email/resend',
    tag: 'Profile',
    summary: 'Send the link to the new e-mail address once more',
    description: 'The link before no longer works. 404: no address waits for confirmation.',
    failures: [404, 422, 429],
    run: ({ person, effect }) => emails.repeat(person.id, effect),
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/email/cancel',
    tag: 'Profile',
    summary: 'Keep the present e-mail address after all',
    run: ({ person, effect }) =>
      effect.system((transaction) => cancelEmailChange(transaction, person.id)),
  });

  openRoute(app, {
    method: 'POST',
    path: '/profile/email/confirm',
    tag: 'Profile',
    summary: 'Take the new e-mail address with the token of its link',
    description: `The token works once, for ${rules.emailChangeHours} hours. The address is the login from then on.`,
    body: rules.emailConfirmation,
    answer: z.object({ email: z.string() }),
    limit: rules.linksFromAddress,
    run: ({ body, effect }) =>
      effect.system(async (transaction) => ({
        email: await confirmEmailChange(transaction, body.token),
      })),
  });
}
