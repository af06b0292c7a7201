// Reads a workbook of Excel, within limits: the sheets that are not hidden, their cells as they are shown.
import { shownCells } from '@kafedra/common/files/cells';
import { workbookCounter } from '@kafedra/common/files/workbook-counter';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { TableFile, TableSheet } from './tableFile.ts';

/** Rows of a sheet that are looked at: no table is taken that has nearly as many. */
const mostRows = 20_000;

/** What a workbook may be made of, in all sheets: far more than the tables that are taken. */
const most = {
  /** As many as Excel has in a sheet, since a format may fill all of them. */
  rows: 1_048_576,
  cells: 1_000_000,
  /** Places from the first cell to the last row and column. */
  area: 4_000_000,
  /** Bytes. */
  unpacked: 100 * 1024 * 1024,
  /** What a part of more than 1 MB may unpack to, by its packed size. */
  ratio: 200,
};

/** With what is too much, in Russian. */
class TooLarge extends Error {}

export async function parseWorkbook(bytes: Uint8Array): Promise<TableFile> {
  try {
    countParts(bytes);
    return { sheets: await sheetsIn(bytes) };
  } catch (error) {
    return { problem: error instanceof TooLarge ? tooLarge(error.message) : unreadable };
  }
}

const unreadable = 'Таблица не прочиталась: файл повреждён или это не Excel. Сохраните её как CSV';

const tooLarge = (what: string): string =>
  `Таблица слишком большая: ${what}. Оставьте в ней только нужное`;

/** Throws `TooLarge`, and other errors for what is no archive. */
function countParts(bytes: Uint8Array): void {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (name.endsWith('/')) return false;
      if (size === 0 || originalSize === 0) throw new Error('what hides its size could be any');
      unpacked += originalSize;
      const isBomb = originalSize > 1024 * 1024 && originalSize > size * most.ratio;
      if (isBomb || unpacked > most.unpacked) throw new TooLarge('она распаковывается в огромную');
      return true;
    },
  });
  const counterOf = workbookCounter(most, (what) => {
    throw new TooLarge(what.replace(/^Б/, 'б'));
  });
  // A workbook may call its sheets anything: what no sheet is made of has few of what is counted.
  for (const [path, part] of Object.entries(parts)) counterOf(path)(part);
}

/** One by one: each is filled up to its last column before it can be told how large it is. */
async function sheetsIn(bytes: Uint8Array): Promise<TableSheet[]> {
  const shown: number[] = [];
  await readXlsx(bytes, {
    sheets: ({ index, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) shown.push(index);
      return false;
    },
  });
  const read: TableSheet[] = [];
  let area = 0;
  for (const index of shown) {
    const { sheets } = await readXlsx(bytes, {
      sheets: [index],
      maxRows: mostRows,
      readStyles: true,
    });
    for (const sheet of sheets) {
      area += sheet.rows.length * (sheet.rows[0]?.length ?? 0);
      if (area > most.area) throw new TooLarge('её ячейки слишком далеко друг от друга');
      const rows = shownCells(sheet).map((row) => row.map((cell) => cell.shown.trim()));
      read.push({ name: sheet.name, rows });
    }
  }
  return read;
}
