// Texts in cells: lines if a text consists only of paragraphs, otherwise HTML.
import {
  htmlOfLines,
  linesOf,
  readHtml,
  withDelimitedFormulas,
} from '../../../assessments/document/index.ts';

/** Excel's limit of characters in a cell. */
export const maxInCell = 32_767;

const hasTags = (text: string): boolean => /<[a-z!/]/i.test(text);

export function cellOf(html: string): string {
  const signed = withDelimitedFormulas(html);
  const lines = linesOf(signed);
  return (lines === null || hasTags(lines) ? signed : lines).slice(0, maxInCell).toWellFormed();
}

/** `lacking` receives notes on lost content. */
export function richOf(text: string, lacking: string[], of: 'question' | 'answer'): string {
  return readHtml(hasTags(text) ? text : htmlOfLines(text), { files: null, lacking }, of);
}
