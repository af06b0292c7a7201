// The addresses of uploaded files in the texts of a course: archives have marks in place of the keys, which would open the
// files of the company that they come from.
import { courseTexts } from '../course-tables.ts';
import type { CourseFields } from './format.ts';

/** In a text as the editor writes it: the key, and the rest of the address. */
const address = /(?<=(?:src|href)=")\/media\/([^"/]*)([^"]*)(?=")/g;

/** No address: what has it is left out when the text is read again. */
const nowhere = 'nowhere:';

/** Gives every file in the texts another key; what has none is nowhere any more. */
export function withKeys<Fields extends Partial<CourseFields>>(
  fields: Fields,
  keyOf: (key: string) => string | null,
): Fields {
  const changed: Fields = { ...fields };
  for (const name of courseTexts) {
    const text = changed[name];
    if (text == null) continue;
    changed[name] = text.replaceAll(address, (_, key: string, rest: string) => {
      const known = keyOf(key.toLowerCase());
      return known === null ? nowhere : `/media/${known}${rest}`;
    });
  }
  return changed;
}

/** The keys of the files in the texts. */
export function keysIn(fields: Partial<CourseFields>): Set<string> {
  const keys = new Set<string>();
  withKeys(fields, (key) => {
    keys.add(key);
    return key;
  });
  return keys;
}
