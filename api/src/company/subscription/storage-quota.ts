// The file quota of a company: the bytes used, from a total that triggers maintain, and the limit of its plan.
import { eq, sql } from 'drizzle-orm';
import type { QuotaState, ReadQuota } from '../../media/index.ts';
import { fileBytes } from '../../media/index.ts';
import { companies } from '../tables.ts';
import { plans, type PlanName } from './plans.ts';

/** `times`: the factor by which the installation multiplies the plans' quotas; 0: no limit. */
export const storageQuotaReader =
  (times: number): ReadQuota =>
  async (transaction, companyId): Promise<QuotaState> => {
    const used = sql<number>`(select coalesce(sum(bytes), 0)::double precision from ${fileBytes} where company_id = ${companyId})`;
    const [company] = await transaction
      .select({ plan: companies.plan, used })
      .from(companies)
      .where(eq(companies.id, companyId));
    if (company === undefined) throw new Error(`there is no company ${companyId}`);
    return { used: company.used, limit: storageLimitOf(company.plan, times) };
  };

/** Bytes; null for no limit. */
export function storageLimitOf(plan: PlanName, times: number): number | null {
  const storage = plans.find(({ name }) => name === plan)?.limits.storage ?? null;
  return storage === null || times === 0 ? null : Math.floor(storage * times);
}
