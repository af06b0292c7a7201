// The form by which people come to a company by themselves: of those that make accounts and are open now the first.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { stateOf } from '../limits/form-state.ts';
import { forms } from '../tables.ts';

/** Its code, or its id where it has none; null where the company has no such form. */
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
