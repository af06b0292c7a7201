// Routes of the own e-mail address: requesting a new one, and confirming an address by the link sent to it.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { afterCommit, type Database, type Transaction } from '../../kit/database/database.ts';
import type { EffectTransactions, EffectResult } from '../../kit/http/idempotency.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import type { Mailer } from '../../kit/services/mail.ts';
import { openRoute, personRouteInSteps } from '../../kit/http/routes.ts';
import { cancelEmailChange } from './accounts.ts';
import { confirmEmailChange, repeatEmailChange, startEmailChange } from './email-change.ts';
import {
  confirmationMail,
  emailChangeMail,
  emailChangeNotice,
  twoStepResetMail,
} from '../mails.ts';
import * as rules from '../rules.ts';

interface Parts {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
}

/** Requests another address in the transaction that also changes other data of the account. */
export type RequestEmailChange = (
  transaction: Transaction,
  account: { id: number; email: string },
  email: string,
) => Promise<void>;

export interface EmailChanger {
  /**
   * Sends the link to the new address and a notice to the current one, so that the owner learns of the change.
   */
  requestChange: RequestEmailChange;
  /** Sends the link to the address of a new account after the commit. */
  sendConfirmation: (
    transaction: Transaction,
    account: { id: number; email: string },
  ) => Promise<void>;
  /** Sends another link to the pending address. */
  resend: (userId: number, effect: EffectTransactions) => Promise<EffectResult<void>>;
  /** Notifies the person that an administrator switched two-step sign-in off. */
  notifyTwoStepReset: (account: { email: string }) => void;
}

export function emailChanger({ mailer, publicUrl }: Parts): EmailChanger {
  const mails = limiter({ times: 5, minutes: 60 });
  return {
    requestChange: async (transaction, { id, email: present }, email) => {
      mails.take(String(id));
      const token = await startEmailChange(transaction, id, email);
      afterCommit(transaction, () => {
        mailer.send(emailChangeMail({ email, token }, publicUrl));
        mailer.send(emailChangeNotice({ to: present, email }));
      });
    },
    sendConfirmation: async (transaction, { id, email }) => {
      const token = await startEmailChange(transaction, id, email);
      afterCommit(transaction, () => mailer.send(confirmationMail({ email, token }, publicUrl)));
    },
    resend: async (userId, effect) => {
      mails.take(String(userId));
      return effect.system(
        async (transaction) => {
          const { isNew, ...link } = await repeatEmailChange(transaction, userId);
          const mail = isNew ? emailChangeMail : confirmationMail;
          afterCommit(transaction, () => mailer.send(mail(link, publicUrl)));
        },
        { personId: userId },
      );
    },
    notifyTwoStepReset: (account) => mailer.send(twoStepResetMail(account)),
  };
}

export function registerEmail(app: FastifyInstance, { emails }: { emails: EmailChanger }): void {
  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/email/resend',
    tag: 'Profile',
    summary: 'Resend the link to the unconfirmed email address',
    description:
      'The link goes to the new address, otherwise to the current one while it is unconfirmed. The previous link becomes invalid. 404: no address is unconfirmed.',
    failures: [404, 422, 429],
    run: ({ person, effect }) => emails.resend(person.id, effect),
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/email/cancel',
    tag: 'Profile',
    summary: 'Cancel the change of the email address',
    run: ({ person, effect }) =>
      effect.system((transaction) => cancelEmailChange(transaction, person.id)),
  });

  openRoute(app, {
    method: 'POST',
    path: '/profile/email/confirm',
    tag: 'Profile',
    summary: 'Confirm an email address with the token of its link',
    description: `The token is valid once, for ${rules.emailChangeHours} hours. The address becomes the login, and the user may send messages to others through their companies.`,
    body: rules.emailConfirmation,
    answer: z.object({ email: z.string() }),
    limit: rules.linksFromAddress,
    run: ({ body, effect }) =>
      effect.system(async (transaction) => ({
        email: await confirmEmailChange(transaction, body.token),
      })),
  });
}
