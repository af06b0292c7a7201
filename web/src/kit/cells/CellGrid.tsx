// A table that is typed into, as a spreadsheet: keys, ranges, blocks from the clipboard, filling down, steps back. The
// cells and their editors are react-data-grid's; what stands in them is that of `useCells`.
import 'react-data-grid/lib/styles.css';
import { useMemo, useRef, useState, type ClipboardEvent } from 'react';
import {
  Cell,
  DataGrid,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  type DataGridHandle,
} from 'react-data-grid';
import { CheckCheck } from 'lucide-react';
import { chakra, IconButton, useIsNarrow, useLatest, useShortcutGroup } from '../../ui/index.ts';
import {
  cellsIn,
  filledDown,
  isWithin,
  pastedAt,
  rangeOf,
  readBlock,
  writeBlock,
  type CellPosition,
} from './block.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellNotes } from './CellNotes.tsx';
import { keyOf, shortcuts } from './keys.ts';
import type { CellState, Cells } from './useCells.ts';

/** A row as the grid has it: its cells, in the order of the columns. */
interface GridRow {
  id: string;
  /** By the columns. */
  locked: readonly boolean[];
  /** What is wrong with it as a whole, which its first cell is marked for. */
  error: string | null;
  states: readonly CellState[];
  /** What is being typed into one of its cells, or is filled into it. */
  typed?: string;
}

export function CellGrid({
  label,
  cells,
  onSave,
}: {
  label: string;
  cells: Cells;
  /** Ctrl+S. */
  onSave: () => void;
}) {
  const { ids, columns, stateAt, isLocked, rowErrorAt } = cells;
  const isNarrow = useIsNarrow();
  const save = useLatest(onSave);
  useShortcutGroup(shortcuts);
  const grid = useRef<DataGridHandle>(null);
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const [end, setEnd] = useState<CellPosition | null>(null);
  const range = rangeOf(active, end ?? active);
  const gridRows = useMemo(
    () =>
      ids.map((id, row): GridRow => ({
        id,
        locked: columns.map((_, column) => isLocked({ row, column })),
        error: rowErrorAt(row),
        states: columns.map((_, column) => stateAt({ row, column })),
      })),
    [ids, columns, stateAt, isLocked, rowErrorAt],
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
      columns.map(({ name, header, width, kind, fill }, index): Column<GridRow> => {
        const stateIn = (row: GridRow) => row.states[index];
        return {
          key: name,
          name: header,
          width,
          minWidth: 80,
          // It would leave no room for the others.
          frozen: index === 0 && !isNarrow,
          editable: (row) => row.locked[index] !== true,
          // What is being typed outlives the answer to a save.
          editorOptions: { closeOnExternalRowChange: false },
          resizable: true,
          ...(fill && {
            renderHeaderCell: () => (
              <FilledHead label={fill.label} onFill={() => fillEmpty.current(index, fill.text)}>
                {header}
              </FilledHead>
            ),
          }),
          renderCell: ({ row }) => stateIn(row)?.text,
          cellClass: (row) =>
            [kind.digits && 'digits', row.locked[index] && 'locked', ...marksOf(row, index)]
              .filter(Boolean)
              .join(' '),
          renderEditCell: ({ row, onRowChange }) => (
            <CellEditor
              label={header}
              text={row.typed ?? stateIn(row)?.text ?? ''}
              kind={kind}
              onChange={(typed, isDone) => onRowChange({ ...row, typed }, isDone)}
            />
          ),
        };
      }),
    [columns, isNarrow, fillEmpty],
  );
  /** What is written in letters is heard in words, with whose it is and where; all else as it stands. */
  const spoken = ({ states }: GridRow, index: number): string | undefined => {
    const { kind, header } = columns[index] ?? {};
    if (kind?.say === undefined) return undefined;
    const text = states[index]?.text ?? '';
    return `${states[0]?.text ?? ''}, ${header}: ${[text, kind.say(text)].filter(Boolean).join(', ')}`;
  };
  const textAt = ({ row, column }: CellPosition) => gridRows[row]?.states[column]?.text ?? '';
  const clear = () =>
    cells.type(cellsIn(range).map(({ row, column }) => ({ row, column, text: '' })));
  const size = { rows: ids.length, columns: columns.length };
  const move = (to: CellPosition) => {
    const within = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
    setEnd({ row: within(to.row, size.rows), column: within(to.column, size.columns) });
  };

  /** What was typed stands, and the cell below is next; what can't be read keeps one where it is. */
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
    const act = keyOf(event);
    const isTyping = args.mode === 'EDIT';
    if (act === undefined || (isTyping && act !== 'save')) return;
    event.preventGridDefault();
    event.preventDefault();
    // What is being typed is saved with the rest.
    if (isTyping) args.onClose(true);
    const from = end ?? active;
    if (act === 'clear') clear();
    else if (act === 'fill') cells.type(filledDown(range, textAt));
    else if (act === 'undo') cells.undo?.();
    else if (act === 'redo') cells.redo?.();
    else if (act === 'save') save.current();
    else move({ row: from.row + act.down, column: from.column + act.right });
  };

  /** Within an editor the clipboard is that of its text. */
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
          cells.type(pastedAt(readBlock(clipboardData.getData('text/plain')), range, size)),
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
          headerRowHeight={40}
          onRowsChange={(changed, { indexes, column: { idx: column } }) =>
            cells.type(
              indexes.flatMap((row) => {
                const { typed, states } = changed[row] ?? {};
                // An editor that was only opened.
                return typed === undefined
                  ? []
                  : [{ row, column, text: typed, began: states?.[column] }];
              }),
            )
          }
          onFill={({ columnKey, sourceRow, targetRow }) => {
            const column = columns.findIndex(({ name }) => name === columnKey);
            return { ...targetRow, typed: sourceRow.states[column]?.text ?? '' };
          }}
          // Without it the key opens an editor, and all of a block goes in there.
          onCellPaste={({ row }) => row}
          onActivePositionChange={({ rowIdx, column }) => {
            setActive({ row: Math.max(0, rowIdx), column: column?.idx ?? 0 });
            setEnd(null);
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
        onLead={({ row, column }) =>
          grid.current?.setActivePosition({ rowIdx: row, idx: column }, { shouldFocus: true })
        }
      />
    </Frame>
  );
}

