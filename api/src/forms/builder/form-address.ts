// Forms in URLs: by id, or by their case-insensitive code.
import { eq, or, type SQL } from 'drizzle-orm';
import { forms } from '../tables.ts';

/** SQL condition within one company. */
export function isForm(idOrCode: string): SQL | undefined {
  const id = /^\d{1,9}$/.test(idOrCode) ? Number(idOrCode) : 0;
  // Codes are stored in lower case.
  return or(eq(forms.id, id), eq(forms.code, idOrCode.toLowerCase()));
}
