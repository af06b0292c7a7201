// Creates the code of a paid gift. The code is easy to read aloud and hard to guess.
import { sql } from 'drizzle-orm';
import { readableCode } from '@kafedra/common/promo-codes';
import type { Transaction } from '../../kit/database/database.ts';
import { secureRandom } from '../promo-codes/promo-code-rules.ts';

/** One of 22 trillion codes, such as `KUMERA47-BADUFE25`. */
const newCode = () => `${readableCode(secureRandom)}-${readableCode(secureRandom)}`;

/** Creates one gift per purchase, regardless of how many payments it has. */
export const createGift = (
  transaction: Transaction,
  companyId: number,
  paymentId: number,
): Promise<unknown> =>
  transaction.execute(sql`insert into course_gifts (company_id, payment_id, code)
    select payment.company_id, payment.id, ${newCode()} from payments payment
    where payment.company_id = ${companyId} and payment.id = ${paymentId} and not exists (
      select 1 from payments other join course_gifts gift on gift.company_id = other.company_id and gift.payment_id = other.id
      where other.company_id = payment.company_id and other.payment_order_id = payment.payment_order_id)`);