/** The head of a column with what fills it. */
function FilledHead({
  label,
  onFill,
  children,
}: {
  label: string;
  onFill: () => void;
  children: string;
}) {
  return (
    <chakra.span display="flex" alignItems="center" gap="1" title={children}>
      <chakra.span flex="1" minW="0" overflow="hidden" textOverflow="ellipsis">
        {children}
      </chakra.span>
      <IconButton size="sm" icon={<CheckCheck />} label={label} onClick={onFill} />
    </chakra.span>
  );
}

type TypingArgs = Extract<CellKeyDownArgs<GridRow>, { mode: 'EDIT' }>;

const isWrong = ({ states, error }: GridRow, index: number): boolean =>
  (states[index]?.error ?? null) !== null || (index === 0 && error !== null);

function marksOf(row: GridRow, index: number): (string | false)[] {
  const state = row.states[index];
  return [
    state?.isChanged === true && 'changed',
    isWrong(row, index) && 'wrong',
    (state?.theirs ?? null) !== null && 'disputed',
  ];
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    // Cells that the library measures with stand as wide as their columns.
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
    // The page's reset takes away what the library's own layer says of them.
    '& .cells :is([role=gridcell], [role=columnheader])': {
      px: '3',
      borderRight: '1px solid',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    // The page draws it outside of what has the focus, where the next cells cover it.
    '& .cells [aria-selected=true]': { outlineOffset: '-2px' },
    '& .cells [role=columnheader]': { fontSize: 'xs', fontWeight: 'semibold', color: 'muted' },
    '& .cells [role=gridcell]:has(> :is(input, textarea, select))': { p: '0' },
    // A text in lines is typed over the cells below, and above the columns that stand.
    '& .cells [role=gridcell]:has(> textarea)': { overflow: 'visible', zIndex: '2' },
    '& .digits': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .locked': { color: 'muted' },
    '& [data-chosen]': { bg: 'primarySoft' },
    '& .changed': { bg: 'primarySoft', fontWeight: 'medium' },
    '& .disputed': { bg: 'warningSoft' },
    '& .wrong': { bg: 'dangerSoft', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
  },
});
