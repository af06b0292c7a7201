// Table files in all formats and encodings of Excel, and files that are no tables.
import { inEncoding, inUtf16 } from '@kafedra/common/testing/encodings';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseWorkbook } from './parseWorkbook.ts';
import { readTableFile } from './tableFile.ts';

/** jsdom has no workers; this one parses in the test's thread. */
class WorkerHere extends EventTarget {
  async postMessage(bytes: Uint8Array) {
    this.dispatchEvent(new MessageEvent('message', { data: await parseWorkbook(bytes) }));
  }

  terminate() {}
}

beforeEach(() => void vi.stubGlobal('Worker', WorkerHere));
afterEach(() => void vi.unstubAllGlobals());

const read = (...parts: BlobPart[]) => readTableFile(new Blob(parts));
const rows = [
  ['Почта', 'Ветка'],
  ['anna@school.test', 'Ёлка'],
];
const one = { sheets: [{ name: '', rows }] };

it.each([
  ['semicolons', 'Почта;Ветка\r\nanna@school.test;Ёлка'],
  ['commas', '\u{FEFF}Почта,Ветка\nanna@school.test,"Ёлка"'],
  ['tabs', 'Почта\tВетка\nanna@school.test\t Ёлка '],
])('reads text with %s as a table', async (_, text) => {
  expect(await read(text)).toEqual(one);
});

it('reads Windows encodings', async () => {
  const text = 'Почта;Ветка\r\nanna@school.test;Ёлка';
  expect(await read(inUtf16(text))).toEqual(one);
  expect(await read(inUtf16(text, { littleEndian: false }))).toEqual(one);
  expect(await read(inEncoding('windows-1251', text))).toEqual({
    ...one,
    readAs: 'windows-1251',
  });
  expect(await read(inEncoding('koi8-r', text))).toEqual({ ...one, readAs: 'KOI8-R' });
});

it('reads a number that our exports mark as text', async () => {
  expect(await read("Телефон;Имя\n'+79001234567;'Анна'")).toEqual({
    sheets: [
      {
        name: '',
        rows: [
          ['Телефон', 'Имя'],
          ['+79001234567', "'Анна'"],
        ],
      },
    ],
  });
});

it('reads displayed values of a workbook, and errors as empty cells', async () => {
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Ученики',
        rows: [['Номер'], [7], [null]],
        columns: [{ numFmt: '0000' }],
        cells: new Map([['2,0', { value: '#N/A', type: 'error' }]]),
      },
    ],
  });
  expect(await read(new Uint8Array(workbook))).toMatchObject({
    sheets: [{ rows: [['Номер'], ['0007'], ['']] }],
  });
});

it('skips hidden and empty sheets', async () => {
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Ученики', rows: [['Телефон'], [79_001_234_567], [null]] },
      { name: 'Пусто', rows: [] },
      { name: 'Скрыто', rows: [['x']], hidden: true },
    ],
  });
  expect(await read(new Uint8Array(workbook))).toMatchObject({
    sheets: [{ name: 'Ученики', rows: [['Телефон'], ['79001234567']] }],
  });
});

it.each<[string, BlobPart, string]>([
  ['an empty file', '', 'Файл пустой'],
  ['only spaces', ' \n;;', 'В таблице ничего нет'],
  ['a binary file', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'Это не таблица'],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'старый формат Excel'],
  ['damaged UTF-8', Uint8Array.of(0xd0, 0x9f, 0x0a, 0xd0, 0x3b, 0xd0, 0x9f), 'Строка 2: Буквы'],
  ['a replacement character', 'Имя\nАн\u{FFFD}а', 'Строка 2: вместо букв'],
  ['an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'Таблица не прочиталась'],
  ['an unclosed quotation mark', 'Имя;Почта\n"Анна;a@b.test\nx', 'кавычка'],
])('reports %s', async (_, content, problem) => {
  expect(await read(content)).toEqual({ problem: expect.stringContaining(problem) });
});
