// Creates files that are expensive to read for their size: malicious ones, and ones of the maximum size.
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { archiveOf, plainContent } from '../../api/testing/schools/course-archives.ts';

export interface GeneratedFile {
  name: string;
  /** Size and kind of content. */
  what: string;
  fileName: string;
  /** The kind of import. */
  as: 'test' | 'course';
  make: () => Buffer | Promise<Buffer>;
}

export const generatedFiles: readonly GeneratedFile[] = [
  {
    name: 'Moodle XML of empty elements',
    what: '19.6 MB, 4.9 million elements',
    fileName: 'a.xml',
    as: 'test',
    make: () => quiz([question('', '<a/>'.repeat(4_900_000))]),
  },
  {
    name: 'Moodle XML of references',
    what: '9 MB of `&nbsp;`',
    fileName: 'a.xml',
    as: 'test',
    make: () => quiz([question('', `<hint><text>${'&nbsp;'.repeat(1_500_000)}</text></hint>`)]),
  },
  {
    name: 'GIFT with 200,000 answers',
    what: '1.4 MB, one question',
    fileName: 'a.txt',
    as: 'test',
    make: () => Buffer.from(`Вопрос {${'~%-50%a'.repeat(200_000)}}`),
  },
  {
    name: 'GIFT with 100,000 pairs',
    what: '1.4 MB, one question',
    fileName: 'a.txt',
    as: 'test',
    make: () => Buffer.from(`Вопрос {${pairs(100_000)}}`),
  },
  {
    name: 'XLSX of 400,000 rows',
    what: 'packed tightly',
    fileName: 'a.xlsx',
    as: 'test',
    make: () => workbook(400_000, 1),
  },
  {
    name: 'XLSX as large as is read',
    what: '19,000 rows of 15 cells',
    fileName: 'a.xlsx',
    as: 'test',
    make: () => workbook(19_000, 15),
  },
  {
    name: 'Moodle XML as large as is taken',
    what: '19 MB, 500 questions of 100 answers',
    fileName: 'a.xml',
    as: 'test',
    make: () => quiz(Array.from({ length: 500 }, (_, index) => largeQuestion(index))),
  },
  {
    name: 'archive of a course',
    what: '8 MB of texts in 400 lessons',
    fileName: 'a.zip',
    as: 'course',
    make: () => archiveOf(plainContent({ lessons: { layers: [], lessons: lessons(400, 20_000) } })),
  },
];

const quiz = (questions: readonly string[]): Buffer =>
  Buffer.from(`<?xml version="1.0"?>\n<quiz>${questions.join('\n')}</quiz>`);

const question = (text: string, rest: string): string =>
  `<question type="shortanswer"><name><text>а</text></name><questiontext format="html"><text><![CDATA[<p>Вопрос</p>${text}]]></text></questiontext><answer fraction="100"><text>б</text></answer>${rest}</question>`;

function largeQuestion(number: number): string {
  const words = `<p>Слово <strong>и</strong> дело № ${number}</p>`;
  const answers = Array.from(
    { length: 100 },
    (_, index) =>
      `<answer fraction="${index === 0 ? 100 : 0}" format="html"><text><![CDATA[${words.repeat(3)}${index}]]></text></answer>`,
  );
  return `<question type="multichoice"><name><text>${number}</text></name><questiontext format="html"><text><![CDATA[${words.repeat(100)}]]></text></questiontext><single>true</single>${answers.join('')}</question>`;
}

const pairs = (count: number): string =>
  Array.from({ length: count }, (_, index) => `=${index}->${index}`).join(' ');

function lessons(count: number, letters: number) {
  const words = (number: number) => `<p>Слово <strong>и</strong> дело № ${number}</p>`;
  const each = Math.ceil(letters / Buffer.byteLength(words(100_000)));
  return Array.from({ length: count }, (_, index) => ({
    name: `Урок ${index}`,
    type: 'text',
    layer: null,
    sort: index + 1,
    description: Array.from({ length: each }, (__, place) => words(index * each + place)).join(''),
  }));
}

const types = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const related = (type: string, target: string) =>
  `<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

function workbook(rows: number, cells: number): Promise<Buffer> {
  const cell = (column: number, row: number, text: string) =>
    `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, text: string) =>
    `<row r="${number}">${Array.from({ length: cells }, (_, column) => cell(column, number, text)).join('')}</row>`;
  const all = Array.from({ length: rows }, (_, index) => row(index + 2, 'a'));
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Q" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${row(1, 'Вопрос')}${all.join('')}</sheetData></worksheet>`,
  };
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}
