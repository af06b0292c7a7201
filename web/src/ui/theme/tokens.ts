// The design tokens: colours, radii, spacing and type sizes. Screens use the names, whose values depend on the theme.

/** Values in the light and dark theme. */
export const colors = {
  /** Text. */
  ink: ['#172033', '#e7ecf5'],
  /** Secondary text. */
  muted: ['#5b6880', '#a7b3c7'],
  /** Hints and placeholders; readable on `surface` and `canvas` only. */
  faint: ['#667287', '#8f9cb3'],
  line: ['#e4e8ef', '#2b3547'],
  /**
   * Edges of fields, checkboxes and segments, and switches that are off: they must be discernible.
   */
  edge: ['#7d8aa0', '#66758f'],
  surface: ['#ffffff', '#171d2a'],
  /** The page background behind cards. */
  canvas: ['#fafbfd', '#11161f'],
  /** Subtle fills: menu column, table headers, hovered rows. */
  soft: ['#f4f6f9', '#1d2534'],
  softHover: ['#eaeef4', '#273143'],
  primary: ['#1d5fd6', '#76a6ff'],
  primaryHover: ['#184fb4', '#93b9ff'],
  primarySoft: ['#e9f0fd', '#1b2c4d'],
  secondary: ['#5b6880', '#a7b3c7'],
  secondarySoft: ['#eef1f6', '#232c3d'],
  success: ['#1a7546', '#5fd39a'],
  successSoft: ['#e4f5eb', '#15322a'],
  warning: ['#9a5200', '#f0b063'],
  warningSoft: ['#fdf0df', '#382a17'],
  danger: ['#c53030', '#ff8f8f'],
  dangerHover: ['#a52727', '#ffabab'],
  dangerSoft: ['#fdecec', '#43211f'],
  /** Dark layers over the page: selection bar, alerts, tooltips. */
  inverse: ['#172033', '#303c54'],
  inverseHover: ['#2a3550', '#3e4c69'],
  inverseLine: ['#46516b', '#5a6985'],
  onInverse: ['#ffffff', '#ffffff'],
  onInverseAccent: ['#9cc0ff', '#b4cfff'],
  /** Text on `primary` or `danger`. */
  onPrimary: ['#ffffff', '#0c1526'],
  onInverseSuccess: ['#5fd39a', '#6fdca6'],
  onInverseDanger: ['#ff9c9c', '#ffa9a9'],
  /** The background of initials. */
  avatar: ['#dce6f4', '#2b3b58'],
  onAvatar: ['#3c4f70', '#c6d5f0'],
  /** Labels of fields. */
  label: ['#3b475c', '#c4cddd'],
  /** Selected text. */
  highlight: ['#cfe0fc', '#2b4a84'],
  scrim: ['rgba(23, 32, 51, 0.45)', 'rgba(4, 7, 13, 0.65)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Gradients of covers without a picture, from top left to bottom right. */
export const coverGradients = [
  ['#7aa4f2', '#3f6fd9'],
  ['#f2b36b', '#db7b1a'],
  ['#72c79b', '#2f8f60'],
  ['#b59af0', '#7a55d3'],
  ['#f29aa8', '#d8566d'],
  ['#85c6e8', '#3587b8'],
] as const;

export type ColorName = keyof typeof colors;

export const radii = { sm: '4px', md: '6px', lg: '8px', xl: '12px', full: '9999px' } as const;

export const fontSizes = {
  xs: '12px',
  sm: '13px',
  md: '14px',
  lg: '16px',
  xl: '18px',
  '2xl': '22px',
  '3xl': '28px',
} as const;

export const fontWeights = { normal: '400', medium: '500', semibold: '600', bold: '700' } as const;

export const lineHeights = { tight: '1.25', normal: '1.5' } as const;

/** Steps of the 4-pixel grid: `4` is 16px. */
export const spacing = {
  '0': '0px',
  '0.5': '2px',
  '1': '4px',
  '1.5': '6px',
  '2': '8px',
  '2.5': '10px',
  '3': '12px',
  '3.5': '14px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '7': '28px',
  '8': '32px',
  '9': '36px',
  '10': '40px',
  '12': '48px',
  '14': '56px',
  '16': '64px',
  '20': '80px',
  '24': '96px',
} as const;

/** Light and dark theme; on dark surfaces only black is visible as a shadow. */
export const shadows = {
  card: ['0 1px 2px rgba(23, 32, 51, 0.04)', '0 1px 2px rgba(0, 0, 0, 0.3)'],
  knob: ['0 1px 2px rgba(23, 32, 51, 0.25)', '0 1px 2px rgba(0, 0, 0, 0.5)'],
  popover: [
    '0 8px 24px rgba(23, 32, 51, 0.14), 0 2px 6px rgba(23, 32, 51, 0.08)',
    '0 8px 24px rgba(0, 0, 0, 0.5), 0 0 0 1px #2b3547',
  ],
  modal: [
    '0 24px 64px rgba(23, 32, 51, 0.24)',
    '0 24px 64px rgba(0, 0, 0, 0.6), 0 0 0 1px #2b3547',
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export const zIndex = {
  sticky: '10',
  header: '100',
  bar: '200',
  popover: '1000',
  modal: '1100',
  alert: '1300',
  tooltip: '1400',
};

export const sizes = {
  control: '36px',
  controlSmall: '32px',
  row: '48px',
  rowDense: '40px',
} as const;

/**
 * Breakpoints in pixels. At `phone` and less modals are full screen; below `tablet` tables are cards.
 */
export const widths = { phone: 425, tablet: 768, desktop: 1100, wide: 1440 } as const;

export const motion = '200ms';
