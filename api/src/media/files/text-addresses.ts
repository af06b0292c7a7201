// URLs of uploaded files in rich text. Text that leaves a company must not contain keys, since a key opens its file.

/** Matches the key and the rest of the URL, in HTML as the editor writes it. */
const address = /(?<=(?:src|href)=")\/media\/([^"/]*)([^"]*)(?=")/g;

/** Not a valid URL: elements with it are removed when the text is parsed again. */
const nowhere = 'nowhere:';

/** Replaces the URL of every file; files without a new URL are removed. */
export const replaceFileUrls = (
  text: string,
  addressOf: (key: string, rest: string) => string | null,
): string =>
  text.replaceAll(
    address,
    (_, key: string, rest: string) => addressOf(key.toLowerCase(), rest) ?? nowhere,
  );

/** Replaces the key of every file. */
export const replaceFileKeys = (text: string, keyOf: (key: string) => string | null): string =>
  replaceFileUrls(text, (key, rest) => {
    const known = keyOf(key);
    return known === null ? null : `/media/${known}${rest}`;
  });

/** The keys of the files in a text. */
export const findFileKeys = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(address), ([, key = '']) => key.toLowerCase()));
