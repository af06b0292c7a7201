// Matches search words in texts: as substrings, case-insensitively, with е and ё equal.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * The regular expression for a word. All characters but е are literal. Trigram indexes support it for both letters, so
 * they need not normalize the text.
 */
export const wordPattern = (word: string): string =>
  word.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`).replaceAll(/[её]/gi, '[её]');

/** Whether a text contains a word. Uses a trigram index, which `hasAll` does not. */
export const hasWord = (text: SQLWrapper, word: SQLWrapper): SQL => sql`${text} ~* ${word}`;

/** Whether a text contains all words of an array. */
export const hasAll = (text: SQLWrapper, words: SQLWrapper): SQL => sql`${text} ~* all (${words})`;
