// The header of a table: column names, sorting, and resizing.
import { useEffect, useRef, type PointerEvent } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Sort } from './sort.ts';
import type { TableColumn } from './types.ts';

type HeadCellProps<Row, Sorted extends string> = {
  column: TableColumn<Row>;
  sortable: readonly Sorted[];
  sort: Sort<Sorted> | null;
  onSort: ((sort: Sort<Sorted>) => void) | undefined;
  onWidth: (columnId: string, width: number | null) => void;
};

export function HeadCell<Row, Sorted extends string>({
  column: { id, header, align },
  sortable,
  sort,
  onSort,
  onWidth,
}: HeadCellProps<Row, Sorted>) {
  const isEnd = align === 'end' || undefined;
  const edge = <Edge onWidth={(width) => onWidth(id, width)} />;
  const column = sortable.find((sorted) => sorted === id);
  if (!column || !onSort) {
    return (
      <th scope="col" data-end={isEnd}>
        {header}
        {edge}
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
      {edge}
    </th>
  );
}

/** For pointers only; keyboard users set widths in «Столбцы». */
function Edge({ onWidth }: { onWidth: (width: number | null) => void }) {
  /** The pointer's position and the column's width at the start of resizing. */
  const start = useRef<{ x: number; width: number } | null>(null);
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const width = event.currentTarget.closest('th')?.offsetWidth ?? 0;
    start.current = { x: event.clientX, width };
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (start.current) onWidth(Math.round(start.current.width + clientX - start.current.x));
  };
  return (
    <span
      className="edge"
      aria-hidden
      title="Потяните, чтобы изменить ширину; двойное нажатие вернёт прежнюю"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      onDoubleClick={() => onWidth(null)}
    />
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
