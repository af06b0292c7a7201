// A card of the home page: some records as links, and a link to the full list.
import type { ReactNode } from 'react';
import { Card, chakra, RouteLink, Text, TextLink } from '../../ui/index.ts';

export interface HomeRow {
  id: string;
  to: string;
  name: string;
  /** Below the name. */
  note?: string | null | undefined;
  /** Before the name, for example a photo. */
  lead?: ReactNode;
  /** At the end of the row, for example a badge. */
  end?: ReactNode;
}

export function HomeCard({
  title,
  all,
  head,
  rows,
  empty,
}: {
  title: string;
  /** The link to the full list. */
  all: { to: string; label: string };
  /** Between the title and the rows. */
  head?: ReactNode;
  rows: readonly HomeRow[];
  /** Shown without records. */
  empty: string;
}) {
  return (
    <Card title={title} actions={<TextLink to={all.to}>{all.label}</TextLink>}>
      {head}
      {rows.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <Rows>
          {rows.map(({ id, to, name, note, lead, end }) => (
            <li key={id}>
              <RouteLink to={to}>
                {lead}
                <span className="words">
                  <span className="name">{name}</span>
                  {note && <span className="note">{note}</span>}
                </span>
                {end}
              </RouteLink>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

const Rows = chakra('ul', {
  base: {
    m: '0',
    mx: '-2.5',
    mb: '-2',
    p: '0',
    listStyleType: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'row',
      px: '2.5',
      py: '1.5',
      borderRadius: 'lg',
    },
    '& a:hover': { bg: 'soft' },
    '& .words': { flex: '1', minW: '0' },
    '& .name': { display: 'block', fontWeight: 'medium', truncate: true },
    '& .note': { display: 'block', color: 'muted', fontSize: 'sm', truncate: true },
  },
});
