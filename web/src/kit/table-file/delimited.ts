// A table as a text, with semicolons, commas or tabs between its cells: as spreadsheets save it in Russia, too.
import Papa from 'papaparse';
import type { TableFile } from './tableFile.ts';

export function readDelimited(bytes: Uint8Array): TableFile {
  const text = textOf(bytes);
  // What is no text has it sooner or later.
  if (text.includes('\0')) return { problem: 'Это не таблица: нужен файл CSV или XLSX' };
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [';', ',', '\t'],
  });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) {
    const line = (unclosed.row ?? 0) + 1;
    return { problem: `Строка ${line}: кавычка не закрыта или стоит не на месте` };
  }
  return { sheets: [{ name: '', rows: data.map((row) => row.map(cellOf)) }] };
}

/** A mark before what Excel would take for a formula: our own exports set it, before `+7`, too. */
const cellOf = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** Excel writes in the encoding of Windows what it does not write as UTF-8. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
