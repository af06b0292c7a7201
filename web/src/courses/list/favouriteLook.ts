// How the star of a course looks, for what stands around stars: a list shows hundreds of plain ones.
export const favouriteLook = {
  '& .favourite': {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '28px',
    mx: '-1.5',
    borderRadius: 'md',
    color: 'muted',
    '&:hover': { bg: 'softHover' },
    '&[aria-pressed=true]': { color: 'warning' },
  },
} as const;
