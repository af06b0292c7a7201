// Normalizes texts for the course search and highlights matches. Normalization (lower case, е for ё, spaces for other
// characters) preserves length, so positions in the text remain valid.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { wordsOf } from '../../kit/lists/limits.ts';

/** The normalized form of a text, in SQL. */
export const normalizedSql = (text: SQLWrapper): SQL =>
  sql`regexp_replace(translate(lower(${text} collate "und-x-icu"), 'ё', 'е'), '[^0-9a-zа-я]', ' ', 'g')`;

/** The distinct normalized words of a search. Throws 422 for too many. */
export const searchWords = (search: string): string[] =>
  wordsOf(
    'search',
    search
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^0-9a-zа-я]/g, ' '),
  );

/** The `tsquery` of a search: all words in any form, the last one as a prefix. */
export const tsQuery = (words: readonly string[]): SQL =>
  sql`(to_tsquery('russian', ${words.slice(0, -1).join(' & ')}) && ${prefixQuery(sql`${`${words.at(-1)}:*`}::text`)})`;

/**
 * Matches a prefix also without stemming: «и» is a stop word, but also the beginning of «информатику».
 */
export const prefixQuery = (word: SQLWrapper): SQL =>
  sql`(to_tsquery('russian', ${word}) || to_tsquery('simple', ${word}))`;

/** A text with matches marked as data instead of markup, which clients would have to trust. */
export const textParts = z.array(
  z
    .object({
      text: z.string(),
      match: z.boolean().describe('Whether the part matches the search.'),
    })
    .meta({ id: 'TextPart', description: 'A part of a text with search matches.' }),
);

export type TextPart = z.infer<typeof textParts>[number];

/** Delimiters of a match; normalized text contains neither. */
export const matchDelimiters = { start: '[', end: ']' } as const;

/** Splits a text into parts by its normalized form with delimiters. */
export function splitMatches(text: string, marked: string): TextPart[] {
  const letters = Array.from(text);
  const found: { start: number; end: number }[] = [];
  let place = 0;
  for (const letter of marked) {
    if (letter === matchDelimiters.start) found.push({ start: place, end: place });
    else if (letter === matchDelimiters.end)
      found.splice(-1, 1, { start: found.at(-1)?.start ?? 0, end: place });
    else place += 1;
  }
  // Letters whose lower case has another length shift the positions; such a text has no highlights.
  if (place !== letters.length) return [{ text, match: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const each of found) {
    parts.push({ text: letters.slice(end, each.start).join(''), match: false });
    parts.push({ text: letters.slice(each.start, each.end).join(''), match: true });
    end = each.end;
  }
  parts.push({ text: letters.slice(end).join(''), match: false });
  return parts.filter((part) => part.text !== '');
}
