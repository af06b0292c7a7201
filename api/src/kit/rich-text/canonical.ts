// Reads HTML with the editor's own schema and writes it back.
import { readRichText, toHtml, toText, withoutFile } from '@kafedra/common/rich-text';
import { parseHtml, TooMuch } from './document.ts';

/** What the schema knows of it, in the one way to write that; null for more than a text may be. */
export function canonical(html: string): string | null {
  try {
    return toHtml(read(html));
  } catch (error) {
    if (error instanceof TooMuch || error instanceof RangeError) return null;
    throw error;
  }
}

/** Of what `canonical` has written. */
export const plainText = (html: string): string => toText(read(html));

/** The same without what shows an uploaded file: '' where nothing else was there. */
export const withoutUpload = (html: string, key: string): string =>
  toHtml(
    withoutFile(read(html), (address) => {
      const [, root, of = ''] = address.split('/');
      return root === 'media' && of.toLowerCase() === key;
    }),
  );

const read = (text: string) =>
  readRichText(parseHtml(/<[a-z!/?]/i.test(text) ? text : ofLines(text)));

/** Of a text without a single tag each line is a paragraph. */
const ofLines = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => `<p>${line}</p>`)
    .join('');
