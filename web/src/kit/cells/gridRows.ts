// The rows of a table that is typed into, as its grid has them: what a cell shows is found when it is drawn.
import type { Cells, CellState } from './useCells.ts';

export interface GridRow {
  id: string;
  isLocked: (column: number) => boolean;
  /** What is wrong with it as a whole, which its first cell is marked for. */
  error: string | null;
  stateAt: (column: number) => CellState;
  /** What is being typed into one of its cells, or is filled into it. */
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

/** The classes of a cell. */
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
