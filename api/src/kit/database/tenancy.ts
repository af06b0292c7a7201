// Row-level security for every table: two database roles that own nothing and cannot bypass it. `kafedra_app` works for
// one person, in one company or in none; `kafedra_system` does what happens before the person is known (sign-in) and
// what belongs to no person (jobs, seeds).
import { sql, type SQL } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';

export const appRole = pgRole('kafedra_app').existing();
export const systemRole = pgRole('kafedra_system').existing();

/** The company that the transaction works for; null outside a company. */
export const currentCompany = sql`nullif(current_setting('kafedra.company_id', true), '')::integer`;

/** The person that the transaction works for; null when nobody is signed in. */
export const currentPerson = sql`nullif(current_setting('kafedra.person_id', true), '')::integer`;

/** Where people reach the installation, as `https://school.example`; empty where nobody said. */
export const publicOrigin = sql`coalesce(current_setting('kafedra.public_origin', true), '')`;

/**
 * Policies of a table that carries `company_id`: rows of another company do not exist, nor do those of its own for which
 * `more` does not hold.
 */
export function tenantPolicies(table: string, more?: SQL) {
  const ofCompany = sql`company_id = ${currentCompany}`;
  return visibleWhen(table, more === undefined ? ofCompany : sql`${ofCompany} and ${more}`);
}

/**
 * Policies of a table without `company_id`: a person's request sees the rows of one condition and writes those of
 * another, by default the same.
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

/** Policies of a table that no request of a person may touch directly. */
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
