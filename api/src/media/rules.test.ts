// Format detection by name and first bytes.
import { expect, test } from 'vitest';
import { acceptedExtensions } from '@kafedra/common/files/formats';
import { isKnownName, mediaTypeOf } from './rules.ts';

const after = (beginning: string) =>
  Buffer.concat([Buffer.from(beginning, 'hex'), Buffer.alloc(200)]);

/** EBML with the type of Matroska, RIFF with that of AVI, and Windows Media. */
const matroska = after('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61');
const avi = after('5249464600010000415649204c495354');
const asf = after('3026b2758e66cf11a6d900aa0062ce6c1e000000000000000000000001022');

test.each([
  ['фильм.mkv', matroska, 'video/x-matroska'],
  ['фильм.avi', avi, 'video/x-msvideo'],
  ['фильм.wmv', asf, 'video/x-ms-wmv'],
  ['звук.wma', asf, 'audio/x-ms-wma'],
  ['снимок.png', asf, null],
  ['звук.wav', avi, null],
])('%s', async (name, bytes, type) => {
  expect(await mediaTypeOf(name, bytes)).toBe(type);
});

/** As in the specification, A, section 5, with subtitles, audio recordings, and tests of other systems. */
const documented =
  'webp mp4 mkv avi doc docx gif html htm jpg jpeg jif mp3 mpe mpg mpeg moov movie mov pdf png ppt pptx pps qt ra ram rm rtf swf tiff tif txt wav wma wmf wmv wpd xls xlsx zip vtt m4a weba ogg xml gift';

const textual = (beginning: string) => Buffer.from(beginning);
const png = after('89504e470d0a1a0a0000000d49484452');
const jpeg = after('ffd8ffe000104a46494600010100');
const tiff = after('49492a0008000000');
const mpeg = after('000001ba44000400');
const quickTime = after('0000001466747970717420200000020071742020');
const olderQuickTime = after('000001086d6f6f760000006c6d766864');
const riff = (type: string) => after(`524946462400000${'0'}${Buffer.from(type).toString('hex')}`);
/** Of Microsoft Office before 2007, or of one with a password. */
const compound = after('d0cf11e0a1b11ae1000000000000000000000000000000003e000300feff0900');
const zip = (name: string) =>
  Buffer.concat([
    Buffer.from('504b03041400000008000000210000000000b80100009e130000', 'hex'),
    Buffer.from([name.length, 0, 0, 0]),
    Buffer.from(name),
    Buffer.alloc(5000, 7),
  ]).subarray(0, 4100);
const openXml = zip('[Content_Types].xml');
const program = after('4d5a90000300000004000000ffff0000b800000000000000');

const beginnings: Record<string, [Buffer, ...Buffer[]]> = {
  webp: [riff('WEBPVP8 ')],
  mp4: [after('000000186674797069736f6d0000020069736f6d'), after('00000018667479704d344120')],
  mkv: [matroska],
  avi: [avi],
  doc: [compound, textual('{\\rtf1\\ansi'), textual('<html>Отчёт</html>'), openXml],
  docx: [openXml, zip('word/document.xml'), compound],
  gif: [textual('GIF89a\u0001')],
  html: [textual('<!DOCTYPE html>'), textual('<?xml version="1.0"?><!DOCTYPE html>')],
  htm: [textual('<html>')],
  jpg: [jpeg, after('0000001c66747970617669660000000061766966')],
  jpeg: [jpeg],
  jif: [jpeg],
  mp3: [after('fffb9064000000000000'), after('49443303000000000000fffb9064')],
  mpe: [mpeg],
  mpg: [mpeg, after('000001b3140f0113')],
  mpeg: [mpeg],
  moov: [olderQuickTime, quickTime],
  movie: [quickTime],
  mov: [quickTime, olderQuickTime],
  pdf: [textual('%PDF-1.7\n')],
  png: [png],
  ppt: [compound],
  pptx: [openXml, zip('ppt/presentation.xml'), compound],
  pps: [compound],
  qt: [quickTime],
  ra: [after('2e7261fd0004'), after('2e524d46000000120001')],
  ram: [textual('rtsp://example.com/lecture.rm\n')],
  rm: [after('2e524d46000000120001')],
  rtf: [textual('{\\rtf1\\ansi\\deff0 Текст}')],
  swf: [after('46575308'), after('43575308'), after('5a575308')],
  tiff: [tiff],
  tif: [tiff, after('4d4d002a00000008')],
  txt: [textual('Памятка'), textual('BMW едет'), textual('MZ — это буквы'), textual('<?xml?>')],
  wav: [riff('WAVEfmt ')],
  wma: [asf],
  wmf: [after('d7cdc69a0000'), after('010009000003')],
  wmv: [asf],
  wpd: [after('ff575043b4030000')],
  xls: [compound, textual('<table><tr><td>1</td></tr></table>'), textual('<?xml version="1.0"?>')],
  xlsx: [openXml, zip('xl/workbook.xml'), compound],
  zip: [zip('задания/1.txt'), openXml, zip('META-INF/MANIFEST.MF'), after('504b0506')],
  vtt: [textual('WEBVTT\n\n00:01.000 --> 00:02.000\nЗдравствуйте\n')],
  m4a: [after('00000018667479704d344120'), after('000000186674797069736f6d0000020069736f6d')],
  weba: [after('1a45dfa39f4286810142f7810142f2810442f381084282847765626d')],
  ogg: [
    after(`4f67675300020000000000000000${'0'.repeat(28)}${textual('OpusHead').toString('hex')}`),
  ],
  xml: [textual('<?xml version="1.0"?><quiz/>'), textual('<quiz/>'), after('fffe3c003f00')],
  gift: [textual('Столица Италии? {=Рим ~Милан}')],
};

test('all documented formats are accepted whatever their content begins with, and no others', async () => {
  expect(acceptedExtensions).toEqual(documented.split(' '));
  expect(Object.keys(beginnings)).toEqual(documented.split(' '));
  const refused: string[] = [];
  for (const [extension, each] of Object.entries(beginnings)) {
    for (const [index, bytes] of each.entries()) {
      const type = await mediaTypeOf(`Работа.${extension.toUpperCase()}`, bytes);
      if (type === null || type === 'application/octet-stream') {
        refused.push(`${extension} ${index}`);
      }
    }
  }
  expect(refused).toEqual([]);
  const others = ['сайт.php', 'программа.exe', 'рисунок.svg', 'png', 'файл.', 'constructor'];
  expect(others.filter(isKnownName)).toEqual([]);
});

test.each(documented.split(' '))(
  'programs, including those for Linux, are not accepted as %s',
  async (extension) => {
    expect(await mediaTypeOf(`работа.${extension}`, program)).toBeNull();
    const linux = after('7f454c4602010100000000000000000003003e00');
    expect(await mediaTypeOf(`работа.${extension}`, linux)).toBeNull();
  },
);

test.each([
  ['книга.pdf', zip('a.txt')],
  ['книга.zip', textual('%PDF-1.7\n')],
  ['книга.docx', textual('%PDF-1.7\n')],
  ['книга.png', textual('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['книга.txt', textual('%PDF-1.7\n\u0000')],
])('%s with another content', async (name, bytes) => {
  expect(await mediaTypeOf(name, bytes)).toBeNull();
});
