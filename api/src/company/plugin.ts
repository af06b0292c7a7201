// The company domain: companies, their hosts, subscriptions, budgets and removal.
import fp from 'fastify-plugin';
import { declareQuota } from '../media/index.ts';
import { domainFinder } from './domains/dns.ts';
import { ownAddress } from './domains/hosts.ts';
import { companyRemoval, type Removal } from './removal/removal.ts';
import { registerCompany } from './routes.ts';
import { createSpending } from './spending/spending.ts';
import { storageQuotaReader } from './subscription/storage-quota.ts';

declare module 'fastify' {
  interface FastifyInstance {
    companyRemoval: Removal;
  }
}

export const company = fp(
  async (app) => {
    const { settings, database, background, storage, speech, languageModel, workers } = app.kit;
    const companyHosts = {
      publicUrl: settings.PUBLIC_URL,
      enabled: settings.COMPANY_HOSTS === 'on',
    };
    const spending = createSpending({ database: background }, settings.SPENDING_QUOTA);
    app.kit.provide({
      spending,
      ownAddress: (transaction, companyId) => ownAddress(transaction, companyHosts, companyId),
    });
    declareQuota(database, storageQuotaReader(settings.STORAGE_QUOTA));
    const removal = companyRemoval({
      database: background,
      storage,
      log: app.log,
      removeSomeJobs: (companyId) => app.jobs.removeBatch(companyId),
    });
    app.decorate('companyRemoval', removal);
    workers.push(removal);
    registerCompany(app, {
      ...app.kit,
      uploads: app.uploads,
      companyHosts,
      findDomain: domainFinder(app.kit.dnsServers),
      removal,
      storageQuota: settings.STORAGE_QUOTA,
      spending,
      provided: {
        ai: languageModel.refusal === null,
        speech: speech.refusalOf(0) === null,
        sms: Boolean(settings.SENDPULSE_ID && settings.SENDPULSE_SECRET),
        streams: app.makesStreams,
      },
    });
  },
  { name: 'company', dependencies: ['media', 'jobs', 'people'] },
);
