// Grants and withdraws the access of a purchase by all its payments: none while an instalment is overdue, otherwise the
// purchased content once a payment was received. Runs on every event and by the poller.
import { sql, type SQL } from 'drizzle-orm';
import { givePackages, lockCourses, revokeAccess } from '../../courses/index.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { suspensionDays } from '../instalments/instalment-rules.ts';
import type { AccessState } from '../payment-tables.ts';

/** SQL: the access state that a row of `payment_orders` should have. */
export const expectedAccess = (bought: SQL): SQL =>
  sql`case when ${hasOverdueInstalment(bought)} then 'rests' when ${hasStanding(bought)} then 'open' else 'none' end`;

export const hasOverdueInstalment = (bought: SQL): SQL => sql`exists (select 1 from payments part
  where part.company_id = ${bought}.company_id and part.payment_order_id = ${bought}.id and ${isOverdue(sql`part`)})`;

/** SQL: whether a row of `payments` is an instalment unpaid for more than `restsAfter` days after its due date. */
export const isOverdue = (part: SQL): SQL =>
  sql`(${part}.status = 'waiting' and ${part}.due_at <= now() - interval '1 hour' * ${sql.raw(String(suspensionDays * 24))})`;

const hasStanding = (bought: SQL): SQL => sql`exists (select 1 from payments paid
  where paid.company_id = ${bought}.company_id and paid.payment_order_id = ${bought}.id and ${isStanding(sql`paid`)})`;

/** SQL: whether a row of `payments` was received and not fully refunded. */
const isStanding = (payment: SQL): SQL => sql`${payment}.status in ('paid', 'partly_refunded')`;

/** Why access is recomputed: a payment or a redeemed gift, a full refund, or another change. */
export type AccessCause = 'paid' | 'refunded' | 'other';

/**
 * Applies the access rule to a locked purchase. Access that the staff grants or withdraws by hand between two changes
 * of the purchase's state is preserved.
 */
export async function updateAccess(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
  cause: AccessCause = 'other',
): Promise<AccessState> {
  const [found] = await rowsOf<{
    before: AccessState;
    now: AccessState;
    course_id: number | null;
  }>(
    transaction,
    sql`select bought.access as before, ${expectedAccess(sql`bought`)} as now, bought.course_id
      from payment_orders bought where bought.company_id = ${companyId} and bought.id = ${paymentOrderId}`,
  );
  if (found === undefined) return 'none';
  const { before, now, course_id: courseId } = found;
  if (now !== before) {
    await transaction.execute(sql`update payment_orders set access = ${now}, updated_at = now(),
        access_withdrawn_at = ${now === 'rests' ? sql`now()` : sql`null`}
      where company_id = ${companyId} and id = ${paymentOrderId}`);
  }
  if (courseId === null) return now;
  const purchase = { companyId, paymentOrderId, courseId };
  const learners = await learnersOf(transaction, purchase);
  const gaining = learners.filter(({ stands }) => now === 'open' && stands);
  if (before !== 'open' || cause === 'paid') await give(transaction, purchase, gaining);
  const ends = now !== before && (before === 'open' || now === 'rests');
  if (ends || (cause === 'refunded' && before === 'open')) {
    const losing = learners.filter((each) => !gaining.includes(each));
    await withdraw(transaction, purchase, losing);
  }
  return now;
}

interface Purchase {
  companyId: number;
  paymentOrderId: number;
  courseId: number;
}

interface Learner {
  user_id: number;
  /** Whether a received payment covers this learner. */
  stands: boolean;
}

const learnersOf = (transaction: Transaction, { companyId, paymentOrderId }: Purchase) =>
  rowsOf<Learner>(
    transaction,
    sql`select learner.target_id as user_id, bool_or(${isStanding(sql`payment`)}) as stands
      from payments payment join payment_learners learner on learner.company_id = payment.company_id and learner.payment_id = payment.id
      where payment.company_id = ${companyId} and payment.payment_order_id = ${paymentOrderId} and payment.status <> 'canceled'
      group by 1 order by 1`,
  );

