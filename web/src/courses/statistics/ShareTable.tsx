// A table of parts of a course's students with their numbers and percentages.
import { Card, chakra, formatNumber, Text } from '../../ui/index.ts';

export interface Share {
  key: string;
  name: string;
  count: number;
}

export function ShareTable({
  title,
  note,
  whole,
  shares,
}: {
  title: string;
  note?: string;
  /** The total, at least 1. */
  whole: number;
  shares: readonly Share[];
}) {
  return (
    <Card title={title}>
      {note !== undefined && (
        <Text tone="muted" size="sm" mb="2">
          {note}
        </Text>
      )}
      <Table aria-label={title}>
        <tbody>
          {shares.map(({ key, name, count }) => {
            const percent = Math.min(100, Math.round((count / whole) * 100));
            return (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <Bar aria-hidden>
                    <span style={{ width: `${percent}%` }} />
                  </Bar>
                </th>
                <td>{formatNumber(count)}</td>
                <td>{percent} %</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', fontWeight: 'normal', verticalAlign: 'top' },
    '& th': { textAlign: 'start', overflowWrap: 'anywhere' },
    '& td': { pl: '3', textAlign: 'end', whiteSpace: 'nowrap', w: '1px' },
    '& td:last-of-type': { color: 'muted', minW: '60px' },
    '& tr + tr': { borderTop: '1px solid', borderColor: 'line' },
  },
});

const Bar = chakra('div', {
  base: {
    mt: '1.5',
    h: '6px',
    borderRadius: 'full',
    bg: 'soft',
    overflow: 'hidden',
    '& > span': { display: 'block', h: 'full', borderRadius: 'full', bg: 'primary' },
  },
});
