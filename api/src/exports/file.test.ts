// The content of exported files for arbitrary rows.
import { buffer } from 'node:stream/consumers';
import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { FileColumn } from './columns.ts';
import { createExportFile, type FileFormat } from './file.ts';

const written = (
  format: FileFormat,
  kind: FileColumn<unknown>['kind'],
  rows: readonly (readonly (string | null)[])[],
): Promise<Buffer> => {
  const columns = (rows[0] ?? []).map((_, index) => ({
    heading: `Столбец ${index + 1}`,
    kind,
    width: 10,
    value: (row: readonly (string | null)[]) => row[index] ?? null,
  }));
  return buffer(createExportFile(format, { sheet: 'Лист', columns, batches: [rows] }));
};

/** A parser for the grammar of RFC 4180 with semicolons. Throws for anything else. */
function strictlyRead(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const [, quoted, plain = '', end] = field.exec(text) ?? [];
    if (end === undefined) throw new Error(`no field at ${at}: ${JSON.stringify(text)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const nasty = fc.oneof(
  fc.constantFrom('Только\nперевод', 'a\rb', 'a\r\nb', '\n', '\r', '""', 'a;b', ' x ', "'", '\t'),
  fc.string({
    unit: fc.constantFrom('a', '"', ';', ',', '\n', '\r', '\t', '=', '-', "'", ' ', 'Ё'),
  }),
  fc.string({ unit: 'grapheme' }),
  fc.constant(null),
);

testProperty('a strict reader finds in CSV what was written', 300, async (numRuns) => {
  const tables = fc
    .integer({ min: 1, max: 3 })
    .chain((length) =>
      fc.array(fc.array(nasty, { minLength: length, maxLength: length }), { minLength: 1 }),
    );
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const text = (await written('csv', 'text', rows)).toString();
      const [, ...found] = strictlyRead(text);
      // An apostrophe precedes text that Excel would evaluate.
      const marked = (cell: string | null) => (cell ?? '').replace(/^[=+\-@\t\r＝＋－＠]/u, "'$&");
      expect(found).toEqual(rows.map((row) => row.map(marked)));
    }),
    { numRuns },
  );
});

it('CSV escapes formulas but not phone numbers, and uses a decimal comma', async () => {
  const shown = async (kind: FileColumn<unknown>['kind'], ...cells: string[]) => {
    const text = (
      await written(
        'csv',
        kind,
        cells.map((cell) => [cell]),
      )
    ).toString();
    return strictlyRead(text).slice(1).flat();
  };
  const plain = ['+79752765940', '+7 (975) 276-59-40', '-5', '+0,5', '-12.5'];
  expect(await shown('text', ...plain)).toEqual(plain);
  const run = ['=1+1', '+7+1', '-2+3', '+A1', '-', '@SUM(A1)', "+1|' /C calc'!A0", '＝1'];
  expect(await shown('text', ...run)).toEqual(run.map((cell) => `'${cell}`));
  expect(await shown('number', '7.1', '-3.25', '8')).toEqual(['7,1', '-3,25', '8']);
});

it('workbooks have date cells within Excel’s range and text cells beyond it', async () => {
  const days = [['0001-01-01'], ['1899-12-31'], ['1900-01-01'], ['2026-03-14']];
  const { sheets } = await readXlsx(await written('xlsx', 'day', days));
  expect(sheets[0]?.rows.slice(1)).toEqual([
    ['01.01.0001'],
    ['31.12.1899'],
    [new Date('1900-01-01T00:00:00Z')],
    [new Date('2026-03-14T00:00:00Z')],
  ]);
});

it('workbooks store text unchanged and never split a surrogate pair when truncating', async () => {
  const texts = [['_x0041_'], ['a\nb'], [`${'a'.repeat(32_766)}😀`]];
  const { sheets } = await readXlsx(await written('xlsx', 'text', texts));
  expect(sheets[0]?.rows.slice(1)).toEqual([['_x0041_'], ['a\nb'], ['a'.repeat(32_766)]]);
});
