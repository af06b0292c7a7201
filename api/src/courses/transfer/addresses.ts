// The addresses of uploaded files in the texts of a course: archives have marks in place of the keys, which would open the
// files of the company that they come from.

/** In a text as the editor writes it: the key, and the rest of the address. */
const address = /(?<=(?:src|href)=")\/media\/([^"/]*)([^"]*)(?=")/g;

/** No address: what has it is left out when the text is read again. */
const nowhere = 'nowhere:';

/** Gives every file in a text another key; what has none is nowhere any more. */
export const withKeys = (text: string, keyOf: (key: string) => string | null): string =>
  text.replaceAll(address, (_, key: string, rest: string) => {
    const known = keyOf(key.toLowerCase());
    return known === null ? nowhere : `/media/${known}${rest}`;
  });

/** The keys of the files in a text. */
export const keysIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(address), ([, key = '']) => key.toLowerCase()));
