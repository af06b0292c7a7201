// The services that the kit gives to the plugins of all domains, as `app.kit`.
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { Database, Transaction } from '../database/database.ts';
import { removeOldStagedTexts } from '../database/staged-texts.ts';
import type { Storage } from '../files/storage.ts';
import type { Authenticate, ScopeOfMember } from '../permissions/permissions.ts';
import { altcha, noCaptcha, type Captcha } from '../services/captcha.ts';
import { createLanguageModel, type LanguageModel } from '../services/language-model.ts';
import { createMailer, type Mailer } from '../services/mail.ts';
import { createOutbound, type Outbound } from '../services/outbound.ts';
import { createSms, type Sms } from '../services/sms.ts';
import { createSpeech, type Speech } from '../services/speech.ts';
import type { Spending } from '../services/spending.ts';

/** Work that goes on beside requests: started by `app.startJobs`, stopped when the app closes. */
export interface Worker {
  start: () => Promise<void> | void;
  stop: () => Promise<void>;
}

/** Removes old rows, every hour. */
export type Cleanup = (database: Database) => Promise<void>;

/** What one domain provides and domains before it use. */
export interface Provided {
  authenticate: Authenticate;
  scopeOfMember: ScopeOfMember;
  spending: Spending;
  /** The origin of a company's own host; null without one. */
  ownAddress: (transaction: Transaction, companyId: number) => Promise<string | null>;
}

export interface Kit extends Provided {
  settings: Settings;
  database: Database;
  /** For work that no request waits for. */
  background: Database;
  storage: Storage;
  mailer: Mailer;
  sms: Sms;
  outbound: Outbound;
  captcha: Captcha;
  speech: Speech;
  languageModel: LanguageModel;
  publicUrl: string;
  dnsServers: string[];
  /** Workers of job queues, which start first and stop last: other workers add jobs to them. */
  queues: Worker[];
  workers: Worker[];
  cleanups: Cleanup[];
  provide: (services: Partial<Provided>) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    kit: Kit;
  }
}

export function decorateKit(
  app: FastifyInstance,
  settings: Settings,
  { database, storage }: { database: Database; storage: Storage },
): void {
  const provided: Partial<Provided> = {};
  const providedBy = <Name extends keyof Provided>(name: Name): Provided[Name] => {
    const service = provided[name];
    if (service === undefined) throw new Error(`no domain provides ${name}`);
    return service;
  };
  const spending: Spending = {
    require: (...call) => providedBy('spending').require(...call),
    take: (...call) => providedBy('spending').take(...call),
    reserve: (...call) => providedBy('spending').reserve(...call),
  };
  const dnsServers = listed(settings.DNS_SERVERS);
  app.decorate('kit', {
    settings,
    database,
    background: database.forBackground(),
    storage,
    mailer: createMailer(settings, app.log),
    sms: createSms(settings),
    outbound: createOutbound({ privateNetworks: settings.PRIVATE_NETWORKS, dnsServers }),
    captcha:
      settings.CAPTCHA === 'off'
        ? noCaptcha
        : altcha({ tries: settings.CAPTCHA_TRIES, secret: settings.CAPTCHA_SECRET }),
    speech: createSpeech(settings, spending),
    languageModel: createLanguageModel(settings, spending),
    publicUrl: settings.PUBLIC_URL,
    dnsServers,
    queues: [],
    workers: [],
    cleanups: [removeOldStagedTexts],
    provide: (services) => void Object.assign(provided, services),
    authenticate: (...call) => providedBy('authenticate')(...call),
    scopeOfMember: (...call) => providedBy('scopeOfMember')(...call),
    ownAddress: (...call) => providedBy('ownAddress')(...call),
    spending,
  });
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
