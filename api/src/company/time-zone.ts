/** The time zone in which a company counts its days. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../kit/database.ts';
import { companies } from './tables.ts';

export async function timeZoneOf(transaction: Transaction, companyId: number): Promise<string> {
  const [company] = await transaction
    .select({ timeZone: companies.time_zone })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (company === undefined) throw new Error(`there is no company ${companyId}`);
  return company.timeZone;
}
