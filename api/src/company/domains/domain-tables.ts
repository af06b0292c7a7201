// Own domains of companies.
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, sortedText } from '../../kit/columns.ts';
import { tenantPolicies } from '../../kit/tenancy.ts';
import { companies } from '../tables.ts';

export const domainStatuses = ['pending', 'verified', 'failed'] as const;
export type DomainStatus = (typeof domainStatuses)[number];

export const selfDomains = pgTable(
  'self_domains',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: id(),
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
    primaryKey({ columns: [table.company_id, table.id] }),
    isOneOf('self_domains', 'status', domainStatuses),
    uniqueIndex('self_domains_domain').on(table.company_id, table.domain),
    index('self_domains_name').on(table.company_id, table.name, table.id),
    // Over all companies: who has not proved a domain reserves nothing.
    uniqueIndex('self_domains_verified')
      .on(table.domain)
      .where(sql`${table.status} = 'verified'`),
    ...tenantPolicies('self_domains'),
  ],
);
