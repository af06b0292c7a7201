// The excerpt of a library template.
import { plainText } from '../../kit/rich-text/rich-text.ts';

/** Characters. */
const longest = 300;

/** The first words of rich texts, in their order; null without text. */
export function excerptOf(texts: readonly (string | null)[]): string | null {
  let words = '';
  for (const text of texts) {
    if (words.length >= longest) break;
    if (text !== null) words = `${words} ${plainText(text)}`.replaceAll(/\s+/g, ' ').trim();
  }
  return words === '' ? null : words.slice(0, longest).toWellFormed();
}
