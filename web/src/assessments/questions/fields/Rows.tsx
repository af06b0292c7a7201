// Input rows of a question; an empty row at the end adds another.
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { rowAttribute, useRowEntry } from '../../../kit/actions/useRowEntry.ts';
import { chakra, IconButton } from '../../../ui/index.ts';

export function Rows<Row>({
  label,
  rows,
  blank,
  typed = nothing,
  most,
  nameOf,
  onChange,
  isOrdered = true,
  children,
}: {
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  /** An empty row. */
  blank: Row;
  /** Converts a line of text in the first input into a row, if rows have such an input. */
  typed?: (text: string) => Partial<Row>;
  most: number;
  /** The name of a row in messages. */
  nameOf: (row: Row, index: number) => string;
  onChange: (rows: readonly Row[]) => void;
  /** Whether the order of rows matters. */
  isOrdered?: boolean;
  children: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode;
}) {
  const shown = rows.length < most ? [...rows, blank] : rows;
  const { list, keyAt, remove, move, onKeyDown, onPaste } = useRowEntry({
    rows,
    blank,
    typed,
    most,
    onChange,
  });
  return (
    // Inputs within the list handle keys first.
    <List ref={list} aria-label={label} onKeyDown={onKeyDown} onPaste={onPaste}>
      {shown.map((row, index) => {
        const isThere = index < rows.length;
        const name = nameOf(row, index);
        const change = (part: Partial<Row>) => {
          const changed = { ...row, ...part };
          onChange(isThere ? rows.with(index, changed) : [...rows, changed]);
        };
        return (
          <li key={keyAt(index)} {...rowAttribute} data-blank={!isThere || undefined}>
            <div>{children(row, index, change)}</div>
            <span>
              {isThere && (
                <>
                  {isOrdered && (
                    <>
                      <IconButton
                        size="sm"
                        icon={<ArrowUp />}
                        label={`Выше: ${name}`}
                        disabled={index === 0}
                        onClick={() => move(index, -1)}
                      />
                      <IconButton
                        size="sm"
                        icon={<ArrowDown />}
                        label={`Ниже: ${name}`}
                        disabled={index === rows.length - 1}
                        onClick={() => move(index, 1)}
                      />
                    </>
                  )}
                  <IconButton
                    size="sm"
                    icon={<Trash2 />}
                    label={`Удалить: ${name}`}
                    onClick={() => remove(index)}
                  />
                </>
              )}
            </span>
          </li>
        );
      })}
    </List>
  );
}

const nothing = () => ({});

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    p: '0',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '1', minW: '0' },
    '& > li > div': { flex: '1', minW: '0' },
    '& > li > span': { display: 'flex', flexShrink: 0, minH: '9', alignItems: 'center' },
    '& > li[data-blank]': { opacity: 0.8 },
  },
});
