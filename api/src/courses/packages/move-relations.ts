// Moves relations of a merged package to the package that replaces it.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

/** An arbitrary number that no other advisory lock uses. */
const relationsLock = 7_254_016;

/** Serializes changes of package relations in the company until the transaction ends. */
export async function lockRelations(transaction: Transaction, { companyId }: Scope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${relationsLock}, ${companyId})`);
}

const from = sql.identifier('package_id');
const to = sql.identifier('related_package_id');
const ways = [
  { own: from, other: to },
  { own: to, other: from },
];

/**
 * Moves relations in both directions from `id` to `into`, except those that `into` already has and those that would
 * close a cycle.
 */
export async function moveRelations(
  transaction: Transaction,
  scope: Scope,
  id: number,
  into: number,
): Promise<void> {
  const { companyId } = scope;
  await lockRelations(transaction, scope);
  for (const { own, other } of ways) {
    // Inserted and deleted instead of updated, so that the history of both packages shows the change.
    await transaction.execute(
      sql`with recursive behind (id) as (
          select ${into}::integer
          union
          select relation.${own} from behind join course_package_relations relation
            on relation.company_id = ${companyId} and relation.${other} = behind.id
        )
        insert into course_package_relations (company_id, ${own}, ${other}, type)
        select company_id, ${into}, ${other}, type from course_package_relations
        where company_id = ${companyId} and ${own} = ${id} and ${other} not in (select id from behind)
        on conflict do nothing`,
    );
    await transaction.execute(
      sql`delete from course_package_relations where company_id = ${companyId} and ${own} = ${id}`,
    );
  }
}
