// Parses delimited text with semicolons, commas or tabs, in the encodings that spreadsheets use in Russia.
import { decodeText } from '@kafedra/common/files/text';
import Papa from 'papaparse';
import type { TableFile } from './tableFile.ts';

export function readDelimited(bytes: Uint8Array): TableFile {
  const decoded = decodeText(bytes);
  if ('problem' in decoded) {
    const { line, problem } = decoded;
    return line === null
      ? { problem: 'Это не таблица: нужен файл CSV или XLSX' }
      : { problem: `Строка ${line}: ${problem}` };
  }
  const { data, errors } = Papa.parse<string[]>(decoded.text, {
    delimitersToGuess: [';', ',', '\t'],
  });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) {
    const line = (unclosed.row ?? 0) + 1;
    return { problem: `Строка ${line}: кавычка не закрыта или стоит не на месте` };
  }
  const sheets = [{ name: '', rows: data.map((row) => row.map(cellOf)) }];
  const { readAs } = decoded;
  return readAs === undefined ? { sheets } : { sheets, readAs };
}

/**
 * Removes the apostrophe that our own exports put before what Excel would take for a formula, such as `+7`.
 */
const cellOf = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
