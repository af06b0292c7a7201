// Row-level security for all tables, and the two roles that it applies to; they own nothing and cannot bypass it.
import { sql, type SQL } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** Acts for a person, in one company or in none. */
export const appRole = pgRole('kafedra_app').existing();
/** Acts before the caller is known (sign-in) and for work of no person (jobs, seeds). */
export const systemRole = pgRole('kafedra_system').existing();

/** The company of the transaction; null outside of companies. */
export const currentCompany = sql`nullif(current_setting('kafedra.company_id', true), '')::integer`;

/** The person of the transaction; null for a visitor. */
export const currentPerson = sql`nullif(current_setting('kafedra.person_id', true), '')::integer`;

/** The public origin of the installation, as `https://school.example`; empty if not configured. */
export const publicOrigin = sql`coalesce(current_setting('kafedra.public_origin', true), '')`;

/**
 * Policies of a table with `company_id`: only rows of the current company are visible, narrowed by `more` if given.
 */
export function tenantPolicies(table: string, more?: SQL) {
  const ofCompany = sql`company_id = ${currentCompany}`;
  return visibleWhen(table, more === undefined ? ofCompany : sql`${ofCompany} and ${more}`);
}

/**
 * Policies of a table with other conditions. A person's request sees the rows that meet `seen` and writes those that
 * meet `written`, by default the same.
 */
export function visibleWhen(table: string, seen: SQL, written: SQL = seen) {
  const write = pgPolicy(`${table}_app`, {
    to: appRole,
    for: 'all',
    using: written,
    withCheck: written,
  });
  const see = pgPolicy(`${table}_app_see`, { to: appRole, for: 'select', using: seen });
  return [write, ...(seen === written ? [] : [see]), ...systemOnly(table)];
}

/** Policies of a table that only the system role may access. */
export function systemOnly(table: string) {
  return [
    pgPolicy(`${table}_system`, {
      to: systemRole,
      for: 'all',
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ];
}
