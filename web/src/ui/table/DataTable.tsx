// A table of records with sorting, selection, infinite scrolling, personal settings, and cards on phones.
import { useCallback, useRef, useState } from 'react';
import { formatNumber } from '../format/format.ts';
import { Button } from '../text/Button.tsx';
import { AnchoredMenu } from '../overlay/Menu.tsx';
import { Spinner } from '../charts/Progress.tsx';
import { useShortcutGroup } from '../behaviour/shortcuts.ts';
import { CardList } from './CardList.tsx';
import { Grid } from './Grid.tsx';
import { useHeightLeft, useIsNarrow, useLoadMore, useScrollMemory } from './hooks.ts';
import { tableShortcuts } from './shortcuts.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SortMenu } from './SortMenu.tsx';
import { Frame } from './styles.ts';
import { TableSettingsButton } from './TableSettingsButton.tsx';
import { emptySelection, selectedCount, type DataTableProps, type TableRow } from './types.ts';
import { useDataTable } from './useDataTable.ts';
import { useTableFocus } from './useTableFocus.ts';

export function DataTable<Row extends TableRow, Sorted extends string = never>(
  props: DataTableProps<Row, Sorted>,
) {
  const { rows, rowActions, rowLabel, toolbar, toolbarEnd, empty, totalCount } = props;
  const { selection = emptySelection, onSelectionChange, selectionActions } = props;
  const { sortable = [], sort = null, onSort, columns } = props;
  const {
    hasNext = false,
    isLoadingNext = false,
    isLoading = false,
    isRefetching = false,
    onLoadMore,
  } = props;

  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const height = useHeightLeft(frame);
  const model = useDataTable(props);
  const menu = useRowMenu<Row>();
  const mark = useLoadMore({
    root: isNarrow ? page : scroller,
    rowCount: rows.length,
    hasNext,
    isLoading: isLoadingNext || isRefetching,
    onLoadMore,
  });
  useScrollMemory(scroller, props.id, rows.length > 0);

  const isEmpty = rows.length === 0 && !isLoading;
  const count = selectedCount(selection, totalCount);
  const clear = () => onSelectionChange?.(emptySelection);
  useShortcutGroup(tableShortcuts);
  const keyboard = useTableFocus({
    frame,
    list: scroller,
    hasSelection: count > 0,
    onClear: clear,
  });
  const Rows = isNarrow ? CardList : Grid;

  return (
    <Frame
      ref={frame}
      style={isNarrow ? undefined : { height: Math.max(height, 360) }}
      {...keyboard}
    >
      <div className="toolbar">
        {toolbar}
        <div className="toolbar-end">
          {toolbarEnd}
          {isNarrow && onSort && <SortMenu {...{ columns, sortable, sort, onSort }} />}
          <TableSettingsButton
            columns={model.columnChoices}
            onColumn={model.setColumnVisible}
            onMove={model.moveColumn}
            onWidth={model.setColumnWidth}
            // The height of cards follows their content.
            density={isNarrow ? null : model.density}
            onDensity={model.setDensity}
            onReset={model.resetSettings}
            more={props.more?.picker}
          />
        </div>
      </div>

      <div
        ref={scroller}
        className="scroller"
        tabIndex={-1}
        aria-busy={isLoading || isRefetching || undefined}
        data-refetching={isRefetching || undefined}
        data-selecting={count > 0 || undefined}
      >
        {isEmpty ? (
          empty
        ) : (
          <Rows props={props} model={model} scroller={scroller} onRowMenu={menu.open} />
        )}
        <div ref={mark} />
      </div>

      {!isEmpty && !isLoading && (
        <div className="footer">
          <output aria-live="polite">
            Показано {formatNumber(rows.length)}
            {totalCount != null && ` из ${formatNumber(totalCount)}`}
          </output>
          {isLoadingNext && <Spinner label="Загружаем ещё" />}
          {hasNext && !isLoadingNext && onLoadMore && count === 0 && (
            <Button size="sm" variant="ghost" onClick={onLoadMore}>
              Показать ещё
            </Button>
          )}
        </div>
      )}

      {count > 0 && onSelectionChange && (
        <div className="selection">
          <SelectionBar
            count={count}
            totalCount={totalCount}
            onSelectAll={() => onSelectionChange({ ids: selection.ids, allMatching: true })}
            onClear={clear}
            actions={selectionActions?.(selection) ?? []}
            progress={props.selectionProgress}
          />
        </div>
      )}

      {rowActions && menu.row !== null && (
        <AnchoredMenu
          key={menu.key}
          label={`Действия: ${rowLabel(menu.row)}`}
          items={rowActions(menu.row)}
          anchor={menu.anchor}
          onClose={menu.close}
        />
      )}
    </Frame>
  );
}

/** One menu for all rows, anchored to the pressed button. */
function useRowMenu<Row>() {
  const [row, setRow] = useState<Row | null>(null);
  const [key, setKey] = useState(0);
  const anchor = useRef<HTMLElement | null>(null);
  const open = useCallback((of: Row, at: HTMLElement) => {
    anchor.current = at;
    setRow(() => of);
    setKey((now) => now + 1);
  }, []);
  const close = useCallback(() => setRow(null), []);
  return { row, key, anchor, open, close };
}
