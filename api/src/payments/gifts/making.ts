// A gift is made when it is paid for: a code that is read aloud and can't be guessed.
import { sql } from 'drizzle-orm';
import { readableCode } from '@kafedra/common/promo-codes';
import type { Transaction } from '../../kit/database.ts';
import { random } from '../promo-codes/promo-code-rules.ts';

/** Of 22 trillion, as `KUMERA47-BADUFE25`. */
const newCode = () => `${readableCode(random)}-${readableCode(random)}`;

/** One of each payment. */
export const makeGift = (
  transaction: Transaction,
  companyId: number,
  paymentId: number,
): Promise<unknown> =>
  transaction.execute(sql`insert into course_gifts (company_id, payment_id, code)
    values (${companyId}, ${paymentId}, ${newCode()}) on conflict (company_id, payment_id) do nothing`);
