// A spreadsheet-like editing grid: keys, ranges, clipboard blocks, fill down, undo. It renders with react-data-grid;
// the values come from `useCells`.
//
// react-data-grid has been in beta for years and is maintained in it: 6.1 is for React 16 and out of support, the betas
// keep up with React 19. It provides keys, virtual rows, editors and roles for screen readers. Alternatives: releases of
// glide-data-grid and ReactGrid stop at React 18 (the first draws on a canvas), react-datasheet-grid has no maintainer,
// RevoGrid is a web component, AG Grid and Handsontable sell ranges. Reconsider when version 7 is stable or
// glide-data-grid supports React 19.
import 'react-data-grid/lib/styles.css';
import { useMemo, useRef, useState, type ClipboardEvent } from 'react';
import {
  Cell,
  DataGrid,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  type DataGridHandle,
  type SortColumn,
} from 'react-data-grid';
import { useNavigate } from 'react-router';
import { chakra, useIsNarrow, useLatest, useShortcutGroup, type Sort } from '../../ui/index.ts';
import {
  cellsIn,
  fillDown,
  isWithin,
  pasteAt,
  rangeOf,
  readBlock,
  writeBlock,
  type CellPosition,
} from './block.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellNotes } from './CellNotes.tsx';
import { GridHead } from './GridHead.tsx';
import { gridActionOf, shortcuts } from './keys.ts';
import { CellText } from './CellText.tsx';
import { classesOf, gridRowsOf, isWrong, type GridRow } from './gridRows.ts';
import type { Cells } from './useCells.ts';

/** Pixels: maximum width of a frozen column on a phone. */
const widestOnPhones = 140;

/** Pixels: more rows are loaded when the end is this near. */
const endsWithin = 600;

/** One summary row; the columns hold its contents. */
const summaries: readonly unknown[] = [null];

