// A gift is made when it is paid for: a code that is read aloud and can't be guessed.
import { sql } from 'drizzle-orm';
import { readableCode } from '@kafedra/common/promo-codes';
import type { Transaction } from '../../kit/database/database.ts';
import { random } from '../promo-codes/promo-code-rules.ts';

/** Of 22 trillion, as `KUMERA47-BADUFE25`. */
const newCode = () => `${readableCode(random)}-${readableCode(random)}`;

/** One of each purchase, however many payments it is paid with. */
export const makeGift = (
  transaction: Transaction,
  companyId: number,
  paymentId: number,
): Promise<unknown> =>
  transaction.execute(sql`insert into course_gifts (company_id, payment_id, code)
    select payment.company_id, payment.id, ${newCode()} from payments payment
    where payment.company_id = ${companyId} and payment.id = ${paymentId} and not exists (
      select 1 from payments other join course_gifts gift on gift.company_id = other.company_id and gift.payment_id = other.id
      where other.company_id = payment.company_id and other.payment_order_id = payment.payment_order_id)`);
