// Decodes text files in any common encoding. Characters are never replaced by U+FFFD: a file that cannot be decoded is
// rejected with the line.
import { detectCyrillic } from './cyrillic.ts';

export interface Undecodable {
  problem: string;
  /** From 1; null if the file is not text. */
  line: number | null;
}

export interface Read {
  text: string;
  /** The encoding used, if it differs from the declared or default one. */
  readAs?: string;
}

export type Decoded = Read | Undecodable;

/**
 * Decodes plain text by its byte order mark, as UTF-8, or in the encoding in which it looks like Russian.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = encodingOfMark(bytes);
  const wide = marked === null ? unmarkedWide(bytes) : null;
  if (wide !== null) return decodedAs(wide, bytes, true);
  const isNarrow = marked === null || marked === 'utf-8';
  if (isNarrow && bytes.includes(0)) return { problem: 'Это не текст', line: null };
  if (marked !== null) return decodedAs(marked, bytes);
  const decoded = decodedAs('utf-8', bytes);
  if ('text' in decoded || isMostlyUtf8(bytes)) return decoded;
  return decodedAs(detectCyrillic(bytes), bytes, true);
}

/** Decodes a file name in an archive: as UTF-8, or in the encoding of Russian Windows. */
export function decodeFileName(bytes: Uint8Array): Decoded {
  const decoded = decodedAs('utf-8', bytes);
  return 'text' in decoded || isMostlyUtf8(bytes) ? decoded : decodedAs('ibm866', bytes);
}

/**
 * Decodes XML by its byte order mark, its declaration, or as UTF-8 (XML 1.0, 4.3.3). Valid Russian UTF-8 with another
 * declaration was saved anew without updating it, and is decoded as UTF-8.
 */
export function decodeXml(bytes: Uint8Array): Decoded {
  const marked = encodingOfMark(bytes) ?? unmarkedWide(bytes);
  if (marked !== null) return decodedAs(marked, bytes);
  const declared = declaration.exec(latin(bytes.subarray(0, 1000)))?.[1];
  const encoding = declared === undefined ? 'utf-8' : narrowEncoding(declared);
  const utf8 = decodedAs('utf-8', bytes, true);
  const isUtf8 = 'text' in utf8 && /[а-яё]/i.test(utf8.text);
  return isUtf8 && !/^utf-?8$/i.test(encoding) ? utf8 : decodedAs(encoding, bytes);
}

/** Only UTF-8, as JSON requires (RFC 8259, 8.1). */
export const decodeUtf8 = (bytes: Uint8Array): Decoded => decodedAs('utf-8', bytes);

/** The beginning of a file, for format detection; characters beyond ASCII may be wrong. */
export function beginningOf(bytes: Uint8Array): string {
  const encoding = encodingOfMark(bytes) ?? unmarkedWide(bytes) ?? 'utf-8';
  const decoder = decoderOf(encoding, false) ?? new TextDecoder();
  return decoder.decode(bytes.subarray(0, 1000));
}

/** Longer marks first: the mark of UTF-32 begins like that of UTF-16. */
const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const encodingOfMark = (bytes: Uint8Array): string | null =>
  marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? null;

/**
 * Detects UTF-16 without a byte order mark: an XML declaration in it (XML 1.0, F.1), or text in which nearly every
 * other byte is the high byte of a letter block, including 0, and no other byte is 0.
 */
function unmarkedWide(bytes: Uint8Array): string | null {
  const begins = (...beginning: number[]) =>
    beginning.every((byte, index) => bytes[index] === byte);
  if (begins(0x3c, 0, 0x3f, 0)) return 'utf-16le';
  if (begins(0, 0x3c, 0, 0x3f)) return 'utf-16be';
  const sample = bytes.subarray(0, 1000);
  const pairs = Math.floor(sample.length / 2);
  const zeros = [0, 0];
  const blocks = [0, 0];
  for (const [at, byte] of sample.subarray(0, 2 * pairs).entries()) {
    const side = at % 2;
    if (byte === 0) zeros[side] = (zeros[side] ?? 0) + 1;
    if (isBlock(byte)) blocks[side] = (blocks[side] ?? 0) + 1;
  }
  const isWide = (side: number) =>
    pairs > 1 && zeros[side] !== 0 && zeros[1 - side] === 0 && (blocks[side] ?? 0) >= 0.9 * pairs;
  if (isWide(1)) return 'utf-16le';
  return isWide(0) ? 'utf-16be' : null;
}

/** High bytes of Latin, Greek and Cyrillic letters and of punctuation. */
const isBlock = (byte: number): boolean => byte <= 5 || (byte >= 0x20 && byte <= 0x22);

const declaration = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** Single bytes are not UTF-16, whatever is declared; ASCII is a subset of UTF-8. */
const narrowEncoding = (declared: string): string =>
  /^(?:utf-?16|ucs-?2|iso-10646-ucs-2|(?:us-)?ascii$)/i.test(declared) ? 'utf-8' : declared;

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function decoderOf(encoding: string, fatal: boolean): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    return null;
  }
}

function decodedAs(name: string, bytes: Uint8Array, isGuess = false): Decoded {
  const decoder = decoderOf(name, true);
  if (decoder === null) {
    return { problem: `Кодировка «${name}» не поддерживается: сохраните файл в UTF-8`, line: 1 };
  }
  const refused = (before: string): Undecodable => ({
    problem: `Буквы не прочитались: они не в кодировке ${decoder.encoding.toUpperCase()}. Сохраните файл в UTF-8`,
    line: lineAfter(before),
  });
  try {
    const text = decoder.decode(bytes);
    const unassigned = decoder.encoding.startsWith('utf') ? -1 : text.search(unassignedBytes);
    if (unassigned !== -1) return refused(text.slice(0, unassigned));
    return isGuess ? { text, readAs: shownNames[decoder.encoding] ?? name } : { text };
  } catch {
    return refused(decodablePart(decoder.encoding, bytes));
  }
}

/** Names as programs show them when saving. */
const shownNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'koi8-r': 'KOI8-R',
  ibm866: 'DOS (866)',
  'iso-8859-5': 'ISO 8859-5',
  'x-mac-cyrillic': 'Mac Cyrillic',
};

/**
 * Unassigned bytes of Windows encodings decode to these control characters (Encoding Standard, 9).
 */
const unassignedBytes = /[\u0080-\u0084\u0086-\u009F]/;

const lineAfter = (text: string): number => text.split(/\r\n?|\n/).length;

/** The text before the first byte that cannot be decoded, found by binary search. */
function decodablePart(encoding: string, bytes: Uint8Array): string {
  const part = (length: number): string | null => {
    try {
      const decoder = new TextDecoder(encoding, { fatal: true });
      return decoder.decode(bytes.subarray(0, length), { stream: true });
    } catch {
      return null;
    }
  };
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (part(middle) === null) bad = middle;
    else good = middle;
  }
  return part(good) ?? '';
}

/**
 * Distinguishes damaged UTF-8 from other encodings, in which valid multi-byte sequences are rare.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const letters = new TextDecoder().decode(bytes).matchAll(/[^\0-\u007F]/gu);
  let balance = 0;
  for (const [letter] of letters) balance += letter === '\uFFFD' ? -1 : 1;
  return balance > 0;
}
