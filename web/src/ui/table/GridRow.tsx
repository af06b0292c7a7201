// A memoized table row, and placeholders for rows that aren't rendered.
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { Ellipsis } from 'lucide-react';
import { Skeleton } from '../charts/Progress.tsx';
import { opensByKey } from '../overlay/layers.ts';
import { NameCell } from './NameCell.tsx';
import type { TableColumn } from './types.ts';

export type GridRowProps<Row> = {
  id: string;
  row: Row;
  index: number;
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Null in a table without selection. */
  isSelected: boolean | null;
  /** The row in the tab order. */
  isActive: boolean;
  onToggle: RefObject<(id: string, event: unknown) => void>;
  onActive: (index: number) => void;
  onMenu: ((row: Row, anchor: HTMLElement) => void) | undefined;
};

export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;

function PlainGridRow<Row>({
  id,
  row,
  index,
  label,
  columns,
  isSelected,
  isActive,
  onToggle,
  onActive,
  onMenu,
}: GridRowProps<Row>) {
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => setTabStops(element.current, isActive));
  return (
    <tr
      ref={element}
      data-index={index}
      data-active={isActive || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      onFocus={() => onActive(index)}
    >
      {isSelected !== null && (
        <td>
          <input
            type="checkbox"
            aria-label={`Выбрать: ${label}`}
            checked={isSelected}
            onChange={(event) => onToggle.current(id, event)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.isRowHeader ? (
          <th key={column.id} scope="row">
            <NameCell column={column} row={row} label={label} />
          </th>
        ) : (
          <td
            key={column.id}
            data-end={column.align === 'end' || undefined}
            data-muted={column.muted || undefined}
            data-digits={column.digits || undefined}
          >
            {column.link || column.lead || column.trail ? (
              <NameCell column={column} row={row} label={label} />
            ) : (
              column.cell(row)
            )}
          </td>
        ),
      )}
      {onMenu && (
        <td className="menu">
          <RowMenuButton label={label} onPress={(anchor) => onMenu(row, anchor)} />
        </td>
      )}
    </tr>
  );
}

/** Tab stops at one row and its controls, and then leaves the table. */
function setTabStops(row: HTMLElement | null, isActive: boolean): void {
  for (const control of row?.querySelectorAll('a, button, input') ?? []) {
    if (isActive) control.removeAttribute('tabindex');
    else control.setAttribute('tabindex', '-1');
  }
}

export function RowMenuButton({
  label,
  onPress,
}: {
  label: string;
  onPress: (anchor: HTMLElement) => void;
}) {
  const press = ({ currentTarget }: { currentTarget: HTMLElement }) => onPress(currentTarget);
  return (
    <button
      type="button"
      className="row-menu"
      aria-haspopup="menu"
      aria-label={`Действия: ${label}`}
      onClick={press}
      onKeyDown={opensByKey(press)}
    >
      <Ellipsis size={18} aria-hidden />
    </button>
  );
}

type SkeletonRowProps<Row> = {
  index: number;
  columns: readonly TableColumn<Row>[];
  canSelect: boolean;
  hasMenu: boolean;
};

/** As high as a row, with bars of varying length. */
export function SkeletonRow<Row>({ index, columns, canSelect, hasMenu }: SkeletonRowProps<Row>) {
  return (
    <tr aria-hidden>
      {canSelect && (
        <td>
          <Skeleton boxSize="16px" />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id}>
          <Skeleton
            w={`${String(55 + ((index * 37 + place * 23) % 40))}%`}
            ml={column.align === 'end' ? 'auto' : undefined}
          />
        </td>
      ))}
      {hasMenu && <td>{null}</td>}
    </tr>
  );
}

/** Empty space for rows that aren't rendered. */
export function Space({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden className="space">
      <td colSpan={span} style={{ height }}>
        {null}
      </td>
    </tr>
  );
}
