// Text and background colours of rich text in both themes; every combination is readable. Separate from the tokens,
// since most pages show no coloured text.
import type { Background, TextColor } from '@kafedra/common/rich-text/wire';

type Themed = readonly [light: string, dark: string];

export const textColors = {
  red: ['#b42318', '#ff9c9c'],
  orange: ['#8f4a00', '#f5b86e'],
  green: ['#14663b', '#6bdba4'],
  blue: ['#1a55c0', '#8db6ff'],
  purple: ['#6d35b8', '#cbb0ff'],
  grey: ['#556178', '#b3bfd2'],
} as const satisfies Record<TextColor, Themed>;

export const backgroundColors = {
  yellow: ['#fff6c9', '#3d3710'],
  orange: ['#feecd6', '#402b14'],
  red: ['#fdebea', '#451f1f'],
  green: ['#e0f5e8', '#143526'],
  blue: ['#e6effe', '#1a2e54'],
  purple: ['#f2eafd', '#33254f'],
  grey: ['#eef1f5', '#2a3446'],
} as const satisfies Record<Background, Themed>;
