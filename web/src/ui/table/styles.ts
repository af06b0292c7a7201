// Styles of tables: one styled frame with plain elements inside, since a styled component per cell is expensive.
import { chakra } from '@chakra-ui/react';
import { checkboxStyle } from '../layout/Toggles.tsx';
import type { TableColumn } from './types.ts';

export const rowHeights = { normal: 48, dense: 40 } as const;

/** Widths in pixels of the checkbox and menu columns. */
export const sideWidths = { select: 52, menu: 56 } as const;

/** The minimum width of a column in pixels. */
export const usualWidth = <Row>({ width, minWidth }: TableColumn<Row>): number =>
  width ?? minWidth ?? 160;

/** The width in pixels below which the table scrolls horizontally. */
export function minRowWidth<Row>(
  columns: readonly TableColumn<Row>[],
  widthOf: (column: TableColumn<Row>) => number | undefined,
  canSelect: boolean,
  hasMenu: boolean,
): number {
  const inner = columns.reduce((sum, column) => sum + (widthOf(column) ?? usualWidth(column)), 0);
  return inner + (canSelect ? sideWidths.select : 0) + (hasMenu ? sideWidths.menu : 0);
}

export const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',

    '& .toolbar': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: { base: '4', md: '6' },
      py: '3',
    },
    // Reserves space for search and filter, so that rows don't move when they load.
    '& .toolbar > search': { flex: { md: '1 1 180px' }, maxW: { md: '280px' } },
    '& .toolbar .chips': { display: 'flex', minW: { md: '180px' } },
    '& .toolbar-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      ml: { md: 'auto' },
    },

    '& .scroller': {
      position: 'relative',
      flex: { md: '0 1 auto' },
      minH: { md: '0' },
      overflow: { md: 'auto' },
      overscrollBehaviorX: 'contain',
      borderStyle: 'solid',
      borderWidth: { base: '0', md: '1px 0 0' },
      borderColor: 'line',
      scrollPaddingTop: '40px',
    },
    '& .scroller[data-selecting]': { pb: '64px' },
    '& .scroller[data-refetching] :is(tbody, ul)': {
      opacity: 0.5,
      transition: 'opacity 150ms 150ms',
    },

    '& table': {
      w: 'full',
      borderCollapse: 'separate',
      borderSpacing: 0,
      tableLayout: 'fixed',
      fontSize: 'md',
    },
    '& table[data-density=dense]': { fontSize: 'sm' },
    '& :is(th, td)': {
      px: '3',
      overflow: 'hidden',
      textAlign: 'start',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 'normal',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    // The first cell of a row; Emotion warns about `:first-child`.
    '& :is(th, td):not(* + *)': { pl: '6' },
    '& :is(th, td)[data-end]': { textAlign: 'end' },
    '& td[data-muted]': { color: 'muted' },
    '& td[data-digits]': { fontVariantNumeric: 'tabular-nums' },

    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      h: '36px',
      bg: 'canvas',
      color: 'muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxW: 'full',
      h: '28px',
      mx: '-1.5',
      px: '1.5',
      borderRadius: 'sm',
      font: 'inherit',
      color: 'inherit',
      '&:hover': { bg: 'softHover', color: 'ink' },
      '& svg': { flexShrink: 0, opacity: 0 },
      '&:is(:hover, :focus-visible) svg': { opacity: 0.5 },
    },
    '& thead th[aria-sort] button': { color: 'ink', '& svg': { opacity: 1 } },
    '& thead th[data-end] button': { flexDirection: 'row-reverse' },

    '& thead .edge': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      right: 0,
      w: '9px',
      cursor: 'col-resize',
      touchAction: 'none',
      '&:hover, &:active': { borderRight: '2px solid', borderColor: 'primary' },
    },

    '& tbody tr': { outlineOffset: '-2px' },
    '& tbody :is(th, td)': { h: 'var(--row)' },
    // The row menu stays visible when the table scrolls horizontally.
    '& :is(th, td).menu': { position: 'sticky', right: 0, bg: 'surface' },
    '& thead th.menu': { bg: 'canvas', zIndex: 2 },
    '& tbody tr:hover :is(th, td)': { bg: 'canvas' },
    '& tbody tr[aria-selected=true] :is(th, td)': { bg: 'primarySoft' },
    '& tbody tr.space td': { h: 'auto', p: 0, border: 'none' },
    '& td.menu': { pr: { md: '4' }, textAlign: 'end', overflow: 'visible' },

    '& .name': { display: 'flex', alignItems: 'center', gap: '3', minW: 0 },
    '& td[data-end] .name': { justifyContent: 'flex-end' },
    // Two lines of a name fit a row in either density.
    '& .name > .text': { minW: 0, lineHeight: '18px', whiteSpace: 'normal', lineClamp: '2' },
    '& .name a': { color: 'ink', fontWeight: 'medium', borderRadius: 'sm' },
    '& .name a:hover': { color: 'primary' },
    '& .name a:focus-visible': { outlineOffset: '-1px' },

    '& input[type=checkbox]': { ...checkboxStyle, display: 'block' },
    '& .row-menu': {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '32px',
      borderRadius: 'md',
      color: 'muted',
      verticalAlign: 'middle',
      '&:hover, &[aria-expanded=true]': { bg: 'softHover', color: 'ink' },
    },

    '& .select-shown': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '40px',
      px: '7',
      color: 'muted',
      fontSize: 'sm',
    },
    '& .cards': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      p: '4',
      pt: '1',
      listStyleType: 'none',
    },
    '& .cards > li': {
      p: '3',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'xl',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 180px',
    },
    '& .cards > li[data-selected]': { bg: 'primarySoft', borderColor: 'primary' },
    '& .cards .head': { display: 'flex', alignItems: 'center', gap: '3' },
    '& .cards .name': { flex: '1' },
    '& .cards .name > .text': { lineClamp: '4' },
    '& .cards dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2',
      mt: '3',
    },
    '& .cards dt': { color: 'muted', fontSize: 'xs' },
    '& .cards dd': { m: '0', fontSize: 'sm' },
    '& .cards li:focus-visible': { outlineOffset: '-2px' },

    '& .footer': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flexShrink: 0,
      minH: '44px',
      px: { base: '4', md: '6' },
      color: 'muted',
      fontSize: 'sm',
    },
    '& .selection': {
      position: 'sticky',
      bottom: '5',
      zIndex: 'bar',
      display: 'flex',
      justifyContent: 'center',
      h: '0',
      mt: 'auto',
      alignItems: 'flex-end',
    },
  },
});
