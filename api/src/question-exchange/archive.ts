// Reads untrusted ZIP archives within limits, and writes archives.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { decodeFileName, decodeUtf8 } from '@kafedra/common/files/text';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import {
  TooComplexFile,
  UnreadableQuestion,
  documentLimits,
} from '../assessments/document/index.ts';
import { newXmlCount, type XmlCount } from './xml.ts';

export interface Archive {
  has: (path: string) => boolean;
  /**
   * Throws `UnreadableQuestion` if the file is missing, corrupt or larger than `largest`. The size is checked before
   * unpacking, because buffers outside the heap have no other limit.
   */
  read: (path: string, largest?: number) => Promise<Uint8Array>;
  paths: string[];
  /** Streams the unpacked bytes. Throws as `read` does, possibly only at the end. */
  stream: (path: string) => AsyncGenerator<Buffer>;
  /** Counts the XML read from the archive. */
  xml: XmlCount;
}

/** One file per question, and the files that questions show. */
const maxEntries = 2 * (documentLimits.questions + documentLimits.files);

/** Files up to this unpacked size may have any compression ratio. */
const little = 1024 * 1024;

/** Throws `UnreadableQuestion` if it is not an archive or unpacks to more than `room` bytes. */
export async function openArchive(bytes: Uint8Array, room: number): Promise<Archive> {
  const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true } as const;
  const open = promisify<Buffer, typeof options, ZipFile>(fromBuffer);
  const zip = await intact(() => open(Buffer.from(bytes), options));
  const entries = await intact(() => entriesOf(zip, room));
  const streamOf = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<Readable>;
  async function* stream(path: string): AsyncGenerator<Buffer> {
    const entry = entries.get(path);
    if (entry === undefined) throw new UnreadableQuestion(`В архиве нет файла ${path}`);
    const { uncompressedSize: size, compressedSize: packed } = entry;
    if (size > little && size > packed * documentLimits.ratio) {
      throw new TooComplexFile(
        `Файл ${path} распаковывается больше чем в ${documentLimits.ratio} раз`,
      );
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
    read: async (path, largest = documentLimits.packed) => {
      const { uncompressedSize: size } = entries.get(path) ?? { uncompressedSize: 0 };
      if (size > largest) throw new UnreadableQuestion(`Файл ${path} слишком большой`);
      return buffer(stream(path));
    },
    stream,
    xml: newXmlCount(),
  };
}

async function intact<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnreadableQuestion || error instanceof TooComplexFile ? error : broken();
  }
}

const broken = () => new UnreadableQuestion('Это не архив ZIP, или он повреждён');

async function entriesOf(zip: ZipFile, room: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw new UnreadableQuestion('В архиве слишком много файлов');
  const entries = new Map<string, Entry>();
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: NamedEntry) => {
      const { uncompressedSize, compressedSize } = entry;
      const path = nameOf(entry);
      size += uncompressedSize;
      // An entry that declares no size could unpack to any size.
      const isHidden = uncompressedSize === 0 && compressedSize > 16;
      if (path === null) reject(new UnreadableQuestion('Имя файла в архиве не прочиталось'));
      else if (size > room || isHidden)
        reject(new UnreadableQuestion(`Архив слишком большой: ${path}`));
      else if (entries.has(path)) reject(new UnreadableQuestion(`В архиве два файла ${path}`));
      else if (entry.isEncrypted()) reject(new UnreadableQuestion('Архив закрыт паролем'));
      else {
        if (!path.endsWith('/')) entries.set(path, entry);
        zip.readEntry();
      }
    });
    zip.readEntry();
  });
  return entries;
}

/** yauzl's type declarations omit the raw bytes of the name. */
type NamedEntry = Entry & { fileNameRaw: Buffer };

/**
 * UTF-8 if flagged so, or if the Info-ZIP field gives it; otherwise the encoding of the packing system is guessed.
 */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: NamedEntry) {
  const isFlagged = (generalPurposeBitFlag & 0x800) !== 0;
  if (extraFields.some(({ id }) => id === 0x7075)) {
    return fileName.includes('\uFFFD') ? null : fileName;
  }
  const decoded = isFlagged ? decodeUtf8(fileNameRaw) : decodeFileName(fileNameRaw);
  return 'text' in decoded ? decoded.text : null;
}

/** A fixed date, so that the same test produces the same archive. */
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

/**
 * Resolves a relative address in a file of the archive to a path; null if it leads out of the archive.
 */
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
