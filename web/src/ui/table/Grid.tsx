// The rows of a table as a grid; long tables are virtualized.
import { useRef, useState, type RefObject } from 'react';
import { VisuallyHidden } from '@chakra-ui/react';
import { HeadCell, HeadCheckbox } from './GridHead.tsx';
import { GridRow, SkeletonRow, Space } from './GridRow.tsx';
import { useLatest } from '../behaviour/useLatest.ts';
import { minRowWidth, rowHeights, sideWidths } from './styles.ts';
import type { DataTableProps, TableRow } from './types.ts';
import type { useDataTable } from './useDataTable.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** About a window full of skeleton rows. */
const skeletonRows = 12;

export type RowsProps<Row extends TableRow, Sorted extends string> = {
  props: DataTableProps<Row, Sorted>;
  model: ReturnType<typeof useDataTable<Row>>;
  scroller: RefObject<HTMLDivElement | null>;
  onRowMenu: (row: Row, anchor: HTMLElement) => void;
};

export function Grid<Row extends TableRow, Sorted extends string>({
  props,
  model,
  scroller,
  onRowMenu,
}: RowsProps<Row, Sorted>) {
  const { label, sortable = [], sort = null, onSort } = props;
  const { onSelectionChange, rowActions, rowLabel, totalCount } = props;
  const { modelRows, visibleColumns, widthOf, selected, density } = model;
  const canSelect = onSelectionChange !== undefined;
  const hasMenu = rowActions !== undefined;

  const [active, setActive] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = rowHeights[density];
  const shown = useVirtualRows({ count: modelRows.length, rowHeight, active, scroller });
  const keyboard = useRowKeys({
    body,
    active,
    setActive,
    count: modelRows.length,
    scrollTo: shown.scrollTo,
    ...rowWork({ props, model, onRowMenu }),
  });
  const toggle = useLatest(model.toggleRow);
  const span = visibleColumns.length + Number(canSelect) + Number(hasMenu);
  const minWidth = minRowWidth(visibleColumns, widthOf, canSelect, hasMenu);
  const isWaiting = props.isLoading === true && modelRows.length === 0;

  return (
    <table
      // A table with focusable and selectable rows has the role grid.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={label}
      aria-rowcount={totalCount == null ? -1 : totalCount + 1}
      aria-multiselectable={canSelect || undefined}
      data-density={density}
      style={{
        minWidth,
        // Without a flexible column the browser would distribute the remaining width.
        ...(visibleColumns.every(widthOf) && { width: minWidth }),
      }}
    >
      <colgroup>
        {canSelect && <col style={{ width: sideWidths.select }} />}
        {visibleColumns.map((column) => (
          <col key={column.id} style={{ width: widthOf(column) }} />
        ))}
        {hasMenu && <col style={{ width: sideWidths.menu }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {canSelect && (
            <th scope="col">
              <HeadCheckbox
                total={modelRows.length}
                selected={modelRows.filter((row) => selected[row.id]).length}
                onChange={model.toggleAll}
              />
            </th>
          )}
          {visibleColumns.map((column) => (
            <HeadCell
              key={column.id}
              {...{ column, sortable, sort, onSort }}
              onWidth={model.setColumnWidth}
            />
          ))}
          {hasMenu && (
            <th scope="col" className="menu">
              <VisuallyHidden>Действия</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body} {...keyboard} style={cssRowHeight(rowHeight)}>
        {isWaiting &&
          Array.from({ length: skeletonRows }, (_, index) => (
            <SkeletonRow
              key={index}
              index={index}
              columns={visibleColumns}
              canSelect={canSelect}
              hasMenu={hasMenu}
            />
          ))}
        {shown.pieces.map((piece) => {
          if ('space' in piece)
            return <Space key={`space-${String(piece.at)}`} height={piece.space} span={span} />;
          const row = modelRows[piece.index];
          if (!row) return null;
          const record = row.original;
          return (
            <GridRow
              key={row.id}
              id={row.id}
              row={record}
              index={piece.index}
              label={rowLabel(record)}
              columns={visibleColumns}
              isSelected={canSelect ? selected[row.id] === true : null}
              isActive={piece.index === Math.min(active, modelRows.length - 1)}
              onToggle={toggle}
              onActive={setActive}
              onMenu={hasMenu ? onRowMenu : undefined}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** Which actions the table offers for the rows' keyboard shortcuts. */
export function rowWork<Row extends TableRow, Sorted extends string>({
  props: { onSelectionChange, rowActions },
  model,
  onRowMenu,
}: Omit<RowsProps<Row, Sorted>, 'scroller'>) {
  return {
    ...(onSelectionChange && { selectRange: model.selectRange, selectShown: model.selectShown }),
    ...(rowActions && {
      onMenu: (index: number, anchor: HTMLElement) => {
        const row = model.modelRows[index];
        if (row) onRowMenu(row.original, anchor);
      },
    }),
  };
}

function cssRowHeight(pixels: number): object {
  return { '--row': `${String(pixels)}px` };
}
