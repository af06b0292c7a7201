// Rows as a file: a workbook, or comma-separated values as a Russian Excel opens them. Written while rows are read.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';
import { escapeFormula } from '@kafedra/common/files/formula-injection';
import { dayIn } from '../kit/values/time-zone.ts';
import type { Cell, CellKind, FileColumn } from './columns.ts';

export const fileFormats = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

interface FileContent<Row> {
  /** The name of the workbook's sheet. */
  sheet: string;
  columns: readonly FileColumn<Row>[];
  /** Batches of rows, in order. */
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** Instants are shown as days of this zone; UTC when left out. */
  timeZone?: string;
}

export function fileOf<Row>(format: FileFormat, list: FileContent<Row>): Readable {
  return format === 'xlsx' ? workbook(list) : separatedValues(list);
}

/** Excel's number formats; it writes days and numbers in the way of whoever opens the file. */
const numberFormats: Partial<Record<CellKind, string>> = {
  money: '#,##0.00',
  day: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy',
};

function workbook<Row>(list: FileContent<Row>): Readable {
  const columns = list.columns.map(({ heading, kind, width }) => {
    const numFmt = numberFormats[kind];
    return { header: heading, width, ...(numFmt !== undefined && { numFmt }) };
  });
  const day = dayIn(list.timeZone ?? 'UTC');
  const rows = rowsOf(list, {
    text: (words) => cellText(String(words)),
    money: Number,
    day: excelDay,
    instant: (at) => excelDay(day(at)),
  });
  // Texts are cells of the type text: Excel takes none of them for a formula.
  const bytes = writeXlsxStream(rows, { name: list.sheet, columns, freezePane: { rows: 1 } });
  return Readable.fromWeb(bytes as ReadableStream);
}

/** Letters that Excel takes in one cell. */
const mostInCell = 32_767;

/** No half of a letter where it is cut, and nothing that Excel would read as the code of one: `_x0041_` is A there. */
const cellText = (words: string): string =>
  words
    .slice(0, mostInCell)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Excel counts days from 1900 to 9999, and shows no others. */
const excelDay = (day: Cell): Date | string =>
  /^(?:19|[2-9]\d)\d\d-/.test(String(day)) ? new Date(`${day}T00:00:00Z`) : russianDay(day);

/** What a Russian Excel takes for columns without asking: semicolons, a decimal comma, and a mark that it is UTF-8. */
function separatedValues<Row>(list: FileContent<Row>): Readable {
  const form = {
    delimiter: ';',
    record_delimiter: 'windows',
    // RFC 4180, 2.6: also a line feed or a carriage return alone.
    quote_record_delimiter: true,
    // A line with nothing on it many readers pass over.
    quoted_empty: list.columns.length === 1,
  } as const;
  const day = dayIn(list.timeZone ?? 'UTC');
  const rows = rowsOf(list, {
    text: (words) => escapeFormula(String(words)),
    number: decimalComma,
    money: decimalComma,
    day: russianDay,
    instant: (at) => russianDay(day(at)),
  });
  async function* lines() {
    const headings = list.columns.map(({ heading }) => escapeFormula(heading));
    yield stringify([headings], { ...form, bom: true });
    for await (const row of rows) yield stringify([row], form);
  }
  return Readable.from(lines());
}

const decimalComma = (number: Cell): string => String(number).replace('.', ',');

type Shown = Cell | Date | null;

async function* rowsOf<Row>(
  { columns, batches }: FileContent<Row>,
  shown: Partial<Record<CellKind, (cell: Cell) => Shown>>,
): AsyncIterable<Shown[]> {
  for await (const rows of batches) {
    for (const row of rows) {
      yield columns.map(({ kind, value }) => {
        const cell = value(row);
        return cell === null ? null : (shown[kind]?.(cell) ?? cell);
      });
    }
  }
}

/** 2026-03-14 as 14.03.2026. */
const russianDay = (day: Cell): string => String(day).split('-').toReversed().join('.');
