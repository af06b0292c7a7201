// A small table of numbers, whole and in its order: nothing in it is sorted, chosen or paged.
import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { Card } from '../layout/Card.tsx';
import { formatNumber } from '../format/format.ts';
import { TextLink } from '../text/link.tsx';
import { Text } from '../text/Text.tsx';

export interface NumberTableProps {
  title: string;
  /** What its numbers mean. */
  note?: string;
  /** Of what each row is about, and of its numbers; with an id where people name columns, and two may read alike. */
  heads: readonly (string | { id: string; text: string })[];
  rows: readonly {
    key: string;
    name: string;
    /** Where the name leads. */
    to?: string;
    /** What is no number stands as it is. */
    numbers: readonly ReactNode[];
  }[];
  /** Stands below, as what brings more of them. */
  children?: ReactNode;
}

export function NumberTable({ title, note, heads, rows, children }: NumberTableProps) {
  const columns = heads.map((head) => (typeof head === 'string' ? { id: head, text: head } : head));
  return (
    <Card title={title}>
      {note !== undefined && (
        <Text tone="muted" size="sm" mb="2">
          {note}
        </Text>
      )}
      <Box
        overflowX="auto"
        {...(rows.every(({ to }) => to === undefined) && scrolledByKeys(title))}
      >
        <Table aria-label={title} minW={heads.length > manyHeads ? '520px' : undefined}>
          <thead>
            <tr>
              {columns.map(({ id, text }) => (
                <th key={id} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, to, numbers }) => (
              <tr key={key}>
                <th scope="row">{to === undefined ? name : <TextLink to={to}>{name}</TextLink>}</th>
                {numbers.map((number, place) => (
                  <td key={columns[place + 1]?.id}>
                    {typeof number === 'number' ? formatNumber(number) : number}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {children}
    </Card>
  );
}

/** With more of them the table scrolls in a narrow window. */
const manyHeads = 4;

/** Where no links lead there by keyboard. */
const scrolledByKeys = (title: string) => ({ tabIndex: 0, role: 'group', 'aria-label': title });

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    // Of numbers no digits go to the next line, wherever it stands.
    '& th, & td': {
      py: '2',
      pl: '3',
      textAlign: 'end',
      fontWeight: 'normal',
      overflowWrap: 'normal',
    },
    '& th:first-of-type': { pl: '0', textAlign: 'start', overflowWrap: 'anywhere' },
    '& thead th': { color: 'muted', fontSize: 'sm' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'line' },
  },
});
