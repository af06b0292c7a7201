// Encodes texts for tests in encodings that the product only decodes.

export function inUtf16(
  text: string,
  { littleEndian = true, mark = '\u{FEFF}' } = {},
): Uint8Array<ArrayBuffer> {
  const letters = mark + text;
  const view = new DataView(new ArrayBuffer(2 * letters.length));
  for (let at = 0; at < letters.length; at += 1) {
    view.setUint16(2 * at, letters.charCodeAt(at), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

/** For single-byte encodings. */
export function inEncoding(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Uint8Array.from(text, (letter) => {
    const code = codes.get(letter);
    if (code === undefined) throw new Error(`${encoding} has no ${letter}`);
    return code;
  });
}
