// Secrets in settings: only their ends are shown, and what was shown keeps the secret when it is sent back.
import { sql, type SQL } from 'drizzle-orm';

const dots = '•••••';

/** Shorter ones would be guessed from their ends. */
const shortest = 12;

/** What is shown of a secret. */
export function masked(secret: string): string {
  return secret.length < shortest ? dots : `${dots}${secret.slice(-4)}`;
}

/** The same in a statement. */
export const maskedValue = (secret: SQL): SQL =>
  sql`case when char_length(${secret}) < ${sql.raw(String(shortest))} then ${dots} else ${dots} || right(${secret}, 4) end`;

/** Whether it may be what was shown of a secret: no real one begins so. */
export const isMask = (value: string): boolean => value.startsWith(dots);
