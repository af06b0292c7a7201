// Finds companies by host name: a sub-domain of the installation's host by the company's code, another name by its
// verified domain.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { openRoute } from '../../kit/http/routes.ts';
import { companies } from '../tables.ts';
import { selfDomains } from './domain-tables.ts';

/** Whether companies have hosts of their own, and the URL of the installation. */
export interface CompanyHosts {
  /** The public URL of the installation. */
  publicUrl: string;
  /** Whether companies have hosts of their own. */
  enabled: boolean;
}

/**
 * The origin of a company's pages: its verified domain, otherwise its sub-domain; null if companies have no hosts.
 */
function addressOfCompany(
  { publicUrl, enabled }: CompanyHosts,
  { code, domain }: { code: string; domain: string | null },
): string | null {
  if (!enabled) return null;
  const address = new URL(publicUrl);
  address.hostname = domain ?? `${code}.${address.hostname}`;
  return address.origin;
}

/**
 * The origin of a company that has its own domain; null for others, and if companies have no hosts.
 */
export async function ownAddress(
  transaction: Transaction,
  hosts: CompanyHosts,
  companyId: number,
): Promise<string | null> {
  if (!hosts.enabled) return null;
  const company = await findCompany(transaction, eq(companies.id, companyId));
  return company === undefined || company.domain === null ? null : addressOfCompany(hosts, company);
}

export function registerHosts(
  app: FastifyInstance,
  { database, ...hosts }: CompanyHosts & { database: Database },
): void {
  const main = new URL(hosts.publicUrl).hostname;
  openRoute(app, {
    method: 'GET',
    path: '/public/company/get_by_host',
    tag: 'Own domains',
    summary: 'Find a company by host name',
    description:
      'By its subdomain of the installation’s host, or by its own verified domain. 404 for any other name, and if companies have no hosts of their own (`COMPANY_HOSTS`).',
    query: z.object({
      host: z.string().max(253).describe('Host name without a port, in punycode.'),
    }),
    answer: z.object({
      id: z.int(),
      name: z.string(),
      code: z.string(),
      address: z
        .string()
        .describe('The origin of the company’s pages: that of its own domain, if it has one.'),
    }),
    failures: [404],
    run: async ({ query }) => {
      const host = query.host.toLowerCase();
      const code = host.endsWith(`.${main}`) ? host.slice(0, -main.length - 1) : null;
      const which = code === null ? hasProved(host) : eq(companies.code, code);
      const found = hosts.enabled
        ? await database.system((transaction) => findCompany(transaction, which))
        : undefined;
      const address = found && addressOfCompany(hosts, found);
      if (found === undefined || address == null) throw notFound('По этому адресу компании нет');
      return { id: found.id, name: found.name, code: found.code, address };
    },
  });
}

const hasProved = (domain: string): SQL =>
  sql`${companies.id} = (select ${selfDomains.company_id} from ${selfDomains} where ${selfDomains.domain} = ${domain} and ${selfDomains.status} = 'verified')`;

/**
 * Nested in another sql`` so that its columns stay qualified; drizzle drops table names in the fields of a select from
 * one table.
 */
const provedFirst: SQL = sql`(
  select ${selfDomains.domain} from ${selfDomains}
  where ${selfDomains.company_id} = ${companies.id} and ${selfDomains.status} = 'verified'
  order by ${selfDomains.verified_at}, ${selfDomains.id} limit 1)`;

/** Finds a company with the domain that was verified first. */
async function findCompany(transaction: Transaction, which: SQL) {
  const [company] = await transaction
    .select({
      id: companies.id,
      name: companies.name,
      code: companies.code,
      domain: sql<string | null>`${provedFirst}`,
    })
    .from(companies)
    .where(and(which, isNull(companies.deleted_at)));
  return company;
}
