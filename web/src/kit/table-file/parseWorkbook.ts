// Parses an Excel workbook within limits: its visible sheets, with cells as they are displayed.
import { shownCells } from '@kafedra/common/files/cells';
import { workbookCounter } from '@kafedra/common/files/workbook-counter';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { TableFile, TableSheet } from './tableFile.ts';

/** Rows read per sheet; imports accept far fewer. */
const mostRows = 20_000;

/** Limits for all sheets together, far above the tables that imports accept. */
const most = {
  /** Excel's limit per sheet, since formatting may cover all of them. */
  rows: 1_048_576,
  cells: 1_000_000,
  /** Cells of the rectangle from the first cell to the last row and column. */
  area: 4_000_000,
  /** Bytes. */
  unpacked: 100 * 1024 * 1024,
  /** Maximum compression ratio of a part that unpacks to more than 1 MB. */
  ratio: 200,
};

/** The message names the exceeded limit, in Russian. */
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

/** Throws `TooLarge`, or another error if the file is no archive. */
function countParts(bytes: Uint8Array): void {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (name.endsWith('/')) return false;
      if ((size === 0) !== (originalSize === 0))
        throw new Error('The archive does not state the size of a part.');
      unpacked += originalSize;
      const isBomb = originalSize > 1024 * 1024 && originalSize > size * most.ratio;
      if (isBomb || unpacked > most.unpacked) throw new TooLarge('она распаковывается в огромную');
      return true;
    },
  });
  const counterOf = workbookCounter(most, (what) => {
    throw new TooLarge(what.replace(/^Б/, 'б'));
  });
  // Counts all parts, since a workbook may give its sheets any path; other parts have few counted elements.
  for (const [path, part] of Object.entries(parts)) counterOf(path)(part);
}

/** One sheet at a time: the parser fills each up to its last column before its area is known. */
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
