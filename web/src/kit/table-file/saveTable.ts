// Gives a person a table as a file, in the way that a Russian Excel opens it.
import { formula } from '@kafedra/common/files/formulas';
import Papa from 'papaparse';

export function saveTable(fileName: string, rows: readonly (readonly string[])[]): void {
  const text = Papa.unparse(rows as string[][], { delimiter: ';', escapeFormulae: formula });
  const link = document.createElement('a');
  // Without the mark at its start Excel takes UTF-8 for the encoding of Windows.
  link.href = URL.createObjectURL(new Blob([`\u{FEFF}${text}`], { type: 'text/csv' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
