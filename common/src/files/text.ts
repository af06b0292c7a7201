// Decodes texts that people bring as files, in whatever encoding their programs wrote them. No letter is ever replaced by
// U+FFFD: what can't be decoded is refused with its line.

export interface Undecodable {
  problem: string;
  /** From 1; null of what is no text. */
  line: number | null;
}

export type Decoded = { text: string } | Undecodable;

/**
 * Plain text: by its byte order mark, else UTF-8, else in the encoding in which Russian Windows writes what is not UTF-8:
 * windows-1251 in files, IBM866 in names of archives.
 */
export function decodeText(
  bytes: Uint8Array,
  legacy: 'windows-1251' | 'ibm866' = 'windows-1251',
): Decoded {
  const marked = encodingOfMark(bytes);
  const isNarrow = marked === null || marked === 'utf-8';
  if (isNarrow && bytes.includes(0)) return { problem: 'Это не текст', line: null };
  if (marked !== null) return decodedAs(marked, bytes);
  const decoded = decodedAs('utf-8', bytes);
  return 'text' in decoded || isMostlyUtf8(bytes) ? decoded : decodedAs(legacy, bytes);
}

/** XML 1.0, 4.3.3: by its byte order mark, else as it declares, else UTF-8. */
export function decodeXml(bytes: Uint8Array): Decoded {
  const marked = encodingOfMark(bytes) ?? wideXml(bytes);
  if (marked !== null) return decodedAs(marked, bytes);
  const declared = declaration.exec(latin(bytes.subarray(0, 1000)))?.[1];
  return decodedAs(declared === undefined ? 'utf-8' : narrowEncoding(declared), bytes);
}

/** UTF-8 and nothing else, as JSON is (RFC 8259, 8.1). */
export const decodeUtf8 = (bytes: Uint8Array): Decoded => decodedAs('utf-8', bytes);

/** How a file begins, to recognize its format by: letters beyond ASCII may be wrong. */
export function beginningOf(bytes: Uint8Array): string {
  const encoding = encodingOfMark(bytes) ?? wideXml(bytes) ?? 'utf-8';
  const decoder = decoderOf(encoding, false) ?? new TextDecoder();
  return decoder.decode(bytes.subarray(0, 1000));
}

/** The longer ones first: the mark of UTF-32 begins as that of UTF-16 does. */
const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const encodingOfMark = (bytes: Uint8Array): string | null =>
  marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? null;

/** `<?` in UTF-16 without its mark (XML 1.0, F.1). */
function wideXml([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0 && fourth === 0x3f) return 'utf-16be';
  return null;
}

const declaration = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** What was read as bytes is not UTF-16, whatever it declares; ASCII is a part of UTF-8, and of no other encoding here. */
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

function decodedAs(name: string, bytes: Uint8Array): Decoded {
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
    return unassigned === -1 ? { text } : refused(text.slice(0, unassigned));
  } catch {
    return refused(decodablePart(decoder.encoding, bytes));
  }
}

/** Bytes to which an encoding of Windows assigns no letter become these control characters (Encoding Standard, 9). */
const unassignedBytes = /[\u0080-\u0084\u0086-\u009F]/;

const lineAfter = (text: string): number => text.split(/\r\n?|\n/).length;

/** The text before the first byte that can't be decoded, found by halving. */
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

/** Tells damaged UTF-8 from another encoding, in which hardly a letter happens to be UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const letters = new TextDecoder().decode(bytes).matchAll(/[^\0-\u007F]/gu);
  let balance = 0;
  for (const [letter] of letters) balance += letter === '\uFFFD' ? -1 : 1;
  return balance > 0;
}
