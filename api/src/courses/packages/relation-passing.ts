// Ties between packages go over to the package that takes the place of another.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

/** Any number that is not used for other advisory locks. */
const relationsLock = 7_254_016;

/** Nobody else relates packages of the company before the transaction ends. */
export async function holdRelations(transaction: Transaction, { companyId }: Scope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${relationsLock}, ${companyId})`);
}

const from = sql.identifier('package_id');
const to = sql.identifier('related_package_id');
const ways = [
  { own: from, other: to },
  { own: to, other: from },
];

/**
 * What the package leads to and what leads to it is tied to the other one instead; but for what has a tie to that already,
 * and for what would lead it to itself.
 */
export async function passRelations(
  transaction: Transaction,
  scope: Scope,
  id: number,
  into: number,
): Promise<void> {
  const { companyId } = scope;
  await holdRelations(transaction, scope);
  for (const { own, other } of ways) {
    // Made anew and not changed, so that the history tells of both.
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
