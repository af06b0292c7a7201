// Uses of promo codes: who may use one now, and uses that are taken and given back, so that a code is never used more often
// than its limits say, however many people do it at once (decision 34).
import { sql } from 'drizzle-orm';
import type { Discount } from '@kafedra/common/prices';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';

/** What somebody wants to buy with a code. */
export interface Wanted {
  companyId: number;
  userId: number;
  courseId: number;
  /** Null: the course as a whole. */
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

/** Why a code can't be used, the first that is true of it. */
const problems = [
  ['is_off', 'Промокод больше не действует'],
  ['not_started', 'Промокод ещё не действует'],
  ['ended', 'Срок действия промокода истёк'],
  ['other_product', 'Промокод не действует на этот курс'],
  ['spent', 'Промокод уже использован столько раз, сколько можно'],
  ['spent_by_user', 'Вы уже использовали этот промокод'],
  ['spent_in_course', 'Вы уже использовали этот промокод на этом курсе'],
] as const;

/** Why a code can't be used now. */
export interface CodeProblem {
  code: string;
  message: string;
}

/** As it is at this moment. */
export async function judgedCode(
  transaction: Transaction,
  wanted: Wanted,
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

/**
 * The same for whoever uses it then, in this transaction: until it ends, nobody else takes or gives back a use. Throws 422 at
 * `promo_code` where it can't be used.
 */
export async function holdUsableCode(
  transaction: Transaction,
  wanted: Wanted,
  code: string,
): Promise<UsableCode> {
  await transaction.execute(sql`insert into promo_code_counts as counted (company_id, promo_code_id, used)
    select company_id, id, 0 from promo_codes where company_id = ${wanted.companyId} and upper(code) = upper(${code})
    on conflict (company_id, promo_code_id) do update set used = counted.used`);
  const judged = await judgedCode(transaction, wanted, code);
  if ('message' in judged) throw invalid('promo_code', judged.message, judged.code);
  return judged;
}

/** Writes a use of a code that is held. */
export async function takeUse(
  transaction: Transaction,
  wanted: Wanted,
  use: { codeId: number; paymentId: number; discount: string },
): Promise<void> {
  await transaction.execute(sql`with taken as (
      update promo_code_counts set used = used + 1 where company_id = ${wanted.companyId} and promo_code_id = ${use.codeId}
    )
    insert into used_promo_codes (company_id, promo_code_id, payment_id, user_id, course_id, discount)
    values (${wanted.companyId}, ${use.codeId}, ${use.paymentId}, ${wanted.userId}, ${wanted.courseId}, ${use.discount})`);
}

/** Of a payment that was cancelled. */
export const giveUseBack = (transaction: Transaction, of: OfPayment): Promise<unknown> =>
  countAgain(transaction, of, { counts: false });

/** Of one that was paid after all: it counts again, even where others have used the code up meanwhile. */
export const takeUseAgain = (transaction: Transaction, of: OfPayment): Promise<unknown> =>
  countAgain(transaction, of, { counts: true });

interface OfPayment {
  companyId: number;
  paymentId: number;
}

const countAgain = (
  transaction: Transaction,
  { companyId, paymentId }: OfPayment,
  { counts }: { counts: boolean },
) =>
  transaction.execute(sql`with changed as (
      update used_promo_codes set released_at = ${counts ? sql`null` : sql`now()`}
      where company_id = ${companyId} and payment_id = ${paymentId} and (released_at is null) <> ${counts}
      returning promo_code_id
    )
    update promo_code_counts counted set used = counted.used + ${counts ? 1 : -1} from changed
    where counted.company_id = ${companyId} and counted.promo_code_id = changed.promo_code_id`);

async function readCode(
  transaction: Transaction,
  { companyId, userId, courseId, packageId }: Wanted,
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
      where code.company_id = ${companyId} and upper(code.code) = upper(${code})`,
  );
  return found;
}
