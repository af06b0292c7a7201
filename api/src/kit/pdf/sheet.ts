// What sheets across have in common, whatever is printed on them: certificates and diplomas.
import type { Content } from 'pdfmake/interfaces.js';

/** Points: A4 across. */
export const sheet = { width: 841.89, height: 595.28 };

const edge = { x: 28, y: 28, w: sheet.width - 56, h: sheet.height - 56 };

export const frame: Content = {
  canvas: [{ type: 'rect', ...edge, lineWidth: 1.5, lineColor: '#c3cad6' }],
  alignment: 'left',
};

/** Points: names may have 255 letters, and three of these must fit on the sheet. */
export function sizeOf(text: string, largest: number): number {
  if (text.length <= 40) return largest;
  return text.length <= 90 ? Math.max(13, 0.7 * largest) : 12;
}
