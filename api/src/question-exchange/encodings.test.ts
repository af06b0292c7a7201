// Files in various encodings: text is decoded correctly or the file is rejected.
import { inEncoding, inUtf16 } from '@kafedra/common/testing/encodings';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { pack, openArchive } from './archive.ts';
import { testFormats } from './formats/index.ts';
import { detectFormat } from './detect-format.ts';

/** Reads a file in any format; returns the texts of its questions and the notes of the report. */
async function read(bytes: Uint8Array) {
  const { test, report } = await testFormats[await detectFormat(bytes)].read(bytes);
  return {
    texts: test.questions.map(({ question }) => question),
    left: report.left.map(({ line, why }) => ({ line, why })),
  };
}

const gift = '::К::Столица?\n{=Москва ~Киев}';

const moodle = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>
<quiz><question type="shortanswer"><questiontext><text>Столица?</text></questiontext>
<answer fraction="100"><text>Москва</text></answer></question></quiz>`;

const item = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="К">
<itemBody><p>Столица?</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`;

const unreadable = (encoding: string) =>
  `Буквы не прочитались: они не в кодировке ${encoding}. Сохраните файл в UTF-8`;

describe('decodes the text', () => {
  it.each([
    ['GIFT in windows-1251', inEncoding('windows-1251', gift)],
    ['GIFT in UTF-16', inUtf16(gift)],
    ['Moodle XML in windows-1251', inEncoding('windows-1251', moodle('windows-1251'))],
    ['Moodle XML in KOI8-R', inEncoding('koi8-r', moodle('KOI8-R'))],
    ['Moodle XML in UTF-16', inUtf16(moodle('UTF-16'), { littleEndian: false })],
    ['QTI in ISO-8859-5', inEncoding('iso-8859-5', item('ISO-8859-5'))],
    ['QTI in UTF-16', inUtf16(item('UTF-16'))],
  ])('of %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ texts: ['<p>Столица?</p>'], left: [] });
  });

  it('of GIFT in KOI8-R, and the report mentions it once', async () => {
    const { test, report } = await testFormats.gift.read(
      inEncoding('koi8-r', `${gift}\n\n${gift}`),
    );
    expect(test.questions.map(({ question }) => question)).toEqual([
      '<p>Столица?</p>',
      '<p>Столица?</p>',
    ]);
    expect(report.changed).toEqual([
      { question: null, name: 'Весь файл', what: 'прочитано как KOI8-R' },
    ]);
  });

  it('of items in a package, and of file names packed by Windows', async () => {
    const manifest = `<?xml version="1.0" encoding="windows-1251"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>
<resource identifier="r" type="imsqti_item_xmlv2p1" href="вопрос.xml"/></resources></manifest>`;
    const placeholder = '######.xml';
    const archive = await pack(
      new Map([
        ['imsmanifest.xml', inEncoding('windows-1251', manifest)],
        [placeholder, inEncoding('koi8-r', item('KOI8-R'))],
      ]),
    );
    const renamed = Buffer.from(archive);
    const name = Buffer.from(inEncoding('ibm866', 'вопрос.xml'));
    for (let at = renamed.indexOf(placeholder); at !== -1; at = renamed.indexOf(placeholder)) {
      name.copy(renamed, at);
    }
    // Clears the UTF-8 flag of names, which precedes the compression method 8.
    const unflagged = Buffer.from(
      renamed.toString('latin1').replaceAll('\x00\x08\x08\x00', '\x00\x00\x08\x00'),
      'latin1',
    );
    expect((await openArchive(unflagged, 1_000_000)).paths).toContain('вопрос.xml');
    expect(await read(unflagged)).toEqual({ texts: ['<p>Столица?</p>'], left: [] });
  });

  it('of a workbook with texts in windows-1251', async () => {
    const rows = [['Вопрос'], ['Столица?']];
    const workbook = await openArchive(
      await writeXlsx({ sheets: [{ name: 'A', rows }] }),
      1_000_000,
    );
    const parts = new Map<string, Uint8Array>();
    for (const path of workbook.paths) parts.set(path, await workbook.read(path));
    const texts = Buffer.from(parts.get('xl/sharedStrings.xml') ?? []).toString();
    const head = '<?xml version="1.0" encoding="windows-1251"?>';
    const declared = head + texts.replace(/^<\?xml.*?\?>/, '');
    parts.set('xl/sharedStrings.xml', inEncoding('windows-1251', declared));
    expect(await read(await pack(parts))).toEqual({ texts: ['<p>Столица?</p>'], left: [] });
  });
});

it('a question whose picture was left out of an export is imported inactive', async () => {
  const lost = Buffer.from('Что здесь? {=[файл «a.png»] ~Река}');
  const { test, report } = await testFormats.gift.read(lost);
  expect(test.questions.map(({ active }) => active)).toEqual([false]);
  expect(report.changed.map(({ what }) => what)).toEqual([
    'выключен: вместо картинки стоит только её имя',
  ]);
});

it.each([
  ['9999.99', 'выключен: балл 9999,99 изменён на 1000'],
  ['0.0000001', 'выключен: балл 0,0000001 изменён на 1'],
])(
  'a question with %s points is imported inactive, with its former points in the report',
  async (points, note) => {
    const xml = `<quiz><question type="essay"><questiontext><text>Эссе</text></questiontext>
<defaultgrade>${points}</defaultgrade></question></quiz>`;
    const { test, report } = await testFormats.moodle.read(Buffer.from(xml));
    expect(test.questions.map(({ active }) => active)).toEqual([false]);
    expect(report.changed.map(({ what }) => what)).toContain(note);
  },
);

describe('imports nothing', () => {
  it.each([
    [
      'XML that is not in its encoding',
      inEncoding('windows-1251', moodle('UTF-8')),
      2,
      unreadable('UTF-8'),
    ],
    [
      'XML without a declaration that is not UTF-8',
      inEncoding('windows-1251', '<quiz>\nЁж</quiz>'),
      2,
      unreadable('UTF-8'),
    ],
    [
      'XML in an unknown encoding',
      inEncoding('windows-1252', moodle('UTF-7').replaceAll(/[^\0-~]/g, '?')),
      1,
      'Кодировка «UTF-7» не поддерживается: сохраните файл в UTF-8',
    ],
    ['damaged UTF-8', Buffer.from(gift).subarray(0, -8), 2, unreadable('UTF-8')],
    ['what is no text', Uint8Array.of(0x89, 0x50, 0x4e, 0, 0x98), null, 'Это не текст'],
  ])('of %s', async (_, bytes, line, why) => {
    expect(await read(bytes)).toEqual({ texts: [], left: [{ line, why }] });
  });

  it('of a question in which another program lost a character', async () => {
    const lost = await read(Buffer.from('Сто\u{FFFD}ица?{}\n\nРека?{}'));
    expect(lost).toEqual({
      texts: ['<p>Река?</p>'],
      left: [
        { line: 1, why: 'В тексте знаки «\u{FFFD}» вместо букв: сохраните файл заново в UTF-8' },
      ],
    });
  });
});
