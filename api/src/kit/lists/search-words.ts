// Words as texts are searched for them: anywhere, in either case, with ё for е and е for ё.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * What finds a word: a regular expression in which all but е is taken literally. The trigram indexes of texts serve it
 * with either letter, so that none of them has to fold its text.
 */
export const pattern = (word: string): string =>
  word.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`).replaceAll(/[её]/gi, '[её]');

/** That a text has a word. An index serves it for each word, and for none of `hasAll`. */
export const hasWord = (text: SQLWrapper, word: SQLWrapper): SQL => sql`${text} ~* ${word}`;

/** That a text has all words of an array. */
export const hasAll = (text: SQLWrapper, words: SQLWrapper): SQL => sql`${text} ~* all (${words})`;
