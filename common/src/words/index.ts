// Searches texts in memory by words, ignoring case and the difference between ё and е.

/** Normalizes a text for comparison. */
export const folded = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Whether a text contains all words of a search, in any order. */
export function hasWords(text: string, search: string): boolean {
  const within = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
