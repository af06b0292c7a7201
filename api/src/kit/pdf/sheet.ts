// The frame and text sizes of landscape documents: certificates and diplomas.
import type { Content } from 'pdfmake/interfaces.js';

/** A4 landscape, in points. */
export const sheet = { width: 841.89, height: 595.28 };

const edge = { x: 28, y: 28, w: sheet.width - 56, h: sheet.height - 56 };

export const frame: Content = {
  canvas: [{ type: 'rect', ...edge, lineWidth: 1.5, lineColor: '#c3cad6' }],
  alignment: 'left',
};

/**
 * The font size in points for a name. Names have up to 255 characters, and three of them must fit.
 */
export function sizeOf(text: string, largest: number): number {
  if (text.length <= 40) return largest;
  return text.length <= 90 ? Math.max(13, 0.7 * largest) : 12;
}
