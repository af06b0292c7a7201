// The columns of an exported list: their headings, what each reads of a row, and what it shows.
import { wholeRecord } from '../kit/resource/resource.ts';
import type { FieldSelection } from '../kit/lists/parameters.ts';

/** Texts and numbers as they are; money as a decimal string; days and instants in ISO 8601. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'instant';

export type Cell = string | number;

/** A column of a file. */
export interface FileColumn<Row> {
  heading: string;
  kind: CellKind;
  /** Characters, in a workbook. */
  width: number;
  value: (row: Row) => Cell | null;
}

export interface ExportColumn<Row> extends FileColumn<Row> {
  /** What must be read of a row. */
  reads: Partial<FieldSelection>;
}

/** A column of the table as it is. */
export const plainColumn = <Row>(
  heading: string,
  kind: CellKind,
  width: number,
  name: keyof Row & string,
): ExportColumn<Row> => ({
  heading,
  kind,
  width,
  value: (row) => row[name] as Cell | null,
  reads: { columns: [name] },
});

/** What of each row the columns need. */
export function selectionOf<Row>(columns: readonly ExportColumn<Row>[]): FieldSelection {
  return {
    ...wholeRecord,
    columns: columns.flatMap(({ reads }) => reads.columns ?? []),
    with: Object.assign({}, ...columns.map(({ reads }) => reads.with)) as FieldSelection['with'],
  };
}
