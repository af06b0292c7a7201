// Decoding texts in current and legacy encodings.
import { describe, expect, it } from 'vitest';
import { inEncoding, inUtf16 } from '../../testing/encodings.ts';
import { beginningOf, decodeText, decodeXml } from './text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const text = '::К::Столица?\n{=Москва — «Ёлка» № 1}';

describe('a plain text', () => {
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\u{FEFF}${text}`)],
    ['UTF-16', inUtf16(text)],
    ['UTF-16 of the other order', inUtf16(text, { littleEndian: false })],
  ])('is decoded from %s', (_, source) => {
    expect(decodeText(source)).toEqual({ text });
  });

  it.each([
    ['windows-1251', 'windows-1251'],
    ['koi8-r', 'KOI8-R'],
    ['iso-8859-5', 'ISO 8859-5'],
    ['ibm866', 'DOS (866)'],
    ['x-mac-cyrillic', 'Mac Cyrillic'],
  ])('in %s is detected by the frequencies of Russian', (encoding, readAs) => {
    const russian = '::К::Столица? {=Москва ~Киев}';
    expect(decodeText(inEncoding(encoding, russian))).toEqual({ text: russian, readAs });
    const capitals = 'ВОПРОС: СКОЛЬКО ДНЕЙ В ГОДУ?';
    expect(decodeText(inEncoding(encoding, capitals))).toMatchObject({ text: capitals });
  });

  it.each([true, false])(
    'in UTF-16 without a byte order mark is decoded, little-endian: %s',
    (littleEndian) => {
      expect(decodeText(inUtf16(text, { littleEndian, mark: '' }))).toEqual({
        text,
        readAs: 'UTF-16',
      });
    },
  );

  it('that is damaged UTF-8 is rejected with its line, and not decoded as windows-1251', () => {
    expect(
      decodeText(bytes(utf8('один\r\nдва\rтри '), Uint8Array.of(0xd0), utf8('\nчетыре'))),
    ).toEqual({
      problem: 'Буквы не прочитались: они не в кодировке UTF-8. Сохраните файл в UTF-8',
      line: 3,
    });
    expect(decodeText(utf8('Москва').subarray(0, -1))).toMatchObject({ line: 1 });
  });

  it('is rejected with unassigned bytes, incomplete characters or zeros', () => {
    const unassigned = bytes(inEncoding('windows-1251', 'Да\nНет'), Uint8Array.of(0x98));
    expect(decodeText(unassigned)).toEqual({
      problem: 'Буквы не прочитались: они не в кодировке WINDOWS-1251. Сохраните файл в UTF-8',
      line: 2,
    });
    expect(decodeText(inUtf16('а\n\u{D800}б'))).toMatchObject({ line: 2 });
    expect(decodeText(bytes(inUtf16('да'), Uint8Array.of(0x30)))).toMatchObject({ line: 1 });
    expect(decodeText(Uint8Array.of(0x89, 0x50, 0, 1))).toEqual({
      problem: 'Это не текст',
      line: null,
    });
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0, 0, 0x30, 0, 0, 0))).toMatchObject({
      problem: expect.stringContaining('«utf-32» не поддерживается'),
    });
  });
});

describe('XML', () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<a>Ёж</a>`;

  it.each(['windows-1251', 'KOI8-R', 'ISO-8859-5', 'cp866'])(
    'is decoded by its declaration: %s',
    (encoding) => {
      const source = declared(encoding);
      expect(decodeXml(inEncoding(encoding, source))).toEqual({ text: source });
    },
  );

  it.each([
    ['UTF-16 with a mark', inUtf16(declared('UTF-16'))],
    ['UTF-16 without one', inUtf16(declared('UTF-16'), { mark: '' })],
    ['UTF-16 of the other order', inUtf16(declared('UTF-16'), { littleEndian: false, mark: '' })],
    ['UTF-8 that calls itself UTF-16', utf8(declared('UTF-16'))],
    ['UTF-8 with a mark', utf8(`\u{FEFF}${declared('UTF-16')}`)],
  ])('is decoded from %s', (_, source) => {
    expect(decodeXml(source)).toEqual({ text: declared('UTF-16') });
  });

  it('in valid Russian UTF-8 is decoded as UTF-8, whatever it declares', () => {
    const text = declared('windows-1251');
    expect(decodeXml(utf8(text))).toEqual({ text, readAs: 'UTF-8' });
  });

  it('without a declaration is decoded only as UTF-8', () => {
    expect(decodeXml(utf8('<a>Ёж</a>'))).toEqual({ text: '<a>Ёж</a>' });
    expect(decodeXml(inEncoding('windows-1251', '<a>\nЁж</a>'))).toMatchObject({ line: 2 });
  });

  it('is rejected if it does not match its declaration, or that is unknown', () => {
    expect(decodeXml(inEncoding('windows-1251', declared('UTF-8')))).toMatchObject({ line: 2 });
    expect(decodeXml(inEncoding('windows-1251', declared('us-ascii')))).toMatchObject({ line: 2 });
    expect(decodeXml(utf8(declared('UTF-7').replace('Ёж', '')))).toEqual({
      problem: 'Кодировка «UTF-7» не поддерживается: сохраните файл в UTF-8',
      line: 1,
    });
  });
});

it('the beginning of a file is readable in any encoding', () => {
  expect(beginningOf(inUtf16('<quiz>'))).toBe('<quiz>');
  expect(beginningOf(inUtf16('<?xml?>', { mark: '' }))).toBe('<?xml?>');
  expect(beginningOf(utf8('\u{FEFF}<quiz>'))).toBe('<quiz>');
  expect(beginningOf(inEncoding('windows-1251', '<quiz>Да'))).toMatch(/^<quiz>/);
});

it('XML in UTF-16 without a byte order mark is decoded with any characters', () => {
  const xml = '<?xml version="1.0" encoding="UTF-16"?><a>Верно ✓ 正解</a>';
  for (const littleEndian of [true, false]) {
    expect(decodeXml(inUtf16(xml, { littleEndian, mark: '' }))).toEqual({ text: xml });
  }
});
