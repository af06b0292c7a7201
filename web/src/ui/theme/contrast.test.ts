// Text on user-defined colours is readable in both themes.
import { describe, expect, it } from 'vitest';
import { contrast, toDarkTheme, leastContrast, readableOn } from './contrast.ts';
import { colors } from './tokens.ts';

const [, surface] = colors.surface;

/** Colours as schools choose them: pale, strong, of equal lightness, hard to read, unreadable. */
const chosen = [
  ['#1d5fd6', '#e9f0fd'],
  ['#176f43', '#e4f5eb'],
  ['#9a5200', '#fdf0df'],
  ['#c53030', '#fdecec'],
  ['#5b6880', '#eef1f6'],
  ['#000000', '#ffffff'],
  ['#ffffff', '#c53030'],
  ['#ffffff', '#172033'],
  ['#ffff00', '#ffffff'],
  ['#808080', '#7f7f7f'],
  ['#123456', '#123456'],
  ['#00ff00', '#ff00ff'],
] as const;

describe.each(chosen)('%s on %s', (text, ground) => {
  it('is readable in the light theme', () => {
    expect(contrast(readableOn(ground, text), ground)).toBeGreaterThanOrEqual(leastContrast);
  });

  it('is readable in the dark theme', () => {
    const dark = toDarkTheme({ text, ground }, surface);
    expect(contrast(dark.text, dark.ground)).toBeGreaterThanOrEqual(leastContrast);
  });
});

it('darkens a pale background in its hue, and keeps a dark one', () => {
  const green = toDarkTheme({ text: '#176f43', ground: '#e4f5eb' }, surface);
  expect(contrast(green.ground, surface)).toBeLessThan(1.6);
  const [red, much, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(green.text.slice(at, at + 2), 16),
  );
  expect(much).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0));
  const strong = { text: '#ffffff', ground: '#a52727' };
  expect(toDarkTheme(strong, surface)).toEqual(strong);
});

it('returns anything but a six-digit colour unchanged', () => {
  expect(toDarkTheme({ text: 'red', ground: 'white' }, surface)).toEqual({
    text: 'red',
    ground: 'white',
  });
});
