// The head of a table: what a column is, and how the rows are sorted by it.
import { useEffect, useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column, Sort } from './types.ts';

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
};

export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { header, sortField, align } = column;
  const isEnd = align === 'end' || undefined;
  if (!sortField || !onSort) {
    return (
      <th scope="col" data-end={isEnd}>
        {header}
      </th>
    );
  }
  const isSorted = sort?.field === sortField;
  const Arrow = isSorted && sort.desc ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-end={isEnd}
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort({ field: sortField, desc: isSorted && !sort.desc })}
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
