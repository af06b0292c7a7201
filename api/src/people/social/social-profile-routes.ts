// Routes of the services linked to the signed-in person's account: the list, linking and unlinking.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { pathId, personRouteInSteps } from '../../kit/http/routes.ts';
import { wireInstant } from '../../kit/records/wire.ts';
import { findAccount, type RequirePassword } from '../account/own-account.ts';
import { linkAccount, identityKey } from './social-accounts.ts';
import type { SocialClient } from './social-client.ts';
import { providerName } from './social-providers.ts';
import { authorizationSchema, callbackInput } from './social-sign-in-routes.ts';
import * as signIns from './social-sign-ins.ts';
import {
  companySocialites,
  socialAccounts,
  socialProviders,
  type SocialProvider,
} from './social-tables.ts';
import { companyMembers } from '../tables.ts';

interface Parts {
  database: Database;
  client: SocialClient;
  requirePassword: RequirePassword;
}

const socials = z
  .object({
    links: z.array(
      z
        .object({
          id: z.int(),
          provider: z.enum(socialProviders),
          name: z.string().describe('Name of the service.'),
          label: z.string().nullable().describe('The user’s email address or name at the service.'),
          last_used_at: z.iso.datetime().nullable(),
          created_at: z.iso.datetime(),
        })
        .meta({ id: 'SocialLink', description: 'A sign-in service linked to the account.' }),
    ),
    offers: z
      .array(
        z
          .object({
            company_id: z.int(),
            company_name: z.string(),
            provider: z.enum(socialProviders),
            name: z.string(),
          })
          .meta({ id: 'SocialOffer', description: 'A sign-in service that can be linked.' }),
      )
      .describe('Services of the user’s companies that are not linked yet.'),
    needs_password: z
      .boolean()
      .describe('Whether linking a service requires the current password.'),
  })
  .meta({
    id: 'ViewerSocialSignIn',
    description: 'The user’s sign-in through other services.',
  });

const beginning = z.strictObject({
  company_id: z.int32(),
  provider: z.enum(socialProviders),
  current_password: z.string().max(200).nullish(),
});

