// Files that exceed a limit are rejected while they are read; the error names the limit and the position.
import { expect, test } from 'vitest';
import { openArchive, pack } from './archive.ts';
import { testFormats } from './formats/index.ts';
import { documentLimits } from '../assessments/document/index.ts';

const moodle = (inside: string) =>
  Buffer.from(
    `<?xml version="1.0"?>\n<quiz>\n<question type="shortanswer">${inside}</question></quiz>`,
  );

const empty = (count: number) => moodle('<a/>'.repeat(count));

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const related = (type: string, target: string) =>
  `<Relationships><Relationship Id="r" Type="${relationships}/${type}" Target="${target}"/></Relationships>`;

/** Of rows that are rows of cells. */
const workbook = (rows: string) =>
  pack(
    new Map([
      ['[Content_Types].xml', '<Types/>'],
      ['_rels/.rels', related('officeDocument', 'xl/workbook.xml')],
      [
        'xl/workbook.xml',
        `<workbook xmlns:r="${relationships}"><sheets><sheet name="A" sheetId="1" r:id="r"/></sheets></workbook>`,
      ],
      ['xl/_rels/workbook.xml.rels', related('worksheet', 'worksheets/sheet1.xml')],
      ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`],
    ]),
    { compress: false },
  );

/** Two cells, the second of which is there. */
const cornersTo = (last: string) =>
  ['A1', last].map((at) => `<row><c r="${at}"><v>1</v></c></row>`).join('');

const rows = (count: number, cells: number) => `<row>${'<c/>'.repeat(cells)}</row>`.repeat(count);

const manifest = (count: number) =>
  pack(new Map([['imsmanifest.xml', `<manifest>${'<a/>'.repeat(count)}</manifest>`]]), {
    compress: false,
  });

test.each([
  [
    'elements',
    'moodle',
    () => empty(documentLimits.elements),
    /^Слишком сложный файл. Больше 500.000 элементов XML \(строка 3\)$/,
  ],
  [
    'references',
    'moodle',
    () => moodle('&nbsp;'.repeat(documentLimits.references + 1)),
    /Больше 1.000.000 знаков вида &nbsp; \(строка 3\)$/,
  ],
  [
    'attributes',
    'moodle',
    () =>
      moodle(
        `\n<a ${Array.from({ length: documentLimits.attributes + 1 }, (_, index) => `b${index}=""`).join(' ')}/>`,
      ),
    /Больше 200 атрибутов у элемента \(строка 4\)$/,
  ],
  [
    'depth',
    'moodle',
    () => moodle(`${'<a>'.repeat(300)}${'</a>'.repeat(300)}`),
    /^Слишком глубокая вложенность$/,
  ],
  [
    'elements of a package',
    'qti21',
    () => manifest(documentLimits.elements),
    /Больше 500.000 элементов XML \(строка 1\), файл imsmanifest.xml$/,
  ],
  [
    'a package that unpacks to too much',
    'qti21',
    () => pack(new Map([['imsmanifest.xml', `<a>${' '.repeat(4_000_000)}</a>`]])),
    /Файл imsmanifest.xml распаковывается больше чем в 200 раз$/,
  ],
  [
    'rows',
    'xlsx',
    () => workbook(rows(documentLimits.rows + 1, 1)),
    /Больше 20.000 строк \(файл xl\/worksheets\/sheet1.xml, строка 20001\)$/,
  ],
  [
    'cells',
    'xlsx',
    () => workbook(rows(400, 1000)),
    /Больше 300.000 ячеек \(файл xl\/worksheets\/sheet1.xml, строка 301\)$/,
  ],
  [
    'places between cells',
    'xlsx',
    () => workbook(cornersTo('ALL5000')),
    /^Слишком сложный файл. Ячейки таблицы слишком далеко друг от друга$/,
  ],
  [
    'billions of places between cells',
    'xlsx',
    () => workbook(cornersTo('XFD1048576')),
    /^Таблица не прочиталась/,
  ],
  [
    'a table that unpacks to too much',
    'xlsx',
    () => pack(new Map([['xl/worksheets/sheet1.xml', rows(100_000, 1)]])),
    /Файл xl\/worksheets\/sheet1.xml распаковывается больше чем в 200 раз$/,
  ],
  [
    'questions',
    'gift',
    () => Buffer.from('а {T}\n\n'.repeat(documentLimits.blocks + 1)),
    /Больше 20.000 вопросов \(строка 40001\)$/,
  ],
] as const)('%s: a file beyond the limit is rejected', async (_, format, file, why) => {
  const { report } = await testFormats[format].read(await file());
  expect(report).toMatchObject({ taken: 0, left: [{ name: 'Весь файл' }] });
  expect(report.left[0]?.why).toMatch(why);
});

const few = 'Хорошо {=да ~нет}';

test.each([
  ['answers', `{${'~%-50%a'.repeat(200_000)}}`, 'В вопросе больше 100 ответов'],
  ['right answers', `{${'=a '.repeat(200_000)}}`, 'В вопросе больше 100 ответов'],
  ['numbers', `{#${'=1 '.repeat(200_000)}}`, 'В вопросе больше 100 ответов'],
  ['pairs', `{${'=a->б '.repeat(100_000)}}`, 'В вопросе слишком много пар'],
])(
  'a question with too many %s is skipped with its line, and the next one is imported',
  async (_, answers, why) => {
    const { report } = await testFormats.gift.read(Buffer.from(`Плохо ${answers}\n\n${few}`));
    expect(report).toMatchObject({ taken: 1, left: [{ question: 1, line: 1, why }] });
  },
);

test.each([
  [
    'choices',
    'multichoice',
    '<answer fraction="0"><text>a</text></answer>',
    'В вопросе больше 100 ответов',
  ],
  [
    'pairs',
    'matching',
    '<subquestion><text>a</text><answer><text>b</text></answer></subquestion>',
    'В вопросе слишком много пар',
  ],
])('Moodle: a question with too many %s is skipped', async (_, kind, each, why) => {
  const file = `<quiz><question type="${kind}">${each.repeat(20_000)}</question></quiz>`;
  const { report } = await testFormats.moodle.read(Buffer.from(file));
  expect(report).toMatchObject({ taken: 0, left: [{ question: 1, line: 1, why }] });
});

test('an extension with more values than the limit is ignored', async () => {
  const rest = `{"a":[${'{},'.repeat(documentLimits.values)}{}]}`;
  const file = Buffer.from(`// kafedra: ${rest}\n${few}`);
  const { report } = await testFormats.gift.read(file);
  expect(report).toMatchObject({ taken: 1, left: [] });
});

test('named character references are decoded as in HTML, however many there are', async () => {
  const file = moodle(
    `<questiontext><text>&mdash;&nbsp;&hearts;</text></questiontext><answer fraction="100"><text>${'&nbsp;'.repeat(100)}а</text></answer>`,
  );
  const { test } = await testFormats.moodle.read(file);
  expect(test.questions[0]?.question).toContain('—');
  expect(test.questions[0]?.question).toContain('♥');
});

test('a file in an archive that is larger than requested is not unpacked', async () => {
  const packed = Buffer.from(await pack(new Map([['imsmanifest.xml', 'a'.repeat(1000)]])));
  // The compressed data is corrupt, which unpacking would detect.
  packed.fill(0xff, 45, 50);
  const archive = await openArchive(packed, documentLimits.unpacked);
  await expect(archive.read('imsmanifest.xml', 999)).rejects.toThrow(
    'Файл imsmanifest.xml слишком большой',
  );
  await expect(archive.read('imsmanifest.xml', 1000)).rejects.toThrow('или он повреждён');
});
