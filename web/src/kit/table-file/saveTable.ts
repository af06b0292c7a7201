// Saves a table as a CSV file that a Russian Excel opens correctly.
import { formula } from '@kafedra/common/files/formula-injection';
import Papa from 'papaparse';

export function saveTable(fileName: string, rows: readonly (readonly string[])[]): void {
  const text = Papa.unparse(rows as string[][], { delimiter: ';', escapeFormulae: formula });
  const link = document.createElement('a');
  // Without a byte order mark Excel reads UTF-8 as Windows-1251.
  link.href = URL.createObjectURL(new Blob([`\u{FEFF}${text}`], { type: 'text/csv' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
