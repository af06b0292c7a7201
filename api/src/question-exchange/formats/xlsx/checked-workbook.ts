// Checks the number of rows, cells and elements of a workbook while it is unpacked, before it is parsed.
import { decodeXml } from '@kafedra/common/files/text';
import { workbookCounter } from '@kafedra/common/files/workbook-counter';
import { pack, type Archive } from '../../archive.ts';
import {
  documentLimits,
  TooComplexFile,
  UnreadableQuestion,
} from '../../../assessments/document/index.ts';

/**
 * The workbook with only the needed parts, stored uncompressed, so that the parser reads exactly the bytes that were
 * counted.
 */
export async function checkedWorkbook({ paths, stream }: Archive): Promise<Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  const counterOf = workbookCounter(documentLimits, (what, path, row) => {
    const at = row > 0 ? `, строка ${row}` : '';
    throw new TooComplexFile(`${what} (файл ${path}${at})`);
  });
  for (const path of paths) {
    if (!/\.(?:xml|rels)$/i.test(path)) continue;
    const pieces: Buffer[] = [];
    const note = counterOf(path);
    for await (const bytes of stream(path)) {
      note(bytes);
      pieces.push(bytes);
    }
    const xml = Buffer.concat(pieces);
    const inUtf8 = asUtf8(xml, path);
    if (!inUtf8.equals(xml)) note(inUtf8);
    parts.set(path, inUtf8);
  }
  return pack(parts, { compress: false });
}

/** The parser reads every part as UTF-8. */
function asUtf8(xml: Buffer, path: string): Buffer {
  const decoded = decodeXml(xml);
  if ('text' in decoded) return Buffer.from(decoded.text);
  throw new UnreadableQuestion(`${decoded.problem} (файл ${path}, строка ${decoded.line})`);
}
