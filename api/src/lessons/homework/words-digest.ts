// A digest that detects equal submitted texts, regardless of case, ё, punctuation and spaces.
import { createHash } from 'node:crypto';

/** Shorter answers are often equal by chance. */
export const minWords = 20;

/** Returns null for a text with fewer words. */
export function wordsDigest(text: string): string | null {
  const words =
    text
      .toLocaleLowerCase('ru')
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < minWords) return null;
  return createHash('sha256').update(words.join(' ')).digest('base64url');
}
