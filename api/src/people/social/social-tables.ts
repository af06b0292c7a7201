// Sign-in through other services: what companies have set up, sign-ins on their way, and whom a service knows here.
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies, companyTable } from '../../company/tables.ts';
import { createdAt, id, instant, isOneOf, oneOf, updatedAt } from '../../kit/database/columns.ts';
import { systemOnly } from '../../kit/database/tenancy.ts';
import { users } from '../account/account-tables.ts';

/** `oidc` is a service of the company's own choice; the others are known. */
export const socialProviders = ['yandex', 'vk', 'google', 'oidc'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** A service that people may sign in to a company through. */
export const companySocialites = companyTable(
  'company_socialites',
  {
    provider: oneOf(socialProviders).notNull(),
    active: boolean().notNull().default(false),
    /** Whether people who are not in the company yet come to it this way. */
    registration: boolean().notNull().default(false),
    /** What the button calls it; known services have names of their own. */
    name: text(),
    client_id: text().notNull(),
    /** In clear text, as other secrets in settings: there is no key to encrypt them with. */
    client_secret: text(),
    /** Of `oidc`: where its addresses are published; else the three themselves. */
    issuer: text(),
    authorization_url: text(),
    token_url: text(),
    userinfo_url: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('company_socialites_provider').on(table.company_id, table.provider),
    isOneOf('company_socialites', 'provider', socialProviders),
  ],
);

/** Who somebody is, as a service says. */
export interface SocialIdentity {
  subject: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
  surname: string | null;
}

/** A person who has gone to a service and may come back, once and within ten minutes. */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    id: id().primaryKey(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    provider: oneOf(socialProviders).notNull(),
    /** Set when somebody who is signed in adds the service to their account. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** What whoever is new to the company comes by: the token of an invite, else a form of the company. */
    invite: text(),
    form_id: integer(),
    /** Of what only the page knows that began: another browser can't go on. */
    secret_hash: text().notNull(),
    state: text().notNull(),
    code_verifier: text().notNull(),
    nonce: text().notNull(),
    /** Set when the person is back: what the service said. */
    identity: jsonb().$type<SocialIdentity>(),
    returned_at: instant(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('social_sign_ins_secret_hash').on(table.secret_hash),
    index('social_sign_ins_expires_at').on(table.expires_at),
    isOneOf('social_sign_ins', 'provider', socialProviders),
    ...systemOnly('social_sign_ins'),
  ],
);

/** Whom a service knows here. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: oneOf(socialProviders).notNull(),
    /** Set for a service of a company's own choice: it speaks for that company alone. */
    company_id: integer().references(() => companies.id, { onDelete: 'cascade' }),
    /** Who vouches for the subject: the service, or the address of a company's own. */
    authority: text().notNull(),
    /** The person's id there. */
    subject: text().notNull(),
    /** What the person sees of it: their address or name there. */
    label: text(),
    /** When the owner of the account said that it is theirs, with its password or signed in; null when only the service did. */
    proved_at: instant(),
    last_used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    unique('social_accounts_subject')
      .on(table.provider, table.company_id, table.authority, table.subject)
      .nullsNotDistinct(),
    index('social_accounts_user_id').on(table.user_id),
    isOneOf('social_accounts', 'provider', socialProviders),
    ...systemOnly('social_accounts'),
  ],
);

/** When a sign-in that began now can't be finished any more. */
export const inTenMinutes = sql`now() + interval '10 minutes'`;
