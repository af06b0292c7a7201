// A small static table of numbers, without sorting, selection or paging.
import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { Card } from '../layout/Card.tsx';
import { formatNumber } from '../format/format.ts';
import { TextLink } from '../text/link.tsx';
import { Text } from '../text/Text.tsx';

export interface NumberTableProps {
  title: string;
  /** Explains the numbers. */
  note?: string;
  /**
   * Column headers, the row's first; with an id where users define columns and names may repeat.
   */
  heads: readonly (string | { id: string; text: string })[];
  rows: readonly {
    key: string;
    name: string;
    /** A link from the row's name. */
    to?: string;
    /** Content other than numbers is shown as it is. */
    numbers: readonly ReactNode[];
  }[];
  /** Below the table, for example a button that loads more. */
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

/** From this number of columns the table scrolls in narrow windows. */
const manyHeads = 4;

/** Makes a scrollable table reachable by keyboard where it has no links. */
const scrolledByKeys = (title: string) => ({ tabIndex: 0, role: 'group', 'aria-label': title });

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    // Numbers don't wrap.
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
