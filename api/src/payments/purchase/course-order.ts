// Creates a learner's order of a course with its payment and the use of a promo code in one transaction. Free courses
// open at once.
import { sql } from 'drizzle-orm';
import { sumOf } from '@kafedra/common/prices';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { placeOrder, type UtmParameters } from '../../orders/index.ts';
import { recordPayment, requirePayment } from '../payments/recording.ts';
import { createPayment, ensurePaymentOrder } from '../payments/creation.ts';
import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { requireUsableCode, takeUse } from '../promo-codes/promo-code-uses.ts';
import { storeCodePrice } from '../promo-codes/purchase-codes.ts';
import { calculatePrice, findOfferedProduct } from './offer.ts';

/** Minutes for which a price and a use of a promo code are reserved for the payer (decision 34). */
const minutes = 30;
export const reservationPeriod = sql`interval '1 minute' * ${sql.raw(String(minutes))}`;
export const reservationEnd = () => new Date(Date.now() + minutes * 60_000);

export interface Purchase {
  courseId: number;
  packageId: number | null;
  promoCode: string | null;
  /** For the person who redeems the gift code. */
  isGift?: boolean;
  marks: UtmParameters;
}

/** Returns the id of the order. */
export async function orderCourse(
  transaction: Transaction,
  scope: Scope,
  scheduler: Pick<PaymentScheduler, 'schedulePayment' | 'scheduleReceipt'>,
  { courseId, packageId, promoCode, isGift = false, marks }: Purchase,
): Promise<number> {
  const { companyId, personId } = scope;
  const sold = await findOfferedProduct(transaction, companyId, { courseId, packageId });
  if (!isGift) await refuseOwned(transaction, scope, { courseId, packageId });
  const wanted = { companyId, userId: personId, courseId, packageId };
  const code = promoCode === null ? null : await requireUsableCode(transaction, wanted, promoCode);
  const { price, steps, toPay } = calculatePrice(sold, code?.discount ?? null);
  const isFree = Number(toPay) === 0;
  if (isGift) requireGiving(scope, isFree);
  if (!isFree && !has(scope, 'pay_course')) throw forbidden('У вас нет права оплачивать курсы');
  if (isFree && !has(scope, 'pay_course') && !has(scope, 'course_self_bid')) {
    throw forbidden('У вас нет права записываться на курсы самостоятельно');
  }
  const orderId = await placeOrder(transaction, scope, {
    name: isGift ? `Подарок: ${sold.name}` : sold.name,
    course_id: courseId,
    course_package_id: packageId,
    price: toPay,
    utm: marks,
  });
  const paymentOrderId = await ensurePaymentOrder(transaction, companyId, orderId);
  const paymentId = await createPayment(transaction, companyId, paymentOrderId, {
    type: isFree ? 'free' : 'online',
    price: toPay,
    priceWithoutDiscount: price,
    promoCodeId: code?.id ?? null,
    reservedUntil: isFree ? null : sql`now() + ${reservationPeriod}`,
    authorId: null,
    isGift,
  });
  if (code !== null) {
    const discount = steps.find(({ kind }) => kind === 'promoCode')?.off ?? '0';
    await storeCodePrice(transaction, companyId, paymentOrderId, {
      codeId: code.id,
      price: toPay,
      priceWithout: sumOf([toPay, discount]),
    });
    await takeUse(transaction, wanted, { codeId: code.id, paymentId, discount });
  }
  if (isFree) {
    const payment = await requirePayment(transaction, companyId, paymentId);
    await recordPayment(transaction, companyId, payment, {
      till: 'school',
      reference: null,
      at: new Date(),
    });
    await scheduler.scheduleReceipt(transaction, companyId, paymentId);
  } else {
    await scheduler.schedulePayment(transaction, companyId, paymentId, reservationEnd());
  }
  return orderId;
}

/** Refuses the purchase of what the learner already has. */
async function refuseOwned(transaction: Transaction, scope: Scope, wanted: Owned): Promise<void> {
  if (await isOwned(transaction, scope, wanted)) {
    throw conflict(
      'owned',
      wanted.packageId === null ? 'Вы уже учитесь на этом курсе' : 'Этот пакет у вас уже есть',
    );
  }
}

type Owned = Pick<Purchase, 'courseId' | 'packageId'>;

export async function isOwned(
  transaction: Transaction,
  { companyId, personId }: Scope,
  { courseId, packageId }: Owned,
): Promise<boolean> {
  const owned =
    packageId === null
      ? sql`select 1 from course_students where company_id = ${companyId} and course_id = ${courseId} and user_id = ${personId}`
      : sql`select 1 from course_package_users where company_id = ${companyId} and package_id = ${packageId} and user_id = ${personId}`;
  return (await rowsOf(transaction, owned)).length > 0;
}

export const mayGift = (scope: Scope): boolean =>
  has(scope, 'course_gift') && has(scope, 'pay_course');

function requireGiving(scope: Scope, isFree: boolean): void {
  if (!has(scope, 'course_gift')) throw forbidden('У вас нет права дарить курсы');
  if (isFree) throw conflict('free', 'Этот курс бесплатный: дарить его незачем');
}
