// The public registration form of a company: the first open form that creates accounts.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { stateOf } from '../limits/form-state.ts';
import { forms } from '../tables.ts';

/** Its code, or its id without a code; null if the company has no such form. */
export async function registrationFormOf(
  transaction: Transaction,
  companyId: number,
): Promise<string | null> {
  const [form] = await transaction
    .select({ name: sql<string>`coalesce(${forms.code}, ${forms.id}::text)` })
    .from(forms)
    .where(
      and(
        eq(forms.company_id, companyId),
        eq(forms.type, 'register'),
        eq(forms.create_user, true),
        eq(stateOf(forms), 'open'),
      ),
    )
    .orderBy(asc(forms.created_at), asc(forms.id))
    .limit(1);
  return form?.name ?? null;
}
