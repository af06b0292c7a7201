// The Chakra system: our tokens and the style props, without Chakra's recipes, which would double the initial load.
import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemStyleObject,
} from '@chakra-ui/react';
import { stickyHead } from '../layout/stickyHead.ts';
import { darkTheme } from './theme.ts';
import * as tokens from './tokens.ts';

const globalCss: Record<string, SystemStyleObject> = {
  'html, body': {
    bg: 'surface',
    color: 'ink',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    fontFeatureSettings: '"cv05", "ss03"',
    textRendering: 'optimizeLegibility',
  },
  // For scroll bars and native parts of inputs.
  html: { colorScheme: 'light', _dark: { colorScheme: 'dark' } },
  // Keeps focused elements and anchors below the sticky header.
  'html:root': { scrollPaddingTop: '64px', ...stickyHead.scrolling },
  // Names may have 255 characters without a break opportunity.
  '*': { borderColor: 'line', overflowWrap: 'anywhere' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary',
    outlineOffset: '2px',
  },
  '::placeholder': { color: 'faint', opacity: 1 },
  '::selection': { bg: 'highlight' },
  'button, [role=button], [role=menuitem]': { cursor: 'pointer' },
  '[aria-disabled=true], :disabled': { cursor: 'default' },
  // For users who prefer reduced motion.
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

const config = defineConfig({
  preflight: true,
  globalCss,
  conditions: { dark: `.${darkTheme} &` },
  theme: {
    breakpoints: {
      sm: `${tokens.widths.phone + 1}px`,
      md: `${tokens.widths.tablet}px`,
      lg: `${tokens.widths.desktop}px`,
      xl: `${tokens.widths.wide}px`,
    },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.45 } },
      enter: { from: { opacity: 0, transform: 'translateY(6px)' } },
      fade: { from: { opacity: 0 } },
      slide: { from: { backgroundPosition: '-80% 0' }, to: { backgroundPosition: '180% 0' } },
    },
    tokens: {
      radii: values(tokens.radii),
      fontSizes: values(tokens.fontSizes),
      fontWeights: values(tokens.fontWeights),
      lineHeights: values(tokens.lineHeights),
      spacing: values(tokens.spacing),
      sizes: values({ ...tokens.spacing, ...tokens.sizes, full: '100%' }),
      zIndex: values(tokens.zIndex),
      fonts: {
        body: {
          value: '"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, Arial, sans-serif',
        },
        mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace' },
      },
    },
    semanticTokens: { colors: themed(tokens.colors), shadows: themed(tokens.shadows) },
  },
});

export const system = createSystem(defaultBaseConfig, config);

/** Converts `{ name: value }` of tokens.ts to Chakra's `{ name: { value } }`. */
function values<Name extends string>(record: Record<Name, string>) {
  return Object.fromEntries(
    Object.entries<string>(record).map(([name, value]) => [name, { value }]),
  ) as Record<Name, { value: string }>;
}

/** Values for both themes. */
function themed<Name extends string>(record: Record<Name, readonly [light: string, dark: string]>) {
  return Object.fromEntries(
    Object.entries<readonly [string, string]>(record).map(([name, [base, _dark]]) => [
      name,
      { value: { base, _dark } },
    ]),
  ) as Record<Name, { value: { base: string; _dark: string } }>;
}
