// A workbook of Excel: the sheets that are not hidden, their cells as they are shown.
import { shownCells } from '@kafedra/common/files/cells';
import { readXlsx } from 'hucre/xlsx';
import type { TableFile } from './tableFile.ts';

/** Rows of a sheet that are looked at: no table is taken that has nearly as many. */
const mostRows = 20_000;

export async function readWorkbook(bytes: Uint8Array): Promise<TableFile> {
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: mostRows,
      readStyles: true,
    });
    return {
      sheets: sheets.map((sheet) => ({
        name: sheet.name,
        rows: shownCells(sheet).map((row) => row.map(({ shown }) => shown.trim())),
      })),
    };
  } catch {
    return {
      problem: 'Таблица не прочиталась: файл повреждён или это не Excel. Сохраните её как CSV',
    };
  }
}
