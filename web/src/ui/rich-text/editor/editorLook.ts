// Styles of the editor's frame, and of content that looks different while editing.
import { chakra } from '@chakra-ui/react';
import { LongInput } from '../../form/fields.tsx';
import { richTextStyles } from '../styles.ts';

export const Frame = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'lg',
    bg: 'surface',
    _focusWithin: {
      borderColor: 'primary',
      boxShadow: '0 0 0 3px color-mix(in srgb, var(--chakra-colors-primary) 22%, transparent)',
    },
    '&[data-invalid]': { borderColor: 'danger' },
  },
});

/** Pixels, from the specification. */
const heights = { full: '400px', short: '290px', empty: '96px', tallest: '10000px' };

export const Page = chakra('div', {
  base: {
    '& .ProseMirror': {
      ...richTextStyles,
      position: 'relative',
      minH: heights.full,
      maxH: heights.tallest,
      px: '4',
      py: '3',
      overflowY: 'auto',
      outline: 'none',
      whiteSpace: 'break-spaces',
      fontVariantLigatures: 'none',
      '& p:empty::before': { content: 'none' },
      '& [data-placeholder]::before': {
        content: 'attr(data-placeholder)',
        float: 'left',
        h: '0',
        color: 'faint',
        pointerEvents: 'none',
      },
      '& figure[data-placeholder]::before': { content: 'none' },
      '& figure[data-placeholder] figcaption': {
        display: 'block',
        _before: {
          content: '"Подпись"',
          float: 'left',
          h: '0',
          color: 'faint',
          pointerEvents: 'none',
        },
      },
      '& figure > figcaption': { minW: '120px' },
      '& .tasks > li': { display: 'flex', gap: '2', ps: '0' },
      '& .tasks > li > label': { pt: '1.5', lineHeight: '1' },
      '& .tasks > li > label input': {
        boxSize: '16px',
        accentColor: 'var(--chakra-colors-primary)',
      },
      '& .tasks > li > label span': {
        position: 'absolute',
        boxSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& .tasks > li > div': { flex: '1', minW: '0' },
      '& .details': { bg: 'soft' },
      '& .summary': {
        mb: '2',
        pb: '2',
        borderBottom: '1px dashed',
        borderColor: 'edge',
        cursor: 'text',
      },
      '& .formula, & .formula-block': { cursor: 'pointer' },
      '& .tableWrapper': { my: '3', overflowX: 'auto' },
      '& .tableWrapper table': { tableLayout: 'fixed' },
      '& .tableWrapper :is(td, th)': { position: 'relative' },
      '& .selectedCell': { bg: 'primarySoft' },
      '& .column-resize-handle': {
        position: 'absolute',
        insetBlock: '0',
        insetInlineEnd: '-2px',
        w: '4px',
        bg: 'primary',
        pointerEvents: 'none',
      },
      '&.resize-cursor': { cursor: 'col-resize' },
      '& .ProseMirror-selectednode': {
        outline: '2px solid',
        outlineColor: 'primary',
        outlineOffset: '2px',
      },
      '& .ProseMirror-gapcursor': {
        position: 'relative',
        display: 'block',
        h: '1px',
        pointerEvents: 'none',
      },
      '& .ProseMirror-gapcursor::after': {
        content: '""',
        position: 'absolute',
        top: '-2px',
        w: '20px',
        borderTop: '2px solid',
        borderColor: 'ink',
      },
      '& .drop-cursor': { bg: 'primary' },
      '& .upload-place': {
        my: '3',
        px: '4',
        py: '2.5',
        border: '1px dashed',
        borderColor: 'edge',
        borderRadius: 'lg',
        lineHeight: 'tall',
        '& ul': { m: '0', p: '0', listStyleType: 'none' },
        '& p, & li': { m: '0' },
      },
      '& [contenteditable=false]': { whiteSpace: 'normal' },
      '& pre, & pre code': { whiteSpace: 'pre-wrap' },
      '&.ProseMirror-hideselection': { caretColor: 'transparent' },
      '&.ProseMirror-hideselection *::selection': { bg: 'transparent' },
      '& .ProseMirror-separator': {
        display: 'inline !important',
        border: 'none',
        m: '0',
        w: '0',
        h: '0',
      },
    },
  },
  variants: {
    short: { true: { '& .ProseMirror': { minH: heights.short } } },
    compact: {
      true: {
        '& .ProseMirror:has(> p:only-child > .ProseMirror-trailingBreak:only-child)': {
          minH: heights.empty,
        },
      },
    },
  },
});

export const CodeInput = chakra(LongInput, {
  base: {
    minH: heights.full,
    maxH: 'none',
    border: 'none',
    borderRadius: '0',
    fontFamily: 'mono',
    fontSize: 'sm',
  },
  variants: { short: { true: { minH: heights.short } } },
});

export const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    px: '4',
    py: '1.5',
    borderTop: '1px solid',
    borderColor: 'line',
    color: 'muted',
    fontSize: 'xs',
  },
});
