// A small table of numbers, whole and in its order: nothing in it is sorted, chosen or paged.
import { chakra } from '@chakra-ui/react';
import { Card } from './Card.tsx';
import { formatNumber } from './format.ts';

export function NumberTable({
  title,
  heads,
  rows,
}: {
  title: string;
  /** Of what each row is about, and of its numbers. */
  heads: readonly string[];
  rows: readonly { key: string; name: string; numbers: readonly number[] }[];
}) {
  return (
    <Card title={title}>
      <Table aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, numbers }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, place) => (
                <td key={heads[place + 1]}>{formatNumber(number)}</td>
              ))}
            </tr>
          ))}
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
    '& th, & td': { py: '2', pl: '3', textAlign: 'end', fontWeight: 'normal' },
    '& th:first-of-type': { pl: '0', textAlign: 'start', overflowWrap: 'anywhere' },
    '& thead th': { color: 'muted', fontSize: 'sm' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'line' },
  },
});
