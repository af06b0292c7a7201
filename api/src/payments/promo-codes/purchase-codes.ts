// The promo code of a purchase: the discount applies while a use of the code counts for it. If the use was released,
// the code is checked again before the next payment; if it is no longer valid, the full price applies.
import { sql } from 'drizzle-orm';
import { applyDiscounts, formatPrice } from '@kafedra/common/prices';
import { visitorId, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { checkAndLockCode, takeUse, type CodePurchase } from './promo-code-uses.ts';

/** The prices and the code of an order. */
interface CodePrice {
  codeId: number;
  /** Roubles, with and without the code. */
  price: string;
  priceWithout: string;
}

export const storeCodePrice = (
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
  { codeId, price, priceWithout }: CodePrice,
): Promise<unknown> =>
  transaction.execute(sql`update payment_orders set promo_code_id = ${codeId}::integer, code_price = ${price}::numeric,
      price_without_code = ${priceWithout}::numeric
    where company_id = ${companyId} and id = ${paymentOrderId}`);

export interface RepricedPurchase {
  /** The code that the price includes; null without one. */
  promoCodeId: number | null;
  /** The use to count with the next payment; null if there is no code or its use already counts. */
  use: { wanted: CodePurchase; codeId: number; discount: string } | null;
  /** For users: why the code changes the order's price; null if the price is the same. */
  changed: string | null;
}

const withoutCode: RepricedPurchase = { promoCodeId: null, use: null, changed: null };

/**
 * Recomputes the price of a purchase's order if no use of its code counts. Requires a lock of the order; locks the
 * code.
 */
export async function repricePurchase(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
): Promise<RepricedPurchase> {
  const stored = await readCodePrice(transaction, companyId, paymentOrderId);
  // A price that the staff has set does not depend on the code.
  if (stored === undefined || !stored.is_in_force) return withoutCode;
  const {
    promo_code_id: codeId,
    code,
    code_price: before,
    price_without_code: priceWithout,
  } = stored;
  if (stored.is_held) return { promoCodeId: codeId, use: null, changed: null };
  const { user_id: userId, course_id: courseId, course_package_id: packageId } = stored;
  const wanted = { companyId, userId: userId ?? visitorId, courseId, packageId };
  const judged = await checkAndLockCode(transaction, wanted, code);
  if ('message' in judged) {
    await transaction.execute(sql`update payment_orders set promo_code_id = null, code_price = null, price_without_code = null
      where company_id = ${companyId} and id = ${paymentOrderId}`);
    await setPrice(transaction, companyId, stored.order_id, priceWithout);
    const changed = before === priceWithout ? null : `Промокод ${code} больше не действует`;
    return { ...withoutCode, changed };
  }
  const [step] = applyDiscounts(priceWithout, { promoCode: judged.discount });
  const { off: discount, price } = step ?? { off: '0.00', price: priceWithout };
  if (price !== before) {
    await storeCodePrice(transaction, companyId, paymentOrderId, { codeId, price, priceWithout });
    await setPrice(transaction, companyId, stored.order_id, price);
  }
  return {
    promoCodeId: codeId,
    use: { wanted, codeId, discount },
    changed: price === before ? null : `Скидка по промокоду ${code} изменилась`,
  };
}

/** Counts the use for a payment that was started, or that was paid after all. */
export async function countUse(
  transaction: Transaction,
  { use }: Pick<RepricedPurchase, 'use'>,
  paymentId: number,
): Promise<void> {
  if (use === null) return;
  const { wanted, codeId, discount } = use;
  await takeUse(transaction, wanted, { codeId, paymentId, discount });
}

/** For users: «Промокод ОДИН больше не действует: цена 10 000 ₽», or only that the price has changed. */
export const priceChangeMessage = (changed: string | null, price: string): string =>
  changed === null
    ? `Цена изменилась: теперь ${formatPrice(price)}`
    : `${changed}: цена ${formatPrice(price)}`;

interface StoredCodePrice {
  promo_code_id: number;
  code: string;
  code_price: string;
  price_without_code: string;
  order_id: number;
  user_id: number | null;
  course_id: number;
  course_package_id: number | null;
  is_in_force: boolean;
  is_held: boolean;
}

async function readCodePrice(
  transaction: Transaction,
  companyId: number,
  paymentOrderId: number,
): Promise<StoredCodePrice | undefined> {
  const [found] = await rowsOf<StoredCodePrice>(
    transaction,
    sql`select bought.promo_code_id, code.code, bought.code_price::text, bought.price_without_code::text,
        ordered.id as order_id, ordered.user_id, ordered.course_id, ordered.course_package_id,
        ordered.fix_price is null and ordered.price = bought.code_price as is_in_force,
        exists (select 1 from used_promo_codes used where used.company_id = bought.company_id
          and used.payment_order_id = bought.id and used.released_at is null) as is_held
      from payment_orders bought
      join promo_codes code on code.company_id = bought.company_id and code.id = bought.promo_code_id
      join orders ordered on ordered.company_id = bought.company_id and ordered.id = bought.order_id and ordered.course_id is not null
      where bought.company_id = ${companyId} and bought.id = ${paymentOrderId}`,
  );
  return found;
}

const setPrice = (transaction: Transaction, companyId: number, orderId: number, price: string) =>
  transaction.execute(sql`update orders set price = ${price}::numeric, updated_at = now()
    where company_id = ${companyId} and id = ${orderId} and price is distinct from ${price}::numeric`);
