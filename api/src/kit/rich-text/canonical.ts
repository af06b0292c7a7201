// Parses HTML by the editor's schema and serializes it again, which removes everything that the schema does not allow.
import { readRichText, toHtml, toText, removeFile } from '@kafedra/common/rich-text';
import { parseHtml, LimitExceeded } from './document.ts';

/** The canonical HTML of a text. Null if the text exceeds the limits. */
export function canonical(html: string): string | null {
  try {
    return toHtml(read(html));
  } catch (error) {
    if (error instanceof LimitExceeded || error instanceof RangeError) return null;
    throw error;
  }
}

/** The text of canonical HTML. */
export const plainText = (html: string): string => toText(read(html));

/** The HTML without elements that show an uploaded file. Empty if nothing remains. */
export const withoutUpload = (html: string, key: string): string =>
  toHtml(
    removeFile(read(html), (address) => {
      const [, root, of = ''] = address.split('/');
      return root === 'media' && of.toLowerCase() === key;
    }),
  );

const read = (text: string) =>
  readRichText(parseHtml(/<[a-z!/?]/i.test(text) ? text : ofLines(text)));

/** Plain text: each line becomes a paragraph. */
const ofLines = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => `<p>${line}</p>`)
    .join('');
