// Colours are far enough from each other to be read.
import { describe, expect, it } from 'vitest';
import { colors, spacing, type ColorName } from './tokens.ts';

/** What is written on what. */
const texts: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['ink', ['surface', 'canvas', 'soft', 'softHover', 'primarySoft']],
  ['muted', ['surface', 'canvas', 'soft', 'softHover', 'secondarySoft', 'primarySoft']],
  ['faint', ['surface', 'canvas']],
  ['primary', ['surface', 'canvas', 'primarySoft']],
  ['success', ['surface', 'successSoft']],
  ['warning', ['surface', 'warningSoft']],
  ['danger', ['surface', 'canvas', 'dangerSoft']],
  ['onPrimary', ['primary', 'primaryHover', 'danger', 'dangerHover']],
  ['onInverse', ['inverse', 'inverseHover']],
  ['onInverseAccent', ['inverse', 'inverseHover']],
];

describe('tokens', () => {
  it.each(texts)('%s can be read (4.5 to 1) wherever it is written', (text, backgrounds) => {
    const unreadable = backgrounds.filter(
      (background) => contrast(colors[text], colors[background]) < 4.5,
    );
    expect(unreadable).toEqual([]);
  });

  it.each(['checkboxEdge', 'switchOff'] as const)('%s can be made out (3 to 1)', (edge) => {
    expect(contrast(colors[edge], colors.surface)).toBeGreaterThanOrEqual(3);
  });

  it('keeps to the grid of 4 pixels, in halves at the smallest', () => {
    for (const [step, value] of Object.entries(spacing))
      expect(value).toBe(`${String(Number(step) * 4)}px`);
  });
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.1, relative luminance. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
