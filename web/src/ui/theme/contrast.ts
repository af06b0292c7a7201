// Contrast of two colours, and adjusting colours to be readable.

/** WCAG 2.1 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.1 AA. */
export const leastContrast = 4.5;

/** The text colour, or black or white if it isn't readable on its background. */
export function readableOn(ground: string, text: string): string {
  // NaN for a colour that isn't six hex digits.
  if (!(contrast(ground, text) < leastContrast)) return text;
  return contrast(ground, '#000000') >= leastContrast ? '#000000' : '#ffffff';
}

export interface Colours {
  text: string;
  ground: string;
}

/**
 * Converts a colour pair to the dark theme: a light background becomes a dark one in the text's hue.
 */
export function toDarkTheme({ text, ground }: Colours, surface: string): Colours {
  const readable = readableOn(ground, text);
  if (!(luminance(ground) > lightGround)) return { text: readable, ground };
  for (let share = 0; share <= 1; share += 0.05) {
    const lighter = mixed('#ffffff', readable, share);
    const darker = mixed(lighter, surface, groundShare);
    if (contrast(lighter, darker) >= easyContrast) return { text: lighter, ground: darker };
  }
  return { text: readable, ground };
}

/** The contrast of other badges in the dark theme. */
const easyContrast = 6;

/** The luminance at which black and white text are equally readable. */
const lightGround = 0.18;

/** The share of the text colour in the background. */
const groundShare = 0.16;

/** Mixes the colours; `share` is that of the first one. */
function mixed(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * share + (other ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** WCAG 2.1, relative luminance. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
