// Texts in cells: lines where a text is nothing but paragraphs, else HTML.
import {
  htmlOfLines,
  linesOf,
  readHtml,
  withSignedFormulas,
} from '../../../assessments/document/index.ts';

/** Letters that Excel takes in one cell. */
export const mostInCell = 32_767;

const hasTags = (text: string): boolean => /<[a-z!/]/i.test(text);

export function cellOf(html: string): string {
  const signed = withSignedFormulas(html);
  const lines = linesOf(signed);
  return (lines === null || hasTags(lines) ? signed : lines).slice(0, mostInCell).toWellFormed();
}

/** `lacking` tells of what the text has lost. */
export function richOf(text: string, lacking: string[], of: 'question' | 'answer'): string {
  return readHtml(hasTags(text) ? text : htmlOfLines(text), { files: null, lacking }, of);
}
