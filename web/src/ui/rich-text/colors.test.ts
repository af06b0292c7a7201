// Every combination of colours is readable in both themes.
import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { colors } from '../theme/tokens.ts';
import { backgroundColors, textColors } from './colors.ts';

const letters = { ...textColors, ink: colors.ink, link: colors.primary };
const grounds = {
  ...backgroundColors,
  page: colors.surface,
  info: colors.primarySoft,
  success: colors.successSoft,
  warning: colors.warningSoft,
};

describe.each(['light', 'dark'] as const)('texts in the %s theme', (theme) => {
  const side = theme === 'light' ? 0 : 1;

  it.each(Object.entries(letters))('have readable %s text on every background', (_, letter) => {
    const unreadable = Object.entries(grounds).filter(
      ([, ground]) => contrast(letter[side], ground[side]) < 4.5,
    );
    expect(unreadable).toEqual([]);
  });
});