export function registerSocialProfile(app: FastifyInstance, parts: Parts): void {
  const { database, client, requirePassword } = parts;

  personRouteInSteps(app, {
    method: 'GET',
    path: '/profile/socials',
    tag: 'Profile',
    summary: 'List the sign-in services linked to the account of the signed-in user',
    answer: socials,
    run: async ({ person }) => {
      const { id, password_hash } = await findAccount(database, person.id);
      return database.system(async (transaction) => ({
        ...(await socialsOf(transaction, id)),
        needs_password: password_hash !== null,
      }));
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/socials/begin',
    tag: 'Profile',
    summary: 'Start linking a sign-in service to the account',
    description: 'Requires the current password if the account has one.',
    body: beginning,
    answer: authorizationSchema,
    failures: [404, 409, 424, 429, 503],
    run: async ({ person, body: { company_id, provider, current_password }, request, effect }) => {
      const account = await findAccount(database, person.id);
      const service = await database.system(async (transaction) => {
        await requireMember(transaction, company_id, account.id);
        const found = await signIns.requireService(transaction, company_id, provider);
        if (provider === 'oidc') await requireAlone(transaction, company_id, account.id);
        return found;
      });
      if (account.password_hash !== null) {
        await requirePassword(account, current_password ?? '', request);
      }
      const { address, ...pending } = await client.begin(service);
      return effect.system(async (transaction) => ({
        address,
        secret: await signIns.storeSignIn(transaction, {
          ...pending,
          provider,
          company_id,
          user_id: account.id,
          invite: null,
          form_id: null,
        }),
      }));
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/profile/socials/finish',
    tag: 'Profile',
    summary: 'Link the sign-in service that the user returned from',
    body: callbackInput,
    failures: [404, 409, 424],
    run: async ({ person: { id }, body, effect }) => {
      const { signIn, service } = await database.system((transaction) =>
        signIns.redeemReturn(transaction, { ...body, userId: id }),
      );
      const identity = await client.finish(service, signIn, body.query);
      return effect.system(async (transaction) => {
        await signIns.endSignIn(transaction, signIn.id);
        const key = identityKey(service, signIn.company_id, identity);
        await linkAccount(transaction, key, id, { identity, proved: true });
      });
    },
  });

  personRouteInSteps(app, {
    method: 'DELETE',
    path: '/profile/socials/:linkId',
    tag: 'Profile',
    summary: 'Unlink a sign-in service from the account',
    description: 'The last service of an account without a password cannot be unlinked.',
    params: z.object({ linkId: pathId }),
    failures: [409],
    run: async ({ person, params: { linkId } }) => {
      const account = await findAccount(database, person.id);
      const own = eq(socialAccounts.user_id, account.id);
      await database.system(async (transaction) => {
        const gone = await transaction
          .delete(socialAccounts)
          .where(and(own, eq(socialAccounts.id, linkId)))
          .returning({ id: socialAccounts.id });
        if (gone.length === 0) throw notFound('Такого способа входа уже нет');
        const left = await transaction.$count(socialAccounts, own);
        if (left === 0 && account.password_hash === null) throw lastWayIn();
      });
    },
  });
}

async function socialsOf(transaction: Transaction, userId: number) {
  const links = await rowsOf<{
    id: number;
    provider: SocialProvider;
    company_name: string | null;
    label: string | null;
    last_used_at: string | null;
    created_at: string;
  }>(
    transaction,
    sql`select link.id, link.provider, link.label, link.last_used_at, link.created_at,
        coalesce(service.name, company.name) as company_name
      from social_accounts link
      left join companies company on company.id = link.company_id
      left join company_socialites service on service.company_id = link.company_id and service.provider = link.provider
      where link.user_id = ${userId} order by link.id`,
  );
  const offers = await transaction
    .select({
      company_id: companies.id,
      company_name: companies.name,
      provider: companySocialites.provider,
      name: companySocialites.name,
    })
    .from(companySocialites)
    .innerJoin(companies, eq(companies.id, companySocialites.company_id))
    .innerJoin(companyMembers, eq(companyMembers.company_id, companies.id))
    .where(
      and(
        eq(companySocialites.active, true),
        eq(companyMembers.user_id, userId),
        eq(companyMembers.status, 'active'),
        isNull(companies.deleted_at),
        sql`not exists (select 1 from ${socialAccounts} link where link.user_id = ${userId} and link.provider = ${companySocialites.provider}
          and (link.company_id is null or link.company_id = ${companySocialites.company_id}))`,
      ),
    )
    .orderBy(companies.name, companySocialites.id);
  return {
    links: links.map(({ company_name, ...link }) => ({
      ...link,
      name: providerName({ provider: link.provider, name: company_name }),
      last_used_at: wireInstant(link.last_used_at),
      created_at: new Date(link.created_at).toISOString(),
    })),
    offers: offers.map((offer) => ({ ...offer, name: providerName(offer) })),
  };
}

async function requireMember(transaction: Transaction, companyId: number, userId: number) {
  const here = and(
    eq(companyMembers.company_id, companyId),
    eq(companyMembers.user_id, userId),
    eq(companyMembers.status, 'active'),
  );
  if ((await transaction.$count(companyMembers, here)) === 0) throw notFound('Компания не найдена');
}

async function requireAlone(transaction: Transaction, companyId: number, userId: number) {
  const elsewhere = sql`${companyMembers.user_id} = ${userId} and ${companyMembers.company_id} <> ${companyId} and ${companyMembers.status} <> 'deleted'`;
  if ((await transaction.$count(companyMembers, elsewhere)) === 0) return;
  throw conflict(
    'other_companies',
    'Вы состоите и в других компаниях, поэтому сервис одной из них ваш вход не открывает',
  );
}

const lastWayIn = () =>
  conflict(
    'last_way_in',
    'Это ваш единственный способ входа. Сначала задайте пароль по ссылке «Забыли пароль?»',
  );
