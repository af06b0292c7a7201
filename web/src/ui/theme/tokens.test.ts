// Colour tokens have enough contrast.
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { colors, spacing, type ColorName } from './tokens.ts';

const themes = ['light', 'dark'] as const;

/** Text colours and their backgrounds. */
const texts: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['ink', ['surface', 'canvas', 'soft', 'softHover', 'primarySoft']],
  ['muted', ['surface', 'canvas', 'soft', 'softHover', 'secondarySoft', 'primarySoft']],
  ['faint', ['surface', 'canvas']],
  ['primary', ['surface', 'canvas', 'primarySoft']],
  ['success', ['surface', 'successSoft']],
  ['warning', ['surface', 'warningSoft']],
  ['danger', ['surface', 'canvas', 'dangerSoft']],
  // Syntax highlighting of code blocks.
  ['primary', ['soft']],
  ['success', ['soft']],
  ['warning', ['soft']],
  ['danger', ['soft']],
  ['onPrimary', ['primary', 'primaryHover', 'danger', 'dangerHover']],
  ['onInverse', ['inverse', 'inverseHover']],
  ['onInverseAccent', ['inverse', 'inverseHover']],
  ['onInverseSuccess', ['inverse']],
  ['onInverseDanger', ['inverse']],
  ['label', ['surface', 'canvas', 'soft']],
  ['onAvatar', ['avatar']],
  ['secondary', ['surface', 'secondarySoft']],
  ['ink', ['highlight']],
];

/** Edges and controls on their backgrounds (WCAG 1.4.11). */
const edges: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  // Edges of fields; the selected segment beside others; a switch that is off, and its knob.
  ['edge', ['surface', 'canvas', 'soft', 'secondarySoft']],
  // Controls that are on; the focus ring.
  ['primary', ['surface', 'canvas', 'soft', 'softHover', 'secondarySoft']],
  ['danger', ['surface']],
  ['onInverseAccent', ['inverse']],
];

describe.each(themes)('the %s theme', (theme) => {
  const contrastOf = (one: ColorName, other: ColorName) =>
    contrast(colors[one][themes.indexOf(theme)] ?? '', colors[other][themes.indexOf(theme)] ?? '');

  it.each(texts)('%s has a contrast of 4.5 to 1 on all its backgrounds', (text, backgrounds) => {
    expect(backgrounds.filter((background) => contrastOf(text, background) < 4.5)).toEqual([]);
  });

  it.each(edges)('%s has a contrast of 3 to 1 on all its backgrounds', (edge, backgrounds) => {
    expect(backgrounds.filter((background) => contrastOf(edge, background) < 3)).toEqual([]);
  });
});

describe('tokens', () => {
  it('follow the 4-pixel grid, in steps of 2 at the smallest', () => {
    for (const [step, value] of Object.entries(spacing))
      expect(value).toBe(`${String(Number(step) * 4)}px`);
  });
});
