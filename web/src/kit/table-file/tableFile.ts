// Reads a table from a selected file: its sheets as texts, or an error. The worker that reads workbooks is loaded when
// it is first needed.
import { readDelimited } from './delimited.ts';
import { readWorkbook } from './workbook.ts';

export interface TableSheet {
  /** Empty for a file with a single table. */
  name: string;
  /** Trimmed texts of all cells; rows may differ in length. */
  rows: readonly (readonly string[])[];
}

/** `readAs` is the encoding of a text file if it was guessed. */
export type TableFile = { sheets: readonly TableSheet[]; readAs?: string } | { problem: string };

/** Bytes: a row takes some hundred. */
const largest = 10 * 1024 * 1024;

export const tableFormats = ['csv', 'tsv', 'txt', 'xlsx'] as const;

/** Detects the format from the content, not from the name. Leaves out empty sheets. */
export async function readTableFile(file: Blob): Promise<TableFile> {
  if (file.size === 0) return { problem: 'Файл пустой' };
  if (file.size > largest) return { problem: 'Файл больше 10 МБ: разделите таблицу' };
  const bytes = await bytesOf(file);
  if (bytes === null) {
    return { problem: 'Файл не открылся: возможно, его переместили. Выберите его ещё раз' };
  }
  if (beginsWith(bytes, compoundFile)) {
    return {
      problem:
        'Это старый формат Excel или таблица под паролем: сохраните её как .xlsx без пароля или как CSV',
    };
  }
  const read = beginsWith(bytes, zip) ? readWorkbook(bytes) : readDelimited(bytes);
  const table = await read;
  if ('problem' in table) return table;
  const damaged = damagedRow(table.sheets);
  if (damaged !== null) {
    return {
      problem: `Строка ${damaged}: вместо букв знаки «\u{FFFD}». Сохраните таблицу заново в UTF-8`,
    };
  }
  const sheets = table.sheets.filter(({ rows }) => rows.some((row) => row.some(Boolean)));
  return sheets.length === 0 ? { problem: 'В таблице ничего нет' } : { ...table, sheets };
}

/**
 * Row number from 1 that contains U+FFFD, a character that another program failed to decode; null without one.
 */
function damagedRow(sheets: readonly TableSheet[]): number | null {
  for (const { rows } of sheets) {
    const at = rows.findIndex((row) => row.some((cell) => cell.includes('\u{FFFD}')));
    if (at !== -1) return at + 1;
  }
  return null;
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Magic bytes of Excel files before 2007 and of encrypted ones. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

const zip = [0x50, 0x4b, 0x03, 0x04];

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