export function CellGrid({
  label,
  cells,
  onSave,
  sort,
  onSort,
  onEnd,
}: {
  label: string;
  cells: Cells;
  /** Ctrl+S. */
  onSave: () => void;
  /** By column names. */
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Called when the last rows are visible or nearly so. */
  onEnd?: (() => void) | undefined;
}) {
  const { ids, columns, stateAt, isLocked, rowErrorAt } = cells;
  const isNarrow = useIsNarrow();
  const save = useLatest(onSave);
  useShortcutGroup(shortcuts);
  const navigate = useNavigate();
  const grid = useRef<DataGridHandle>(null);
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  /** Whether the user has focused a cell. */
  const [isEntered, setEntered] = useState(false);
  const [end, setEnd] = useState<CellPosition | null>(null);
  const range = rangeOf(active, end ?? active);
  const gridRows = useMemo(
    () => gridRowsOf({ ids, stateAt, isLocked, rowErrorAt }),
    [ids, stateAt, isLocked, rowErrorAt],
  );
  const fillEmpty = useLatest((column: number, text: string) =>
    cells.type(
      ids.flatMap((_, row) =>
        stateAt({ row, column }).text === '' ? [{ row, column, text }] : [],
      ),
    ),
  );
  const gridColumns = useMemo(
    () =>
      columns.map(
        (
          { name, header, shownHeader, width, kind, fill, sorts, summary },
          index,
        ): Column<GridRow> => ({
          key: name,
          name: header,
          width,
          minWidth: 80,
          // A wide frozen column would leave no room for the others.
          frozen: index === 0 && (!isNarrow || width <= widestOnPhones),
          editable: (row) => !row.isLocked(index),
          // The editor stays open when a save returns.
          editorOptions: { closeOnExternalRowChange: false },
          resizable: true,
          sortable: sorts === true,
          ...(!sorts && {
            renderHeaderCell: () => (
              <GridHead
                {...{ header, shownHeader, fill }}
                onFill={(text) => fillEmpty.current(index, text)}
              />
            ),
          }),
          renderCell: ({ row }) => <CellText {...row.stateAt(index)} />,
          renderSummaryCell: () => summary,
          cellClass: (row) => classesOf(row, index, kind.digits),
          renderEditCell: ({ row, onRowChange }) => (
            <CellEditor
              label={header}
              text={row.typed ?? row.stateAt(index).text}
              kind={kind}
              onChange={(typed, isDone) => onRowChange({ ...row, typed }, isDone)}
            />
          ),
        }),
      ),
    [columns, isNarrow, fillEmpty],
  );
  /**
   * Screen readers get letter codes as words, with the row and column; all other cells as they are.
   */
  const spoken = ({ stateAt: stateIn }: GridRow, index: number): string | undefined => {
    const { kind, header } = columns[index] ?? {};
    if (kind?.say === undefined) return undefined;
    const { text } = stateIn(index);
    return `${stateIn(0).text}, ${header}: ${[text, kind.say(text)].filter(Boolean).join(', ')}`;
  };
  const textAt = ({ row, column }: CellPosition) => gridRows[row]?.stateAt(column).text ?? '';
  const clear = () =>
    cells.type(cellsIn(range).map(({ row, column }) => ({ row, column, text: '' })));
  const size = { rows: ids.length, columns: columns.length };
  const move = (to: CellPosition) => {
    const within = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
    setEnd({ row: within(to.row, size.rows), column: within(to.column, size.columns) });
  };

  /** Accepts the text and moves to the cell below; invalid input keeps the focus in its cell. */
  const endTyping = ({ row, rowIdx, column }: TypingArgs) => {
    const typed = row.typed ?? '';
    const read = columns[column.idx]?.kind.read(typed);
    const isWrongNow = row.typed !== undefined && read !== undefined && 'error' in read;
    if (isWrongNow || rowIdx + 1 >= size.rows) return;
    grid.current?.setActivePosition({ rowIdx: rowIdx + 1, idx: column.idx }, { shouldFocus: true });
  };

  const onKey = (args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT' && event.key === 'Enter' && !event.altKey) {
      event.preventGridDefault();
      args.onClose(true);
      endTyping(args);
      return;
    }
    const isTyping = args.mode === 'EDIT';
    const { row, column } = active;
    // Enter opens the link of a locked cell, Ctrl+Enter that of any other.
    const opens = event.key === 'Enter' && !isTyping && args.row !== undefined && isLocked(active);
    const act = opens ? 'open' : gridActionOf(event);
    if (act === undefined || (isTyping && act !== 'save')) return;
    event.preventGridDefault();
    event.preventDefault();
    // Saves the text in the open editor, too.
    if (isTyping) args.onClose(true);
    const from = end ?? active;
    if (act === 'first') {
      grid.current?.setActivePosition({ rowIdx: 0, idx: 0 }, { shouldFocus: true });
    } else if (act === 'clear') clear();
    else if (act === 'fill') cells.type(fillDown(range, textAt));
    else if (act === 'undo') cells.undo?.();
    else if (act === 'redo') cells.redo?.();
    else if (act === 'save') save.current();
    else if (act === 'open') {
      const { link } = stateAt({ row, column });
      if (link !== null) void navigate(link.to);
    } else move({ row: from.row + act.down, column: from.column + act.right });
  };

  /** Inside an editor the clipboard acts on its text. */
  const onCells = (work: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    event.stopPropagation();
    work(event);
  };
  const copy = (event: ClipboardEvent) =>
    event.clipboardData.setData(
      'text/plain',
      writeBlock(
        Array.from({ length: range.bottom - range.top + 1 }, (_, down) =>
          Array.from({ length: range.right - range.left + 1 }, (__, right) =>
            textAt({ row: range.top + down, column: range.left + right }),
          ),
        ),
      ),
    );

  return (
    <Frame>
      <chakra.div
        display="contents"
        onCopyCapture={onCells(copy)}
        onCutCapture={onCells((event) => {
          copy(event);
          clear();
        })}
        onPasteCapture={onCells(({ clipboardData }) =>
          cells.type(pasteAt(readBlock(clipboardData.getData('text/plain')), range, size)),
        )}
      >
        <DataGrid
          ref={grid}
          aria-label={label}
          className="cells"
          columns={gridColumns}
          rows={gridRows}
          rowKeyGetter={({ id }) => id}
          rowHeight={40}
          topSummaryRows={columns.some(({ summary }) => summary !== undefined) ? summaries : null}
          summaryRowHeight={36}
          {...(onSort && {
            sortColumns: sort
              ? [{ columnKey: sort.column, direction: sort.descending ? 'DESC' : 'ASC' }]
              : [],
            onSortColumnsChange: ([by]: readonly SortColumn[]) =>
              onSort({
                column: by?.columnKey ?? sort?.column ?? '',
                descending: by?.direction === 'DESC',
              }),
          })}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (scrollHeight - scrollTop - clientHeight < endsWithin) onEnd?.();
          }}
          headerRowHeight={40}
          onRowsChange={(changed, { indexes, column: { idx: column } }) =>
            cells.type(
              indexes.flatMap((row) => {
                const { typed, stateAt: stateIn } = changed[row] ?? {};
                // The editor was opened but nothing was typed.
                return typed === undefined
                  ? []
                  : [{ row, column, text: typed, began: stateIn?.(column) }];
              }),
            )
          }
          onFill={({ columnKey, sourceRow, targetRow }) => {
            const column = columns.findIndex(({ name }) => name === columnKey);
            return { ...targetRow, typed: sourceRow.stateAt(column).text };
          }}
          // Without this the key opens an editor and the whole block is pasted into it.
          onCellPaste={({ row }) => row}
          onActivePositionChange={({ rowIdx, column }) => {
            setActive({ row: Math.max(0, rowIdx), column: column?.idx ?? 0 });
            setEnd(null);
            setEntered(true);
          }}
          onCellMouseDown={({ rowIdx, column }, event) => {
            if (!event.shiftKey) return;
            event.preventGridDefault();
            event.preventDefault();
            setEnd({ row: rowIdx, column: column.idx });
          }}
          onCellKeyDown={onKey}
          renderers={{
            renderCell: (key, props) => (
              <Cell
                key={key}
                {...props}
                {...(isWithin(range, { row: props.rowIdx, column: props.column.idx }) &&
                  end !== null && { 'data-chosen': true })}
                aria-invalid={isWrong(props.row, props.column.idx) || undefined}
                aria-label={spoken(props.row, props.column.idx)}
              />
            ),
          }}
        />
      </chakra.div>
      <CellNotes
        cells={cells}
        active={active}
        isEntered={isEntered}
        onLead={({ row, column }) =>
          grid.current?.setActivePosition({ rowIdx: row, idx: column }, { shouldFocus: true })
        }
      />
    </Frame>
  );
}

