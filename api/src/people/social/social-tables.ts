// The tables of sign-in services: settings of companies, pending sign-ins, and linked identities.
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

/** `oidc` is a service that the company chooses; the others are known services. */
export const socialProviders = ['yandex', 'vk', 'google', 'oidc'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** A service through which people may sign in to a company. */
export const companySocialites = companyTable(
  'company_socialites',
  {
    provider: oneOf(socialProviders).notNull(),
    active: boolean().notNull().default(false),
    /** Whether people who are not members join the company by signing in. */
    registration: boolean().notNull().default(false),
    /** The label of the button; null for known services, which have fixed names. */
    name: text(),
    client_id: text().notNull(),
    /** Stored as plain text, like other secrets in settings, because there is no encryption key. */
    client_secret: text(),
    /** For `oidc`: the issuer, which publishes the endpoints, or the three URLs below. */
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

/** A person's identity as asserted by a service. */
export interface SocialIdentity {
  subject: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
  surname: string | null;
}

/** A person who was redirected to a service and may return, once and within ten minutes. */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    id: id().primaryKey(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    provider: oneOf(socialProviders).notNull(),
    /** Set if a signed-in person links the service to their account. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** How a new person joins the company: by the token of an invite, or by a form. */
    invite: text(),
    form_id: integer(),
    /**
     * The hash of a secret that only the page that started the sign-in has, so that another browser cannot continue it.
     */
    secret_hash: text().notNull(),
    state: text().notNull(),
    code_verifier: text().notNull(),
    nonce: text().notNull(),
    /** The service's identity of the person; null until they return. */
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

/** An identity of a service that is linked to an account. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: id().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: oneOf(socialProviders).notNull(),
    /** Set for a company's own service, whose identities are valid in that company only. */
    company_id: integer().references(() => companies.id, { onDelete: 'cascade' }),
    /** Who asserts the subject: the service, or the URL of a company's own service. */
    authority: text().notNull(),
    /** The person's id at the service. */
    subject: text().notNull(),
    /** The person's address or name at the service, shown to them. */
    label: text(),
    /**
     * When the account's owner confirmed the link, by password or while signed in; null if only the service asserted
     * it.
     */
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

/** When a sign-in started now expires. */
export const signInExpiry = sql`now() + interval '10 minutes'`;
