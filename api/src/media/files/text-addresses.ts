// The addresses of uploaded files in texts. What leaves a company has something else in place of the keys, which would open
// its files.

/** In a text as the editor writes it: the key, and the rest of the address. */
const address = /(?<=(?:src|href)=")\/media\/([^"/]*)([^"]*)(?=")/g;

/** No address: what has it is left out when the text is read again. */
const nowhere = 'nowhere:';

/** Gives every file in a text another address; what has none is nowhere any more. */
export const withFiles = (
  text: string,
  addressOf: (key: string, rest: string) => string | null,
): string =>
  text.replaceAll(
    address,
    (_, key: string, rest: string) => addressOf(key.toLowerCase(), rest) ?? nowhere,
  );

/** The same with another key in place of each. */
export const withKeys = (text: string, keyOf: (key: string) => string | null): string =>
  withFiles(text, (key, rest) => {
    const known = keyOf(key);
    return known === null ? null : `/media/${known}${rest}`;
  });

/** The keys of the files in a text. */
export const keysIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(address), ([, key = '']) => key.toLowerCase()));
