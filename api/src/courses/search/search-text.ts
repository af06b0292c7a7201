// How a course is found by words: what of texts is compared, and what of them is shown as found. Letters are small, ё is е,
// and whatever is neither letter nor digit is a space, so that a text keeps its length and places in it stay the same.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { wordsOf } from '../../kit/lists/limits.ts';

/** A text as it is compared. */
export const compared = (text: SQLWrapper): SQL =>
  sql`regexp_replace(translate(lower(${text} collate "und-x-icu"), 'ё', 'е'), '[^0-9a-zа-я]', ' ', 'g')`;

/** The words of a search as they are compared, each once. Throws 422 for too many. */
export const comparedWords = (search: string): string[] =>
  wordsOf(
    'search',
    search
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^0-9a-zа-я]/g, ' '),
  );

/** What a text search is asked: all words in any of their forms, the last one as far as it is typed. */
export const queryOf = (words: readonly string[]): SQL =>
  sql`(to_tsquery('russian', ${words.slice(0, -1).join(' & ')}) && ${typed(sql`${`${words.at(-1)}:*`}::text`)})`;

/** The beginning of a word: «и» is a word that texts are not searched for, and begins «информатику». */
export const typed = (word: SQLWrapper): SQL =>
  sql`(to_tsquery('russian', ${word}) || to_tsquery('simple', ${word}))`;

/** A text with the words that were searched for told apart: never markup, which a reader would have to trust. */
export const textParts = z.array(
  z
    .object({ text: z.string(), match: z.boolean().describe('Whether a search has found it.') })
    .meta({ id: 'TextPart', description: 'A part of a text in which something was found.' }),
);

export type TextPart = z.infer<typeof textParts>[number];

/** Around what was found in a compared text, which has neither. */
export const marks = { start: '[', end: ']' } as const;

/** The text itself in parts, by its compared form with marks. */
export function partsOf(text: string, marked: string): TextPart[] {
  const letters = Array.from(text);
  const found: { start: number; end: number }[] = [];
  let place = 0;
  for (const letter of marked) {
    if (letter === marks.start) found.push({ start: place, end: place });
    else if (letter === marks.end)
      found.splice(-1, 1, { start: found.at(-1)?.start ?? 0, end: place });
    else place += 1;
  }
  // A letter that has two small ones moves those behind it.
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
