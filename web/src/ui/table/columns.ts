// Builders of common columns: name, text, number, day, time. `more` overrides the defaults.
import { formatDate, formatDateTime, formatNumber } from '../format/format.ts';
import type { Column } from './types.ts';

type More<Row> = Partial<Omit<Column<Row>, 'cell'>>;

/** The row header column. */
export const nameColumn = <Row>(name: (row: Row) => string, more: More<Row> = {}): Column<Row> => ({
  header: 'Название',
  isRowHeader: true,
  minWidth: 240,
  cell: name,
  ...more,
});

/** Secondary text, which may be missing. */
export const textColumn = <Row>(
  header: string,
  text: (row: Row) => string | null | undefined,
  more: More<Row> = {},
): Column<Row> => ({ header, muted: true, cell: (row) => text(row) || '—', ...more });

export const numberColumn = <Row>(
  header: string,
  number: (row: Row) => number | null | undefined,
  more: More<Row> = {},
): Column<Row> => ({
  header,
  digits: true,
  align: 'end',
  width: 130,
  cell: (row) => {
    const value = number(row);
    return value == null ? '—' : formatNumber(value);
  },
  ...more,
});

export const dayColumn = <Row>(
  header: string,
  day: (row: Row) => string | null | undefined,
  more: More<Row> = {},
): Column<Row> => ({
  header,
  digits: true,
  width: 120,
  muted: true,
  cell: (row) => formatDate(day(row)),
  ...more,
});

/** A date with time; `none` is shown for null. */
export const momentColumn = <Row>(
  header: string,
  moment: (row: Row) => string | null | undefined,
  { none = '—', ...more }: More<Row> & { none?: string } = {},
): Column<Row> => ({
  header,
  digits: true,
  width: 170,
  muted: true,
  cell: (row) => {
    const at = moment(row);
    return at ? formatDateTime(at) : none;
  },
  ...more,
});