const idsOf = (learners: readonly Learner[]) => idArray(learners.map(({ user_id }) => user_id));

async function give(
  transaction: Transaction,
  { companyId, paymentOrderId, courseId }: Purchase,
  learners: readonly Learner[],
): Promise<void> {
  if (learners.length === 0) return;
  await givePackages(transaction, {
    companyId,
    courseId,
    users: sql`select unnest(${idsOf(learners)}) as user_id`,
    packages: sql`select distinct bought.target_id as package_id from payments payment
      join payment_packages bought on bought.company_id = payment.company_id and bought.payment_id = payment.id
      where payment.company_id = ${companyId} and payment.payment_order_id = ${paymentOrderId} and ${isStanding(sql`payment`)}`,
  });
}

/**
 * Withdraws the packages and those that they include, except packages that other purchases of the same people grant.
 */
async function withdraw(
  transaction: Transaction,
  { companyId, paymentOrderId, courseId }: Purchase,
  learners: readonly Learner[],
): Promise<void> {
  if (learners.length === 0) return;
  const included = (from: string) => {
    const name = sql.identifier(from);
    return sql`course_package_relations relation on relation.company_id = ${companyId}
      and relation.package_id = ${name}.package_id and relation.type = 'included'`;
  };
  const given = sql`given (package_id) as (
      select bought.target_id from payments payment
      join payment_packages bought on bought.company_id = payment.company_id and bought.payment_id = payment.id
      where payment.company_id = ${companyId} and payment.payment_order_id = ${paymentOrderId} and payment.status <> 'canceled'
      union select relation.related_package_id from given join ${included('given')}
    ), concerned as (
      select ${courseId}::integer as course_id
      union select package.course_id from given join course_packages package on package.company_id = ${companyId} and package.id = given.package_id
    )`;
  // Serializes two purchases of one learner that end at the same time, so that each sees the other.
  await lockCourses(
    transaction,
    companyId,
    sql`with recursive ${given} select course_id from concerned`,
  );
  const rows = await rowsOf<{
    user_id: number;
    course_id: number;
    stays: boolean;
    packages: number[];
  }>(
    transaction,
    sql`with recursive ${given}, losing as (select unnest(${idsOf(learners)}) as user_id),
      otherwise (user_id, course_id, package_id) as (
        select learner.target_id, payment.course_id, bought.target_id
        from payment_learners learner
        join payments payment on payment.company_id = learner.company_id and payment.id = learner.payment_id
        join payment_orders other on other.company_id = payment.company_id and other.id = payment.payment_order_id
        left join payment_packages bought on bought.company_id = payment.company_id and bought.payment_id = payment.id
        where learner.company_id = ${companyId} and learner.target_id in (select user_id from losing)
          and other.id <> ${paymentOrderId} and other.access = 'open' and ${isStanding(sql`payment`)}
        union
        select otherwise.user_id, package.course_id, package.id from otherwise join ${included('otherwise')}
        join course_packages package on package.company_id = ${companyId} and package.id = relation.related_package_id
      )
      select losing.user_id, concerned.course_id,
        exists (select 1 from otherwise where otherwise.user_id = losing.user_id and otherwise.course_id = concerned.course_id) as stays,
        array(select given.package_id from given join course_packages package on package.company_id = ${companyId} and package.id = given.package_id
          where package.course_id = concerned.course_id and not exists (select 1 from otherwise
            where otherwise.user_id = losing.user_id and otherwise.package_id = given.package_id) order by 1) as packages
      from losing cross join concerned order by 1, 2`,
  );
  for (const { user_id, course_id, stays, packages } of rows) {
    const taken = { companyId, courseId: course_id, users: [user_id], packages };
    await revokeAccess(transaction, { ...taken, stays });
  }
}
