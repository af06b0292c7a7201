// Companies by the names of hosts: a sub-domain of the installation's is a company's by its code, another name by the proof
// of it.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { openRoute } from '../../kit/http/routes.ts';
import { companies } from '../tables.ts';
import { selfDomains } from './domain-tables.ts';

/** Where companies have addresses of their own, below the installation's. */
export interface CompanyHosts {
  /** Of the installation. */
  publicUrl: string;
  /** Whether companies have them. */
  areOn: boolean;
}

/** The origin of a company's own pages: its proven domain, else its sub-domain; null where they have none of their own. */
function addressOfCompany(
  { publicUrl, areOn }: CompanyHosts,
  { code, domain }: { code: string; domain: string | null },
): string | null {
  if (!areOn) return null;
  const address = new URL(publicUrl);
  address.hostname = domain ?? `${code}.${address.hostname}`;
  return address.origin;
}

/** The origin of a company that has a domain of its own; null for others, and where companies have no addresses. */
export async function ownAddress(
  transaction: Transaction,
  hosts: CompanyHosts,
  companyId: number,
): Promise<string | null> {
  if (!hosts.areOn) return null;
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
    summary: 'The company whose pages stand at a host',
    description:
      'By its sub-domain of the installation’s host, or by a domain of its own that it has proved. 404 for any other name, and where companies have no addresses of their own (`COMPANY_HOSTS`).',
    query: z.object({ host: z.string().max(253).describe('Without a port, in punycode.') }),
    answer: z.object({
      id: z.int(),
      name: z.string(),
      code: z.string(),
      address: z
        .string()
        .describe('The origin of its pages: that of its own domain if it has one.'),
    }),
    failures: [404],
    run: async ({ query }) => {
      const host = query.host.toLowerCase();
      const code = host.endsWith(`.${main}`) ? host.slice(0, -main.length - 1) : null;
      const which = code === null ? hasProved(host) : eq(companies.code, code);
      const found = hosts.areOn
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

/** Within another piece of SQL its columns keep their tables, which the fields of a select of one table lose. */
const provedFirst: SQL = sql`(
  select ${selfDomains.domain} from ${selfDomains}
  where ${selfDomains.company_id} = ${companies.id} and ${selfDomains.status} = 'verified'
  order by ${selfDomains.verified_at}, ${selfDomains.id} limit 1)`;

/** With the domain that was proved first. */
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
