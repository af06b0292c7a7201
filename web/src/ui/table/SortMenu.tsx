// Sort column and direction for cards, which have no header.
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Button } from '../text/Button.tsx';
import { Menu } from '../overlay/Menu.tsx';
import type { Sort } from './sort.ts';
import type { Column } from './types.ts';

type SortMenuProps<Row, Sorted extends string> = {
  columns: Readonly<Record<Sorted, Column<Row>>>;
  sortable: readonly Sorted[];
  sort: Sort<Sorted> | null;
  onSort: (sort: Sort<Sorted>) => void;
};

export function SortMenu<Row, Sorted extends string>({
  columns,
  sortable,
  sort,
  onSort,
}: SortMenuProps<Row, Sorted>) {
  if (sortable.length === 0) return null;
  const sorted = sort && sortable.includes(sort.column) ? sort.column : null;
  const Arrow = sort ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
  const ways = [
    { id: 'ascending', label: 'По возрастанию', descending: false },
    { id: 'descending', label: 'По убыванию', descending: true },
  ];
  return (
    <Menu
      label="Порядок строк"
      trigger={
        <Button size="sm" icon={<Arrow aria-hidden />}>
          {sorted === null ? 'Порядок' : columns[sorted].header}
        </Button>
      }
      items={[
        {
          heading: 'По столбцу',
          items: sortable.map((column) => ({
            id: column,
            label: columns[column].header,
            checked: sort?.column === column,
            onAction: () => onSort({ column, descending: sort?.descending ?? false }),
          })),
        },
        ...(sort
          ? [
              {
                heading: 'Направление',
                items: ways.map(({ descending, ...way }) => ({
                  ...way,
                  checked: sort.descending === descending,
                  onAction: () => onSort({ ...sort, descending }),
                })),
              },
            ]
          : []),
      ]}
    />
  );
}
