// Rows of a question that are typed into, one after the other: the last one is always there for another.
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
  /** For screen readers. */
  label: string;
  rows: readonly Row[];
  /** What another row is before anything is typed into it. */
  blank: Row;
  /** What a line of text means in the first box of a row, where there is one. */
  typed?: (text: string) => Partial<Row>;
  most: number;
  /** How a row is called where it is told about. */
  nameOf: (row: Row, index: number) => string;
  onChange: (rows: readonly Row[]) => void;
  /** Whether their order means something. */
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
    // The boxes in it get the keys first.
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
    // As wide as the rows above.
    '& > li[data-blank]': { opacity: 0.8 },
  },
});
