// Masks secrets in settings: only the last characters are shown, and sending a mask back leaves the secret unchanged.
import { sql, type SQL } from 'drizzle-orm';

const dots = '•••••';

/** Shorter secrets are hidden completely, because they could be guessed from their ends. */
const shortest = 12;

/** The mask of a secret. */
export function masked(secret: string): string {
  return secret.length < shortest ? dots : `${dots}${secret.slice(-4)}`;
}

/** The mask in SQL. */
export const maskedValue = (secret: SQL): SQL =>
  sql`case when char_length(${secret}) < ${sql.raw(String(shortest))} then ${dots} else ${dots} || right(${secret}, 4) end`;

/** Whether a value is a mask. No real secret starts with the dots. */
export const isMask = (value: string): boolean => value.startsWith(dots);
