// Own domains: a company adds a domain, sets the DNS records from the response, and requests a check.
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import {
  violatesConstraint,
  type Database,
  type Transaction,
} from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { companyRoute, companyRouteInSteps, idParams } from '../../kit/http/routes.ts';
import type { FindDomain } from './dns.ts';
import { isWithin, compareRecords, newDomain, readableDomain, targetType } from './domain-rules.ts';
import { selfDomains } from './domain-tables.ts';
import { companies } from '../tables.ts';

const settings = { all: 'company_settings' } as const;

const dnsRecord = z
  .object({
    type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
    name: z.string().describe('The name of the record.'),
    value: z.string().describe('The required value.'),
    found: z
      .array(z.string())
      .nullable()
      .describe('The values that the last check found; null before the first check.'),
    matches: z
      .boolean()
      .nullable()
      .describe('Whether the found values suffice; null before the first check.'),
  })
  .meta({ id: 'DnsRecord', description: 'A DNS record that a domain needs.' });

/** The record of domains; `host` is the host of the installation. */
const domainRecord = (host: string) =>
  record(selfDomains)({
    name: 'SelfDomain',
    description: "A company's own domain.",
    permissions: { read: settings },
    // `records` contains these columns in another form.
    history: {
      type: 'self_domains',
      extraFields: { verification: 'readers', txt_matches: 'readers', target_matches: 'readers' },
    },
    hidden: ['verification', 'txt_found', 'txt_matches', 'target_found', 'target_matches'],
    order: 'name',
    computed: {
      records: {
        schema: z
          .array(dnsRecord)
          .describe('The DNS records to set, with the result of the last check.'),
        sql: (table) => sql`json_build_array(
          json_build_object('type', 'TXT', 'name', '_kafedra.' || ${table.domain}, 'value', ${table.verification},
            'found', ${table.txt_found}, 'matches', ${table.txt_matches}),
          json_build_object('type', ${targetType(host)}::text, 'name', ${table.domain}, 'value', ${host}::text,
            'found', ${table.target_found}, 'matches', ${table.target_matches}))`,
      },
    },
  });

/** Sets the company's domain to the one that was verified first. */
async function keepDomainOfCompany(transaction: Transaction, companyId: number): Promise<void> {
  await transaction
    .update(companies)
    .set({
      domain: sql`(select name from ${selfDomains} where company_id = ${companyId} and status = 'verified' order by verified_at, id limit 1)`,
    })
    .where(eq(companies.id, companyId));
}

const createDomain = (host: string) =>
  newDomain
    .refine(({ domain }) => !isWithin(domain, host), {
      path: ['domain'],
      message: 'Это адрес самой платформы: укажите домен школы',
    })
    .transform(({ domain }) => ({
      domain,
      name: readableDomain(domain),
      verification: `kafedra-${randomBytes(16).toString('hex')}`,
    }));

export function registerDomains(
  app: FastifyInstance,
  {
    database,
    publicUrl,
    findDomain,
    outbound,
  }: { database: Database; publicUrl: string; findDomain: FindDomain; outbound: Outbound },
): void {
  const host = new URL(publicUrl).hostname;
  const domainResource = resource({
    record: domainRecord(host),
    path: '/self_domain',
    tag: 'Own domains',
    missing: 'Домен не найден',
    permissions: { create: settings },
    sort: ['name', 'created_at'],
    searched: ['name', 'domain'],
    filters: ['status'],
    unique: { self_domains_domain: ['domain', 'Этот домен уже добавлен'] },
    create: createDomain(host),
  });
  domainResource.register(app, database);
  registerHistory(app, database, domainResource);

  companyRoute(app, database, {
    method: 'DELETE',
    path: '/self_domain/:id',
    tag: domainResource.tag,
    summary: 'Delete: SelfDomain',
    permission: settings,
    params: idParams,
    run: async ({ transaction, scope, params: { id } }) => {
      await domainResource.find(transaction, scope, id);
      await transaction.delete(selfDomains).where(isDomain(scope, id));
      await keepDomainOfCompany(transaction, scope.companyId);
    },
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/self_domain/:id/check',
    tag: domainResource.tag,
    summary: 'Check the DNS records of a domain',
    description:
      'The domain is verified if both records match; no other company can verify it then. If DNS does not respond, nothing is changed: 424 `unavailable`.',
    permission: settings,
    params: idParams,
    answer: domainResource.record.schema,
    failures: [409, 424],
    run: async ({ scope, params: { id }, effect }) => {
      const { domain, verification } = await database.company(scope, async (transaction) => {
        await domainResource.find(transaction, scope, id);
        return needed(await transaction.select().from(selfDomains).where(isDomain(scope, id)));
      });
      const facts = await outbound.runLimited(scope.companyId, () => findDomain(domain, host));
      const verdict = compareRecords(facts, verification, host);
      const isVerified = verdict.txt_matches && verdict.target_matches;
      return effect.company(scope, async (transaction) => {
        await transaction
          .update(selfDomains)
          .set({
            ...verdict,
            status: isVerified ? 'verified' : 'failed',
            checked_at: sql`now()`,
            verified_at: isVerified ? sql`coalesce(${selfDomains.verified_at}, now())` : null,
          })
          .where(isDomain(scope, id))
          .catch(refuseOthers);
        await keepDomainOfCompany(transaction, scope.companyId);
        return domainResource.find(transaction, scope, id);
      });
    },
  });
}

const isDomain = ({ companyId }: Scope, id: number) =>
  and(eq(selfDomains.company_id, companyId), eq(selfDomains.id, id));

function needed<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the domain was deleted concurrently');
  return row;
}

function refuseOthers(error: unknown): never {
  if (!violatesConstraint(error, 'self_domains_verified')) throw error;
  throw conflict('taken', 'Этот домен уже подтвердила другая компания');
}
