// Styles of the stars of courses for a common ancestor, since a list shows hundreds of them.
export const favouriteStyles = {
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
