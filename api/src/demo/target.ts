// Where the demo school is written.
import type { Transaction } from '../kit/database/database.ts';

/** The transaction and company to write to. */
export interface DemoTarget {
  transaction: Transaction;
  companyId: number;
}
