/** Courses as a file: a workbook, or comma-separated values as a Russian Excel opens them. Written while rows are read. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';
import type { CellKind, ExportColumn, ExportedCourse } from './export-columns.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const mediaTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

interface ExportedList {
  columns: readonly ExportColumn[];
  /** Batches of courses, in order. */
  batches: AsyncIterable<ExportedCourse[]>;
  /** Instants are shown as days of this zone. */
  timeZone: string;
}

export function exportFile(format: ExportFormat, list: ExportedList): Readable {
  return format === 'xlsx' ? workbook(list) : separatedValues(list);
}

/** Excel's number formats; it writes days and numbers in the way of whoever opens the file. */
const numberFormats: Partial<Record<CellKind, string>> = {
  money: '#,##0.00',
  day: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy',
};

function workbook(list: ExportedList): Readable {
  const columns = list.columns.map(({ heading, kind, width }) => {
    const numFmt = numberFormats[kind];
    return { header: heading, width, ...(numFmt !== undefined && { numFmt }) };
  });
  const midnight = (day: Value) => new Date(`${day}T00:00:00Z`);
  const day = dayIn(list.timeZone);
  const rows = rowsOf(list, { money: Number, day: midnight, instant: (at) => midnight(day(at)) });
  // Texts are cells of the type text: Excel takes none of them for a formula.
  const bytes = writeXlsxStream(rows, { name: 'Курсы', columns, freezePane: { rows: 1 } });
  return Readable.fromWeb(bytes as ReadableStream);
}

/** What a Russian Excel takes for columns without asking: semicolons, a decimal comma, and a mark that it is UTF-8. */
function separatedValues(list: ExportedList): Readable {
  const form = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;
  const day = dayIn(list.timeZone);
  const rows = rowsOf(list, {
    money: (amount) => String(amount).replace('.', ','),
    day: russianDay,
    instant: (at) => russianDay(day(at)),
  });
  async function* lines() {
    yield stringify([list.columns.map(({ heading }) => heading)], { ...form, bom: true });
    for await (const row of rows) yield stringify([row], form);
  }
  return Readable.from(lines());
}

type Value = string | number;
type Cell = Value | Date | null;
type Shown = Partial<Record<CellKind, (value: Value) => Cell>>;

async function* rowsOf({ columns, batches }: ExportedList, shown: Shown): AsyncIterable<Cell[]> {
  for await (const courses of batches) {
    for (const course of courses) {
      yield columns.map(({ kind, value: read }) => {
        const value = read(course);
        return value === null ? null : (shown[kind]?.(value) ?? value);
      });
    }
  }
}

/** The day of an instant in a time zone, as `2026-03-14`. */
export function dayIn(timeZone: string): (instant: Value) => string {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone }); // Swedish dates are ISO 8601.
  return (instant) => days.format(new Date(instant));
}

/** 2026-03-14 as 14.03.2026. */
const russianDay = (day: Value): string => String(day).split('-').toReversed().join('.');
