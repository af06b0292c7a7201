// A table that somebody chose as a file: its sheets as texts, or what is wrong with it. The worker that reads workbooks comes
// with the first of them.
import { readDelimited } from './delimited.ts';
import { readWorkbook } from './workbook.ts';

export interface TableSheet {
  /** Empty for a file that is one table. */
  name: string;
  /** Trimmed texts of all cells, as long as the row is. */
  rows: readonly (readonly string[])[];
}

/** `readAs` is the encoding of a text, where it was guessed. */
export type TableFile = { sheets: readonly TableSheet[]; readAs?: string } | { problem: string };

/** Bytes: tables of people have some hundred a row. */
const largest = 10 * 1024 * 1024;

export const tableFormats = ['csv', 'tsv', 'txt', 'xlsx'] as const;

/** Judged by what is in it, whatever it is called. Sheets without a text are left out. */
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

/** From 1: U+FFFD stands where a program has lost a letter. */
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

/** What the files of Excel before 2007 and those with a password begin with. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

const zip = [0x50, 0x4b, 0x03, 0x04];

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
