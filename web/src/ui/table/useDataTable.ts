// The state of a table on TanStack Table: visible columns and selected rows.
import { useMemo, useRef } from 'react';
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { columnWidths, useTableSettings } from './settings.ts';
import { usualWidth } from './styles.ts';
import {
  emptySelection,
  type Column,
  type DataTableProps,
  type TableColumn,
  type TableRow,
  type TableSelection,
} from './types.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

type Features = typeof features;

export function useDataTable<Row extends TableRow>({
  id,
  defaultSettings,
  columns: declared,
  more,
  onColumns,
  rows,
  selection = emptySelection,
  onSelectionChange,
}: Pick<
  DataTableProps<Row>,
  | 'id'
  | 'defaultSettings'
  | 'columns'
  | 'more'
  | 'onColumns'
  | 'rows'
  | 'selection'
  | 'onSelectionChange'
>) {
  const { settings, change, reset } = useTableSettings(id, defaultSettings);

  const columns = useMemo(() => {
    const asMade = Object.entries(declared).map(([columnId, column]) => ({
      id: columnId,
      ...column,
    }));
    return inOrder(asMade, settings.order);
  }, [declared, settings.order]);
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, Row> => ({
        id: column.id,
        header: column.header,
        enableHiding: canHide(column),
      })),
    [columns],
  );
  const visibility = useMemo(
    () =>
      Object.fromEntries(columns.map((column) => [column.id, isVisible(column, settings.columns)])),
    [columns, settings.columns],
  );
  const selected = useMemo(() => selectedRows(selection, rows), [selection, rows]);

  /** The selection before the range that is being extended. */
  const base = useRef<Iterable<string>>([]);
  const select = (ids: Iterable<string>) => {
    // With all matches selected, adding rows must not reduce the selection.
    if (!selection.allMatching) onSelectionChange?.({ ids: new Set(ids), allMatching: false });
  };

  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => row.id,
    state: { columnVisibility: visibility, rowSelection: selected },
    onColumnVisibilityChange: (updater) => {
      const next = typeof updater === 'function' ? updater(visibility) : updater;
      // Stores only differences from the defaults; choices for columns that are not rendered are retained.
      const chosen = columns.filter(
        (column) => next[column.id] !== isVisible(column, defaultSettings?.columns ?? {}),
      );
      const others = Object.entries(settings.columns).filter(([columnId]) => !(columnId in next));
      change({
        columns: {
          ...defaultSettings?.columns,
          ...Object.fromEntries(others),
          ...Object.fromEntries(chosen.map(({ id: of }) => [of, next[of] ?? true])),
        },
      });
    },
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(selected) : updater;
      onSelectionChange?.({ ids: new Set(Object.keys(next)), allMatching: false });
    },
  });

  const visibleColumns = useMemo(
    () => columns.filter((column) => visibility[column.id]),
    [columns, visibility],
  );

  const added = columns.filter(({ isAdded }) => isAdded).map((column) => column.id);

  return {
    /** Handles a click on a checkbox; Shift selects the range. */
    toggleRow: (rowId: string, event: unknown) =>
      table.getRow(rowId).getToggleSelectedHandler()(event),
    selectRange: ({ from, to, isNew }: { from: number; to: number; isNew: boolean }) => {
      if (isNew) base.current = selection.ids;
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      select([...base.current, ...range.map((row) => row.id)]);
    },
    selectShown: () => select([...selection.ids, ...rows.map((row) => row.id)]),
    toggleAll: table.getToggleAllRowsSelectedHandler(),
    setColumnVisible: (columnId: string, isVisible: boolean) => {
      if (added.includes(columnId)) more?.remove([columnId]);
      else table.getColumn(columnId)?.toggleVisibility(isVisible);
      onColumns?.();
    },
    modelRows: table.getRowModel().rows,
    selected,
    visibleColumns,
    /** Separate from the columns, so that resizing doesn't render the rows again. */
    widthOf: ({ id: columnId, width }: TableColumn<Row>) => settings.widths[columnId] ?? width,
    /** Null resets to the default width. */
    setColumnWidth: (columnId: string, width: number | null) => {
      const { [columnId]: _, ...others } = settings.widths;
      const { least, most } = columnWidths;
      const fitting = width === null ? {} : { [columnId]: Math.min(most, Math.max(least, width)) };
      change({ widths: { ...others, ...fitting } });
    },
    /** Moves a column one step towards the start or end. */
    moveColumn: (columnId: string, step: 1 | -1) => {
      const ids = columns.map((column) => column.id);
      const from = ids.indexOf(columnId);
      change({ order: ids.toSpliced(from, 1).toSpliced(from + step, 0, columnId) });
    },
    density: settings.density,
    setDensity: (density: typeof settings.density) => change({ density }),
    resetSettings: () => {
      reset();
      more?.reset();
      onColumns?.();
    },
    columnChoices: columns.map((column) => ({
      id: column.id,
      label: column.header,
      isVisible: visibility[column.id] ?? true,
      canHide: canHide(column),
      width: settings.widths[column.id] ?? null,
      usualWidth: usualWidth(column),
    })),
  };
}

/**
 * The row header stays first; columns without a stored position follow their default predecessor.
 */
function inOrder<Row>(
  asMade: readonly TableColumn<Row>[],
  order: readonly string[],
): readonly TableColumn<Row>[] {
  const placed = order.filter((id) => asMade.some((column) => column.id === id));
  for (const [index, { id }] of asMade.entries()) {
    if (placed.includes(id)) continue;
    const before = asMade[index - 1]?.id;
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  }
  const byId = new Map(asMade.map((column) => [column.id, column]));
  return placed
    .flatMap((id) => byId.get(id) ?? [])
    .toSorted((a, b) => Number(canHide(a)) - Number(canHide(b)));
}

function canHide<Row>(column: Column<Row>): boolean {
  return !column.isRowHeader;
}

function isVisible<Row>(
  column: TableColumn<Row>,
  chosen: Readonly<Record<string, boolean>>,
): boolean {
  return !canHide(column) || (chosen[column.id] ?? !column.hiddenAtFirst);
}

/** With all matches selected, every loaded row is selected. */
function selectedRows(selection: TableSelection, rows: readonly TableRow[]): Record<string, true> {
  const ids = selection.allMatching ? rows.map(({ id }) => id) : selection.ids;
  return Object.fromEntries([...ids].map((id) => [id, true as const]));
}
