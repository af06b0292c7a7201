// A saved table file reads back as the same table.
import Papa from 'papaparse';
import { expect, it, vi } from 'vitest';
import { saveTable } from './saveTable.ts';

it('quotes special characters, and escapes formulas', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
  const rows = [
    ['Имя', 'Что не так'],
    ['Две\nстроки', 'Одна\rкаретка'],
    ['Щукина; «Яна»', 'сказала "да"'],
    ['+79752765940', '-5'],
    ['=1+1', ''],
  ];
  saveTable('Ученики.csv', rows);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const text = await blobs[0]?.text();
  const { data, errors } = Papa.parse(text?.replace('\u{FEFF}', '') ?? '', {
    delimiter: ';',
    newline: '\r\n',
  });
  expect(errors).toEqual([]);
  expect(data).toEqual([...rows.slice(0, 4), ["'=1+1", '']]);
});
