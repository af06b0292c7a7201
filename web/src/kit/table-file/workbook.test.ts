// Malicious workbooks: rejected with a reason, and terminated after a time limit.
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { parseWorkbook } from './parseWorkbook.ts';
import { readWorkbook } from './workbook.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook with this content of `sheetData`, compressed if `packed`. */
const workbookWith = (data: string, { packed = true } = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
        '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
      }).map(([path, xml]) => [path, strToU8(xml)]),
    ),
    { level: packed ? 9 : 0 },
  );

const cell = (at: string, text = 'x') => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (cells: string) => `<row>${cells}</row>`;

it('reads a harmless workbook built the same way', async () => {
  expect(await parseWorkbook(workbookWith(row(cell('A1', 'Почта'))))).toEqual({
    sheets: [{ name: 'A', rows: [['Почта']] }],
  });
});

it.each<[string, () => Uint8Array, string]>([
  [
    'a part that unpacks to too much data',
    () => workbookWith(' '.repeat(20 * 1024 * 1024)),
    'Таблица слишком большая: она распаковывается в огромную',
  ],
  [
    'too many cells',
    () => workbookWith(row('<c/>'.repeat(1_000_001)), { packed: false }),
    'Таблица слишком большая: больше 1\u00A0000\u00A0000 ячеек',
  ],
  [
    'too many elements other than cells, at any depth',
    () => workbookWith('<a>'.repeat(4_000_001), { packed: false }),
    'Таблица слишком большая: больше 4\u00A0000\u00A0000 элементов XML',
  ],
  [
    'cells far apart from each other',
    () => workbookWith(row(cell('A1')) + row(cell('ALL5000'))),
    'Таблица слишком большая: её ячейки слишком далеко друг от друга',
  ],
  [
    'billions of cells between two cells',
    () => workbookWith(row(cell('A1')) + row(cell('XFD1048576'))),
    'Таблица не прочиталась',
  ],
])('rejects a workbook with %s', async (_, workbook, problem) => {
  const read = await parseWorkbook(workbook());
  expect(read).toEqual({ problem: expect.stringContaining(problem) });
});

it('expands no custom entities', async () => {
  const doctype = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
  expect(await parseWorkbook(workbookWith(doctype + row(cell('A1', '&b;'))))).toEqual({
    sheets: [{ name: 'A', rows: [['&b;']] }],
  });
});

it('rejects a damaged workbook', async () => {
  const workbook = workbookWith(row(cell('A1', 'Почта')), { packed: false });
  const at = workbook.findIndex(
    (_, index) => workbook.subarray(index, index + 5).join() === '60,116,62,208,159',
  );
  workbook[at + 4] = 0xa0;
  expect(await parseWorkbook(workbook)).toEqual({
    problem: expect.stringContaining('файл повреждён'),
  });
});

class Silent extends EventTarget {
  static readonly ended = vi.fn();
  postMessage() {}
  terminate = Silent.ended;
}

it('terminates the worker after the time limit', async () => {
  vi.stubGlobal('Worker', Silent);
  vi.useFakeTimers();
  const reading = readWorkbook(new Uint8Array(1));
  await vi.runAllTimersAsync();
  expect(await reading).toEqual({ problem: expect.stringContaining('слишком долго') });
  expect(Silent.ended).toHaveBeenCalledOnce();
});

it('rejects when the worker fails', async () => {
  vi.stubGlobal(
    'Worker',
    class extends Silent {
      override postMessage() {
        this.dispatchEvent(new Event('error'));
      }
    },
  );
  await expect(readWorkbook(new Uint8Array(1))).rejects.toThrow('The worker has failed.');
});
