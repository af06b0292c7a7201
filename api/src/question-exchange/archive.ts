// ZIP archives that somebody has sent, of which nothing is believed, and those that are written here.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { decodeFileName, decodeUtf8 } from '@kafedra/common/files/text';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import { TooComplex, Unreadable, most } from '../assessments/document/index.ts';
import { nothingCounted, type XmlCount } from './xml.ts';

export interface Archive {
  has: (path: string) => boolean;
  /**
   * Throws `Unreadable` where it is not there, is broken, or has more bytes than that: none of them are unpacked then, as what
   * is held outside of the heap has no other limit.
   */
  read: (path: string, largest?: number) => Promise<Uint8Array>;
  paths: string[];
  /** The bytes as they are unpacked. Throws likewise, at the end perhaps. */
  stream: (path: string) => AsyncGenerator<Buffer>;
  /** How much XML of it has been read. */
  xml: XmlCount;
}

/** One for each question, and those that they show. */
const mostEntries = 2 * (most.questions + most.files);

/** Unpacked bytes of a file that may be packed however tightly. */
const little = 1024 * 1024;

/** Throws `Unreadable` for what is no archive, or unpacks to more bytes than it may. */
export async function openArchive(bytes: Uint8Array, room: number): Promise<Archive> {
  const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true } as const;
  const open = promisify<Buffer, typeof options, ZipFile>(fromBuffer);
  const zip = await intact(() => open(Buffer.from(bytes), options));
  const entries = await intact(() => entriesOf(zip, room));
  const streamOf = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<Readable>;
  async function* stream(path: string): AsyncGenerator<Buffer> {
    const entry = entries.get(path);
    if (entry === undefined) throw new Unreadable(`В архиве нет файла ${path}`);
    const { uncompressedSize: size, compressedSize: packed } = entry;
    if (size > little && size > packed * most.ratio) {
      throw new TooComplex(`Файл ${path} распаковывается больше чем в ${most.ratio} раз`);
    }
    const bytes = (await intact(() => streamOf(entry))) as AsyncIterable<Buffer>;
    try {
      yield* bytes;
    } catch {
      throw broken();
    }
  }
  return {
    has: (path) => entries.has(path),
    paths: [...entries.keys()],
    read: async (path, largest = most.packed) => {
      const { uncompressedSize: size } = entries.get(path) ?? { uncompressedSize: 0 };
      if (size > largest) throw new Unreadable(`Файл ${path} слишком большой`);
      return buffer(stream(path));
    },
    stream,
    xml: nothingCounted(),
  };
}

async function intact<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unreadable || error instanceof TooComplex ? error : broken();
  }
}

const broken = () => new Unreadable('Это не архив ZIP, или он повреждён');

async function entriesOf(zip: ZipFile, room: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new Unreadable('В архиве слишком много файлов');
  const entries = new Map<string, Entry>();
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: NamedEntry) => {
      const { uncompressedSize, compressedSize } = entry;
      const path = nameOf(entry);
      size += uncompressedSize;
      // What hides its size could be any.
      const isHidden = uncompressedSize === 0 && compressedSize > 16;
      if (path === null) reject(new Unreadable('Имя файла в архиве не прочиталось'));
      else if (size > room || isHidden) reject(new Unreadable(`Архив слишком большой: ${path}`));
      else if (entries.has(path)) reject(new Unreadable(`В архиве два файла ${path}`));
      else if (entry.isEncrypted()) reject(new Unreadable('Архив закрыт паролем'));
      else {
        if (!path.endsWith('/')) entries.set(path, entry);
        zip.readEntry();
      }
    });
    zip.readEntry();
  });
  return entries;
}

/** The declared types of yauzl lack its bytes. */
type NamedEntry = Entry & { fileNameRaw: Buffer };

/** Flagged as UTF-8, also in the field of Info-ZIP, or else in the encoding of whoever packed it. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: NamedEntry) {
  const isFlagged = (generalPurposeBitFlag & 0x800) !== 0;
  if (extraFields.some(({ id }) => id === 0x7075)) {
    return fileName.includes('\uFFFD') ? null : fileName;
  }
  const decoded = isFlagged ? decodeUtf8(fileNameRaw) : decodeFileName(fileNameRaw);
  return 'text' in decoded ? decoded.text : null;
}

/** The same day for each, so that the same test is the same archive. */
const mtime = new Date('2000-01-01T00:00:00Z');

export async function pack(
  files: ReadonlyMap<string, string | Uint8Array>,
  { compress = true } = {},
): Promise<Uint8Array> {
  const zip = new NewZip();
  for (const [path, content] of files) {
    zip.addBuffer(Buffer.from(content), path, { mtime, compress });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The path of an address that stands in a file of the archive; null for one that leads out of it. */
export function pathOf(address: string, from: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(address)) return null;
  const [path = ''] = address.split(/[?#]/);
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of decoded(path).split('/')) {
    if (step === '..') {
      if (folder.pop() === undefined) return null;
    } else if (step !== '' && step !== '.') folder.push(step);
  }
  return folder.join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
