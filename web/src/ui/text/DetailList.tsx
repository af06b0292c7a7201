// A record's details as a list of names and values.
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

export type Detail = { name: string; value: ReactNode };

/** Missing values are shown as «—». */
export function DetailList({ facts }: { facts: readonly Detail[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </List>
  );
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2.5',
    m: '0',
    '& > div': {
      display: 'grid',
      // The value column fits a date with time; names wrap.
      gridTemplateColumns: 'minmax(0, 150px) minmax(120px, 1fr)',
      columnGap: '4',
    },
    '& dt': { color: 'muted' },
    '& dd': { m: '0', overflowWrap: 'anywhere' },
  },
});
