// Blocks of cells: what is copied and pasted between a table and a spreadsheet, and filled down in it.

/** A rectangle of cells by their indexes; its corners belong to it. */
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

/** A text at its place. */
export interface PlacedText extends CellPosition {
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

/** What a spreadsheet puts on the clipboard: lines of cells parted by tabs. The last one is ended, or not. */
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
 * A spreadsheet quotes what holds a tab, a line break or, beside these, quotation marks, which it then doubles. Whatever
 * else begins with one is called so: `"Физика" 7 класс`.
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
 * Where the cells of a block come: from the upper left corner of the range on, and as often as the range holds the block
 * whole. What would stand outside of the table is left out.
 */
export function pastedAt(
  block: readonly (readonly string[])[],
  range: CellRange,
  size: { rows: number; columns: number },
): PlacedText[] {
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

/** The texts of the first row of the range in all that are below it; of a single cell, that of the cell above. */
export function filledDown(
  range: CellRange,
  textAt: (position: CellPosition) => string,
): PlacedText[] {
  const first = range.top === range.bottom ? range.top - 1 : range.top;
  if (first < 0) return [];
  return cellsIn({ ...range, top: first + 1 }).map(({ row, column }) => ({
    row,
    column,
    text: textAt({ row: first, column }),
  }));
}
