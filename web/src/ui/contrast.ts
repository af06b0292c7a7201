// How far two colours are from each other, and whether one can be read on the other.

/** WCAG 2.1: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.1 AA. */
export const leastContrast = 4.5;

/** The colour of a text, or where it can't be read on its ground, the one of black and white that can. */
export function readableOn(ground: string, text: string): string {
  // Of what is no colour in six digits there is nothing to reckon.
  if (!(contrast(ground, text) < leastContrast)) return text;
  return contrast(ground, '#000000') >= leastContrast ? '#000000' : '#ffffff';
}

/** WCAG 2.1, relative luminance. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
