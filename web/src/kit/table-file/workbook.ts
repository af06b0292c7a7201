// A workbook of Excel: the sheets that are not hidden.
import { readXlsx } from 'hucre/xlsx';
import type { TableFile } from './tableFile.ts';

/** Rows of a sheet that are looked at: no table is taken that has nearly as many. */
const mostRows = 20_000;

export async function readWorkbook(bytes: Uint8Array): Promise<TableFile> {
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: mostRows,
    });
    return {
      sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(textOf)) })),
    };
  } catch {
    return {
      problem: 'Таблица не прочиталась: файл повреждён или это не Excel. Сохраните её как CSV',
    };
  }
}

type Cell = string | number | boolean | Date | null;

function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}
