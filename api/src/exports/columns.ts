// Columns of an exported list: headings, the selected fields and cell values.
import { wholeRecord } from '../kit/resource/resource.ts';
import type { FieldSelection } from '../kit/records/contract.ts';

/** Text and numbers unchanged; money as decimal strings; days and instants in ISO 8601. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'instant';

export type Cell = string | number;

export interface FileColumn<Row> {
  heading: string;
  kind: CellKind;
  /** Width in characters, in a workbook. */
  width: number;
  value: (row: Row) => Cell | null;
}

export interface ExportColumn<Row> extends FileColumn<Row> {
  /** The fields of a row that it reads. */
  reads: Partial<FieldSelection>;
}

/** A column that shows a table column unchanged. */
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

/** The fields that the columns need. */
export function selectionOf<Row>(columns: readonly ExportColumn<Row>[]): FieldSelection {
  return {
    ...wholeRecord,
    columns: columns.flatMap(({ reads }) => reads.columns ?? []),
    with: Object.assign({}, ...columns.map(({ reads }) => reads.with)) as FieldSelection['with'],
  };
}
