// How addresses name a form: by its id, or by its code, whose letters' case means nothing.
import { eq, or, type SQL } from 'drizzle-orm';
import { forms } from '../tables.ts';

/** Among the forms of one company. */
export function isForm(idOrCode: string): SQL | undefined {
  const id = /^\d{1,9}$/.test(idOrCode) ? Number(idOrCode) : 0;
  // Codes are kept in small letters.
  return or(eq(forms.id, id), eq(forms.code, idOrCode.toLowerCase()));
}
