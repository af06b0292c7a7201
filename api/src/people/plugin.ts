// The people domain: accounts, members, roles, invites, notifications and messages.
import fp from 'fastify-plugin';
import { authenticateWith, scopeOfMember } from './account/authenticate.ts';
import { digests } from './notifications/digests.ts';
import { removeOldNotifications } from './notifications/notify.ts';
import { registerPeople } from './routes.ts';
import { companyMessages, type CompanyMessages } from './sending/company-messages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    messages: CompanyMessages;
    /** Sends the notification digests that are due at a time. */
    sendDigests: (at: Date) => Promise<void>;
  }
}

export const people = fp(
  async (app) => {
    const { settings, database, background, publicUrl, workers, cleanups, provide } = app.kit;
    provide({ authenticate: authenticateWith(database), scopeOfMember });
    const messages = companyMessages({
      ...app.kit,
      quotaFactor: settings.MESSAGE_QUOTA,
      smsPrice: settings.SENDPULSE_PRICE ?? 0,
    });
    const mails = digests({
      database: background,
      messages,
      scopeOfMember,
      publicUrl,
      log: app.log,
    });
    app.decorate('messages', messages);
    app.decorate('sendDigests', (at: Date) => mails.send(at));
    workers.push(mails.worker);
    cleanups.push(removeOldNotifications);
    const { jobs, uploads, answers } = app;
    registerPeople(app, { ...app.kit, jobs, uploads, answers, messages });
  },
  { name: 'people', dependencies: ['media', 'jobs', 'forms'] },
);
