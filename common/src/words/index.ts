// Words as people look for them in texts that are at hand: in either case, with ё for е and е for ё.

/** How texts are compared with what is looked for. */
export const folded = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** That a text has all words of a search, each anywhere. */
export function hasWords(text: string, search: string): boolean {
  const within = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
