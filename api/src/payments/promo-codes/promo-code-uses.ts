// Takes and releases uses of promo codes. Row locks keep concurrent purchases within a code's limits (decision 34).
import { sql, type SQL } from 'drizzle-orm';
import type { Discount } from '@kafedra/common/prices';
import { codeKey } from '@kafedra/common/promo-codes';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';

/** What is bought with a code, and by whom. */
export interface CodePurchase {
  companyId: number;
  userId: number;
  courseId: number;
  /** Null: the whole course. */
  packageId: number | null;
}

export interface UsableCode {
  id: number;
  discount: Discount;
}

interface Found {
  id: number;
  sale_type: 'sum' | 'percent';
  sale_sum: string | null;
  sale_percent: number | null;
  active: boolean;
  started: boolean;
  ended: boolean;
  for_product: boolean;
  spent: boolean;
  spent_by_user: boolean;
  spent_in_course: boolean;
}

/** Why a code can't be used; the first that applies is returned. */
const problems = [
  ['is_off', 'Промокод больше не действует'],
  ['not_started', 'Промокод ещё не действует'],
  ['ended', 'Срок действия промокода истёк'],
  ['other_product', 'Промокод не действует на этот курс'],
  ['spent', 'Промокод уже использован столько раз, сколько можно'],
  ['spent_by_user', 'Вы уже использовали этот промокод'],
  ['spent_in_course', 'Вы уже использовали этот промокод на этом курсе'],
] as const;

export interface CodeProblem {
  code: string;
  message: string;
}

/** Checks a code without locking it, so the result may be outdated at once. */
export async function checkCode(
  transaction: Transaction,
  wanted: CodePurchase,
  code: string,
): Promise<UsableCode | CodeProblem> {
  const found = await readCode(transaction, wanted, code);
  if (found === undefined) return { code: 'not_found', message: 'Такого промокода нет' };
  const is = {
    is_off: !found.active,
    not_started: !found.started,
    ended: found.ended,
    other_product: !found.for_product,
    spent: found.spent,
    spent_by_user: found.spent_by_user,
    spent_in_course: found.spent_in_course,
  };
  const problem = problems.find(([name]) => is[name]);
  if (problem !== undefined) return { code: problem[0], message: problem[1] };
  const { id, sale_type, sale_sum, sale_percent } = found;
  return {
    id,
    discount: sale_type === 'sum' ? { sum: sale_sum ?? '0' } : { percent: sale_percent ?? 0 },
  };
}

/** Checks a code and locks its use count until the transaction ends, so that a use can be taken. */
export async function checkAndLockCode(
  transaction: Transaction,
  wanted: CodePurchase,
  code: string,
): Promise<UsableCode | CodeProblem> {
  await transaction.execute(sql`insert into promo_code_counts as counted (company_id, promo_code_id, used)
    select company_id, id, 0 from promo_codes where company_id = ${wanted.companyId} and id = (${codeCalled(wanted.companyId, code)})
    on conflict (company_id, promo_code_id) do update set used = counted.used`);
  return checkCode(transaction, wanted, code);
}

/** Throws 422 for `promo_code` if the code can't be used. */
export async function requireUsableCode(
  transaction: Transaction,
  wanted: CodePurchase,
  code: string,
): Promise<UsableCode> {
  const judged = await checkAndLockCode(transaction, wanted, code);
  if ('message' in judged) throw invalid('promo_code', judged.message, judged.code);
  return judged;
}

/** Counts a use of a locked code for the purchase of a payment. */
export async function takeUse(
  transaction: Transaction,
  { companyId, userId, courseId }: Pick<CodePurchase, 'companyId' | 'userId' | 'courseId'>,
  { codeId, paymentId, discount }: { codeId: number; paymentId: number; discount: string },
): Promise<void> {
  await transaction.execute(sql`with taken as (
      update promo_code_counts set used = used + 1 where company_id = ${companyId} and promo_code_id = ${codeId}
    )
    insert into used_promo_codes (company_id, promo_code_id, payment_order_id, payment_id, user_id, course_id, discount)
    select ${companyId}, ${codeId}::integer, payment.payment_order_id, payment.id, ${userId}::integer, ${courseId}::integer, ${discount}::numeric
    from payments payment where payment.company_id = ${companyId} and payment.id = ${paymentId}
    on conflict (company_id, payment_id) do update set released_at = null, discount = excluded.discount`);
}

/** Releases the use of a purchase, unless one of its payments can still be completed. */
export const releaseUse = (
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
): Promise<unknown> =>
  transaction.execute(sql`with released as (
      update used_promo_codes used set released_at = now()
      where used.company_id = ${companyId} and used.payment_order_id = ${paymentOrderId} and used.released_at is null
        and not exists (select 1 from payments payment where payment.company_id = ${companyId}
          and payment.payment_order_id = ${paymentOrderId} and ${mayComeToMoney(sql`payment`)})
      returning promo_code_id
    )
    update promo_code_counts counted set used = counted.used - 1 from released
    where counted.company_id = ${companyId} and counted.promo_code_id = released.promo_code_id`);

/** Payments that are not cancelled, and cancelled ones that the provider may still take money for. */
const mayComeToMoney = (payment: SQL) =>
  sql`(${payment}.status <> 'canceled' or (${payment}.provider_asked_at is not null and ${payment}.provider_ended_at is null))`;

/** Of two codes that collided in the past, prefers the exact spelling, then the matching key. */
const codeCalled = (companyId: number, typed: string): SQL => {
  const key = codeKey(typed);
  const asTyped = typed.normalize('NFC').replaceAll(/\s/g, '').toUpperCase();
  return sql`select id from promo_codes called where called.company_id = ${companyId} and called.code_key in (${asTyped}, ${key})
    order by called.code = ${asTyped} desc limit 1`;
};

async function readCode(
  transaction: Transaction,
  { companyId, userId, courseId, packageId }: CodePurchase,
  code: string,
): Promise<Found | undefined> {
  const named = (table: string, id: number | null) =>
    sql`exists (select 1 from ${sql.identifier(table)} named where named.company_id = code.company_id
      and named.promo_code_id = code.id and named.target_id = ${id}::integer)`;
  const usedBy = (more = sql``) => sql`(select count(*) from used_promo_codes used
    where used.company_id = code.company_id and used.promo_code_id = code.id and used.released_at is null
      and used.user_id = ${userId} ${more})`;
  const [found] = await rowsOf<Found>(
    transaction,
    sql`select code.id, code.sale_type, code.sale_sum, code.sale_percent, code.active,
        coalesce(code.date_start <= today.day, true) as started, coalesce(code.date_end < today.day, false) as ended,
        ${packageId === null ? 'course' : 'course_package'} = any(code.allowed_product_types)
          and (code.for_all_courses or ${named('promo_code_courses', courseId)} or ${named('promo_code_packages', packageId)}) as for_product,
        coalesce(code.max_use_count <= (select used from promo_code_counts counted
          where counted.company_id = code.company_id and counted.promo_code_id = code.id), false) as spent,
        coalesce(code.single_user_max_use_count <= ${usedBy()}, false) as spent_by_user,
        coalesce(code.single_user_max_use_count_in_course <= ${usedBy(sql`and used.course_id = ${courseId}`)}, false) as spent_in_course
      from promo_codes code
      cross join lateral (select (now() at time zone company.time_zone)::date as day
        from companies company where company.id = code.company_id) as today
      where code.company_id = ${companyId} and code.id = (${codeCalled(companyId, code)})`,
  );
  return found;
}
