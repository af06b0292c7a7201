// Routes of a company's sign-in service settings.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { declareHistory } from '../../kit/records/history.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { masked } from '../../kit/services/secrets.ts';
import { endpointFields, changedProvider, secretAfter } from './social-rules.ts';
import { companySocialites, socialProviders } from './social-tables.ts';
import { defaultRoles } from '../users/user-accounts.ts';
import { requireRoles } from '../users/user-bulk.ts';

interface Parts {
  database: Database;
  redirectUri: string;
  /** Whether URLs of services may use plain HTTP. */
  allowsHttp: boolean;
}

const provider = z
  .object({
    provider: z.enum(socialProviders),
    active: z.boolean(),
    registration: z
      .boolean()
      .describe('Whether people who are not members join the company by signing in.'),
    client_id: z.string().nullable().describe('Null if the service is not set up.'),
    client_secret: z
      .string()
      .nullable()
      .describe('Masked: dots and at most the last four characters; null if there is none.'),
    name: z
      .string()
      .nullable()
      .describe('Name of a service that the company chooses (`oidc`); otherwise null.'),
    issuer: z
      .string()
      .nullable()
      .describe('Issuer of an OpenID service, which publishes its endpoints.'),
    authorization_url: z.string().nullable(),
    token_url: z.string().nullable(),
    userinfo_url: z.string().nullable(),
  })
  .meta({
    id: 'SocialProviderSettings',
    description: 'A company’s settings of a sign-in service.',
  });

const settings = z
  .object({
    redirect_uri: z.string().describe('The redirect URI to enter at the service.'),
    providers: z.array(provider).describe('All services, including those that are not set up.'),
  })
  .meta({
    id: 'CompanySocialSignIn',
    description: 'A company’s settings of sign-in through other services.',
  });

const permission = { all: 'company_settings' } as const;

declareHistory('company_socialites', permission.all, Object.keys(provider.shape));

export function registerSocialSettings(app: FastifyInstance, parts: Parts): void {
  const { database, redirectUri, allowsHttp } = parts;

  const show = async (transaction: Transaction, companyId: number) => {
    const rows = await transaction
      .select()
      .from(companySocialites)
      .where(eq(companySocialites.company_id, companyId));
    return {
      redirect_uri: redirectUri,
      providers: socialProviders.map((each) =>
        shown(
          each,
          rows.find((row) => row.provider === each),
        ),
      ),
    };
  };

  companyRoute(app, database, {
    method: 'GET',
    path: '/company_socialite/show',
    tag: 'Social sign-in',
    summary: 'Get the settings of the sign-in services',
    permission,
    answer: settings,
    run: ({ transaction, scope }) => show(transaction, scope.companyId),
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/company_socialite/change',
    tag: 'Social sign-in',
    summary: 'Set up a sign-in service',
    permission,
    body: changedProvider,
    answer: settings,
    run: async ({ transaction, scope, body }) => {
      const open = endpointFields.find((field) => body[field]?.startsWith('http:'));
      if (open !== undefined && !allowsHttp) {
        throw invalid(open, 'Адрес должен начинаться с https://');
      }
      const { companyId: company_id } = scope;
      const { provider: name, registration } = body;
      if (registration) {
        // New people get the default role, so enabling registration grants its permissions.
        await requireRoles(transaction, scope, await defaultRoles(transaction, company_id));
      }
      const [before] = await transaction
        .select()
        .from(companySocialites)
        .where(
          and(eq(companySocialites.company_id, company_id), eq(companySocialites.provider, name)),
        )
        .for('update');
      const values = { ...body, client_secret: secretAfter(body, before ?? null) };
      // Of concurrent writes the last one wins.
      await transaction
        .insert(companySocialites)
        .values({ ...values, company_id })
        .onConflictDoUpdate({
          target: [companySocialites.company_id, companySocialites.provider],
          set: values,
        });
      return show(transaction, company_id);
    },
  });
}

function shown(
  name: (typeof socialProviders)[number],
  row: typeof companySocialites.$inferSelect | undefined,
): z.infer<typeof provider> {
  return {
    provider: name,
    active: row?.active ?? false,
    registration: row?.registration ?? true,
    client_id: row?.client_id ?? null,
    client_secret: row?.client_secret == null ? null : masked(row.client_secret),
    name: row?.name ?? null,
    issuer: row?.issuer ?? null,
    authorization_url: row?.authorization_url ?? null,
    token_url: row?.token_url ?? null,
    userinfo_url: row?.userinfo_url ?? null,
  };
}
