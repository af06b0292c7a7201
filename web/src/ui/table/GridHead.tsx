// The head of a table: what a column is, and how the rows are sorted by it.
import { useEffect, useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Sort } from './sort.ts';
import type { TableColumn } from './types.ts';

type HeadCellProps<Row, Sorted extends string> = {
  column: TableColumn<Row>;
  sortable: readonly Sorted[];
  sort: Sort<Sorted> | null;
  onSort: ((sort: Sort<Sorted>) => void) | undefined;
};

export function HeadCell<Row, Sorted extends string>({
  column: { id, header, align },
  sortable,
  sort,
  onSort,
}: HeadCellProps<Row, Sorted>) {
  const isEnd = align === 'end' || undefined;
  const column = sortable.find((sorted) => sorted === id);
  if (!column || !onSort) {
    return (
      <th scope="col" data-end={isEnd}>
        {header}
      </th>
    );
  }
  const isSorted = sort?.column === column;
  const Arrow = isSorted && sort.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-end={isEnd}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort({ column, descending: isSorted && !sort.descending })}
      >
        {header}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  );
}

type HeadCheckboxProps = { total: number; selected: number; onChange: (event: unknown) => void };

export function HeadCheckbox({ total, selected, onChange }: HeadCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isSome = selected > 0 && selected < total;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <input
      ref={ref}
      type="checkbox"
      aria-label="Выбрать все показанные"
      checked={total > 0 && selected === total}
      disabled={total === 0}
      onChange={onChange}
    />
  );
}