type TypingArgs = Extract<CellKeyDownArgs<GridRow>, { mode: 'EDIT' }>;

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    // The measuring cells of the library take the width of their columns.
    overflow: 'hidden',
    '& .cells': {
      '--rdg-color': 'colors.ink',
      '--rdg-background-color': 'colors.surface',
      '--rdg-header-background-color': 'colors.soft',
      '--rdg-border-color': 'colors.line',
      '--rdg-row-hover-background-color': 'colors.soft',
      '--rdg-selection-color': 'colors.primary',
      '--rdg-font-size': 'fontSizes.md',
      height: 'clamp(240px, calc(100dvh - 400px), 900px)',
      borderBlock: '1px solid {colors.line}',
      fontFamily: 'inherit',
    },
    '& .cells :is([role=gridcell], [role=columnheader])': { px: '3' },
    '& .cells [role=columnheader]': { fontSize: 'xs', fontWeight: 'semibold', color: 'muted' },
    '& .cells [role=gridcell]:has(> :is(input, textarea, select))': { p: '0' },
    // A multi-line editor covers the cells below and frozen columns.
    '& .cells [role=gridcell]:has(> textarea)': { overflow: 'visible', zIndex: '2' },
    // Row names are not truncated, not even in the narrow column of a phone.
    '& .cells [role=gridcell][aria-colindex="1"], & .cells [role=gridcell][aria-colindex="1"] .linked > span':
      {
        whiteSpace: 'normal',
        lineHeight: '1.2',
        overflowWrap: 'anywhere',
        fontSize: { base: 'sm', md: 'md' },
      },
    '& .linked': { display: 'flex', alignItems: 'center', gap: '1' },
    '& .linked > span': { flex: '1', minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .linked > a': { color: 'muted', _hover: { color: 'primary' } },
    '& .tone-primary': { color: 'primary', fontWeight: 'medium' },
    '& .tone-success': { color: 'success' },
    '& .tone-warning': { color: 'warning' },
    '& .tone-danger': { color: 'danger' },
    '& .tone-muted': { color: 'muted' },
    '& .rdg-summary-row': { bg: 'soft', fontSize: 'sm', color: 'muted' },
    '& .digits': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .locked': { color: 'muted' },
    '& [data-chosen]': { bg: 'primarySoft' },
    '& .changed': { bg: 'primarySoft', fontWeight: 'medium' },
    '& .disputed': { bg: 'warningSoft' },
    '& .wrong': { bg: 'dangerSoft', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
  },
});
