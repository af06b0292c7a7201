// Blocks of cells: copied from and pasted into spreadsheets, and filled down in the grid.

/** A rectangle of cell indexes, corners included. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface CellPosition {
  row: number;
  column: number;
}

/** A text and its cell. */
export interface PastedCell extends CellPosition {
  text: string;
}

export const rangeOf = (one: CellPosition, other: CellPosition): CellRange => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

export const isWithin = (range: CellRange, { row, column }: CellPosition): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

export const cellsIn = ({ top, left, bottom, right }: CellRange): CellPosition[] =>
  counted(bottom - top + 1).flatMap((down) =>
    counted(right - left + 1).map((across) => ({ row: top + down, column: left + across })),
  );

const counted = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Parses the clipboard text of a spreadsheet: lines of tab-separated cells, with or without a final line break.
 */
export function readBlock(text: string): string[][] {
  if (text === '') return [];
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = readCell(text, at);
    rows.at(-1)?.push(cell);
    const [parting = ''] = /^(?:\t|\r\n|\r|\n)?/.exec(text.slice(end, end + 2)) ?? [];
    at = end + parting.length;
    if (parting === '\t') continue;
    if (at === text.length) return rows;
    rows.push([]);
  }
}

/**
 * Spreadsheets quote a cell that holds a tab or a line break and double the quotation marks in it. Other cells may
 * begin with a quotation mark, too: `"Физика" 7 класс`.
 */
function readCell(text: string, at: number): { cell: string; end: number } {
  quotedCell.lastIndex = at;
  const quoted = quotedCell.exec(text);
  const inside = quoted?.[1] ?? '';
  if (/[\t\r\n]|""/.test(inside)) {
    return { cell: inside.replaceAll('""', '"'), end: quotedCell.lastIndex };
  }
  plainCell.lastIndex = at;
  const [cell = ''] = plainCell.exec(text) ?? [];
  return { cell, end: plainCell.lastIndex };
}

const quotedCell = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y;
const plainCell = /[^\t\r\n]*/y;

export const writeBlock = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(writtenCell).join('\t')).join('\n');

const writtenCell = (cell: string): string =>
  /^"|[\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * The target cells of a pasted block: from the upper left corner of the range, repeated if the range is a multiple of
 * the block. Cells outside of the table are dropped.
 */
export function pasteAt(
  block: readonly (readonly string[])[],
  range: CellRange,
  size: { rows: number; columns: number },
): PastedCell[] {
  const rows = block.length;
  const columns = Math.max(0, ...block.map((row) => row.length));
  if (rows === 0 || columns === 0) return [];
  const times = (room: number, length: number) => (room % length === 0 ? room / length : 1);
  const area: CellRange = {
    top: range.top,
    left: range.left,
    bottom: range.top + rows * times(range.bottom - range.top + 1, rows) - 1,
    right: range.left + columns * times(range.right - range.left + 1, columns) - 1,
  };
  return cellsIn(area)
    .filter(({ row, column }) => row < size.rows && column < size.columns)
    .flatMap(({ row, column }) => {
      const text = block[(row - area.top) % rows]?.[(column - area.left) % columns];
      return text === undefined ? [] : [{ row, column, text }];
    });
}

/**
 * Copies the first row of the range into the rows below; for a single cell, copies the cell above.
 */
export function fillDown(
  range: CellRange,
  textAt: (position: CellPosition) => string,
): PastedCell[] {
  const first = range.top === range.bottom ? range.top - 1 : range.top;
  if (first < 0) return [];
  return cellsIn({ ...range, top: first + 1 }).map(({ row, column }) => ({
    row,
    column,
    text: textAt({ row: first, column }),
  }));
}
