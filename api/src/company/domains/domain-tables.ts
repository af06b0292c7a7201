// The table of companies' own domains.
import { sql } from 'drizzle-orm';
import { boolean, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, isOneOf, oneOf, sortedText } from '../../kit/database/columns.ts';
import { companyTable } from '../tables.ts';

export const domainStatuses = ['pending', 'verified', 'failed'] as const;
export type DomainStatus = (typeof domainStatuses)[number];

export const selfDomains = companyTable(
  'self_domains',
  {
    /** Lower case, in punycode. */
    domain: text().notNull(),
    /** The readable form: школа.рф. */
    name: sortedText().notNull(),
    /** The required value of the TXT record. */
    verification: text().notNull(),
    status: oneOf(domainStatuses).notNull().default('pending'),
    /** The records that the last check found; null before the first check. */
    txt_found: text().array(),
    txt_matches: boolean(),
    target_found: text().array(),
    target_matches: boolean(),
    checked_at: instant(),
    verified_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('self_domains', 'status', domainStatuses),
    uniqueIndex('self_domains_domain').on(table.company_id, table.domain),
    index('self_domains_name').on(table.company_id, table.name, table.id),
    // Unique across companies, but only if verified: an unverified domain reserves nothing.
    uniqueIndex('self_domains_verified')
      .on(table.domain)
      .where(sql`${table.status} = 'verified'`),
  ],
);
