// Finds topics by name and creates the missing ones.
import { sql } from 'drizzle-orm';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { normalizedName } from '../../kit/values/texts.ts';
import { subjectTopics, topics } from './subject-tables.ts';

/** How many topics were added to the subject, and how many of them were created. */
export interface AddedTopics {
  attached_count: number;
  created_count: number;
}

/** Throws 422 for each line whose topic must be created, if the caller may not create topics. */
export async function addTopics(
  transaction: Transaction,
  scope: Scope,
  subjectId: number,
  names: readonly string[],
): Promise<AddedTopics> {
  const { companyId } = scope;
  const known = await idsByName(transaction, scope);
  const lines = names.map((name, place) => ({ name, place, id: known.get(normalizedName(name)) }));
  const missing = lines.filter(({ id }) => id === undefined);
  if (missing.length > 0 && !has(scope, 'tests_create')) {
    throw new Failure(
      422,
      missing.map(({ place }) => ({
        field: `names.${place}`,
        message: 'Такой темы нет, а создавать темы вам нельзя',
        code: 'forbidden',
      })),
    );
  }
  const fresh = differing(missing.map(({ name }) => name));
  const created = await makeTopics(transaction, scope, fresh);
  const { count } = await rowOf<{ count: number }>(
    transaction,
    sql`with chosen as (
        select id from ${topics} where company_id = ${companyId}
          and (id = any(${idArray(lines.flatMap(({ id }) => id ?? []))}) or name = any(${sql.param(fresh)}::text[]))
        order by id for key share
      ), attached as (
        insert into ${subjectTopics} (company_id, subject_id, topic_id)
        select ${companyId}, ${subjectId}, id from chosen on conflict do nothing returning 1
      )
      select count(*)::integer as count from attached`,
  );
  return { attached_count: count, created_count: created.length };
}

/** Finds topics by name; creates the missing ones if the caller may. */
export async function findOrCreateTopics(
  transaction: Transaction,
  scope: Scope,
  names: readonly string[],
): Promise<(name: string) => number | null> {
  let known = await idsByName(transaction, scope);
  const missing = differing(names.filter((name) => !known.has(normalizedName(name))));
  if (missing.length > 0 && has(scope, 'tests_create')) {
    await makeTopics(transaction, scope, missing);
    known = await idsByName(transaction, scope);
  }
  return (name) => known.get(normalizedName(name)) ?? null;
}

/** The given names that exist in the company, normalized by `spelled`. */
export const knownTopics = async (
  transaction: Transaction,
  scope: Scope,
): Promise<ReadonlySet<string>> => new Set((await idsByName(transaction, scope)).keys());

async function idsByName(
  transaction: Transaction,
  { companyId }: Scope,
): Promise<Map<string, number>> {
  const all = await rowsOf<{ id: number; name: string }>(
    transaction,
    sql`select id, name from ${topics} where company_id = ${companyId} order by id desc`,
  );
  // The oldest of several topics with the same normalized name.
  return new Map(all.map(({ id, name }) => [normalizedName(name), id]));
}

/** One of each group of names with the same normalized form. */
const differing = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, normalizedName).values()].flatMap(([first]) => first ?? []);

/** A concurrent request may be creating the same topics. */
const makeTopics = (
  transaction: Transaction,
  { companyId }: Scope,
  names: readonly string[],
): Promise<{ id: number }[]> =>
  rowsOf(
    transaction,
    sql`insert into ${topics} (company_id, name) select ${companyId}, unnest(${sql.param(names)}::text[])
      on conflict do nothing returning id`,
  );
