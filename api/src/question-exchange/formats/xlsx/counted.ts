// The parts of a workbook that a table is read from, once it is known that they are not more than is read: rows, cells and
// elements are counted as they are unpacked, before anything is made of them.
import { decodeXml } from '@kafedra/common/files/text';
import { pack, type Archive } from '../../archive.ts';
import { most, TooComplex, Unreadable } from '../../../assessments/document/index.ts';

/** The workbook without anything else, not packed: whoever reads it meets the bytes that were counted. */
export async function countedWorkbook({ paths, stream }: Archive): Promise<Uint8Array> {
  const kept = new Map<string, Uint8Array>();
  const counts = { rows: 0, cells: 0, elements: 0 };
  const refuse = (what: string, path: string, row: number): never => {
    const at = row > 0 ? `, строка ${row}` : '';
    throw new TooComplex(`${what} (файл ${path}${at})`);
  };
  for (const path of paths) {
    if (!/\.(?:xml|rels)$/i.test(path)) continue;
    const pieces: Buffer[] = [];
    let rows = 0;
    const note = tagCounter((name) => {
      counts.elements += 1;
      if (name === 'row') {
        rows += 1;
        counts.rows += 1;
      } else if (name === 'c') counts.cells += 1;
      if (counts.rows > most.rows) refuse(`Больше ${shown(most.rows)} строк`, path, rows);
      if (counts.cells > most.cells) refuse(`Больше ${shown(most.cells)} ячеек`, path, rows);
      if (counts.elements > mostElements) {
        refuse(`Больше ${shown(mostElements)} элементов XML`, path, rows);
      }
    });
    for await (const bytes of stream(path)) {
      note(bytes);
      pieces.push(bytes);
    }
    const xml = Buffer.concat(pieces);
    const inUtf8 = asUtf8(xml, path);
    if (!inUtf8.equals(xml)) note(inUtf8);
    kept.set(path, inUtf8);
  }
  return pack(kept, { compress: false });
}

/** Whoever reads it takes every part for UTF-8. */
function asUtf8(xml: Buffer, path: string): Buffer {
  const decoded = decodeXml(xml);
  if ('text' in decoded) return Buffer.from(decoded.text);
  throw new Unreadable(`${decoded.problem} (файл ${path}, строка ${decoded.line})`);
}

const shown = (value: number): string => value.toLocaleString('ru');

/** A cell has up to four: itself, its value, a text in it. */
const mostElements = 4 * most.cells;

const less = 0x3c;
/** Letters of a name that matter. */
const longest = 24;

/** Tells the name of each tag that begins, in bytes that come piece by piece. */
function tagCounter(begins: (name: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    let at = all.indexOf(less);
    for (; at !== -1 && at + longest < all.length; at = all.indexOf(less, at + 1)) noteAt(all, at);
    rest = at === -1 ? Buffer.alloc(0) : Buffer.from(all.subarray(at));
    // What is too short for a whole name waits for the next bytes: the last of a part are ends of tags.
  };

  function noteAt(all: Buffer, at: number): void {
    const first = all[at + 1];
    // Ends, declarations and comments begin nothing.
    if (first === 0x2f || first === 0x3f || first === 0x21) return;
    const [name = ''] = /^[^\s/>]*/.exec(all.toString('latin1', at + 1, at + 1 + longest)) ?? [];
    begins(name.slice(name.indexOf(':') + 1));
  }
}
