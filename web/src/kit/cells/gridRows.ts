// Rows of the grid; the state of a cell is computed when it is rendered.
import type { Cells, CellState } from './useCells.ts';

export interface GridRow {
  id: string;
  isLocked: (column: number) => boolean;
  /** An error of the whole row, marked at its first cell. */
  error: string | null;
  stateAt: (column: number) => CellState;
  /** The text being typed or filled into one of its cells. */
  typed?: string;
}

export const gridRowsOf = ({
  ids,
  stateAt,
  isLocked,
  rowErrorAt,
}: Pick<Cells, 'ids' | 'stateAt' | 'isLocked' | 'rowErrorAt'>): GridRow[] =>
  ids.map((id, row) => ({
    id,
    isLocked: (column) => isLocked({ row, column }),
    error: rowErrorAt(row),
    stateAt: (column) => stateAt({ row, column }),
  }));

export const isWrong = ({ stateAt, error }: GridRow, column: number): boolean =>
  stateAt(column).error !== null || (column === 0 && error !== null);

/** CSS classes of a cell. */
export function classesOf(row: GridRow, column: number, digits: true | undefined): string {
  const { isChanged, theirs, tone } = row.stateAt(column);
  return [
    digits && 'digits',
    row.isLocked(column) && 'locked',
    isChanged && 'changed',
    isWrong(row, column) && 'wrong',
    theirs !== null && 'disputed',
    tone !== null && `tone-${tone}`,
  ]
    .filter(Boolean)
    .join(' ');
}
