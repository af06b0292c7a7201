// Streams rows into a file: an Excel workbook, or comma-separated values in the format of Russian Excel.
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
  /** The time zone of instants; UTC by default. */
  timeZone?: string;
}

export function createExportFile<Row>(format: FileFormat, list: FileContent<Row>): Readable {
  return format === 'xlsx' ? workbook(list) : separatedValues(list);
}

/** Excel number formats. Excel shows days and numbers in the locale of the reader. */
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
  // Text cells have the text type, so that Excel never evaluates them as formulas.
  const bytes = writeXlsxStream(rows, { name: list.sheet, columns, freezePane: { rows: 1 } });
  return Readable.fromWeb(bytes as ReadableStream);
}

/** Excel's limit of characters in a cell. */
const maxInCell = 32_767;

/**
 * Does not split a surrogate pair when truncating, and escapes what Excel would decode: `_x0041_` is A in a workbook.
 */
const cellText = (words: string): string =>
  words
    .slice(0, maxInCell)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Excel's dates range from 1900 to 9999; others are written as text. */
const excelDay = (day: Cell): Date | string =>
  /^(?:19|[2-9]\d)\d\d-/.test(String(day)) ? new Date(`${day}T00:00:00Z`) : russianDay(day);

/**
 * The format that Russian Excel opens without an import dialog: semicolons, a decimal comma, and a UTF-8 byte order
 * mark.
 */
function separatedValues<Row>(list: FileContent<Row>): Readable {
  const form = {
    delimiter: ';',
    record_delimiter: 'windows',
    // RFC 4180, 2.6: also a line feed or a carriage return alone.
    quote_record_delimiter: true,
    // Many readers skip an empty line.
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
