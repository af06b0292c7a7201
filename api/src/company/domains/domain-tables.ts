// Own domains of companies.
import { sql } from 'drizzle-orm';
import { boolean, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, isOneOf, oneOf, sortedText } from '../../kit/database/columns.ts';
import { companyTable } from '../tables.ts';

export const domainStatuses = ['pending', 'verified', 'failed'] as const;
export type DomainStatus = (typeof domainStatuses)[number];

export const selfDomains = companyTable(
  'self_domains',
  {
    /** As DNS knows it: lower case, punycode. */
    domain: text().notNull(),
    /** As people read it: школа.рф. */
    name: sortedText().notNull(),
    /** What the TXT record must say. */
    verification: text().notNull(),
    status: oneOf(domainStatuses).notNull().default('pending'),
    /** What the last check found in DNS; null before the first. */
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
    // Over all companies: who has not proved a domain reserves nothing.
    uniqueIndex('self_domains_verified')
      .on(table.domain)
      .where(sql`${table.status} = 'verified'`),
  ],
);
