// Opens the archive of a course that somebody has sent, and believes nothing that it says: which entries there may be, how
// many, and how large each is, is known before the first is unpacked, and no entry comes out larger than it says.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { Failure } from '../../kit/errors.ts';
import type { Storage } from '../../kit/storage.ts';
import { jsonIn } from '../../kit/unstorable.ts';
import {
  contentPath,
  courseContent,
  filePath,
  formatVersion,
  largestArchive,
  largestContent,
  largestFile,
  mostFiles,
  type CourseContent,
} from './format.ts';

export interface OpenedArchive {
  content: CourseContent;
  /** Of all files that the content names. */
  bytes: number;
  /** The bytes of a file of the archive, which break off where they are not as many as it says; null where there is none. */
  read: (path: string) => Promise<Readable | null>;
  close: () => void;
}

/** Throws 422 for what is no archive of a course. */
export async function openArchive(
  storage: Storage,
  { key, size }: { key: string; size: number },
): Promise<OpenedArchive> {
  const zip = await readable(() => open(storage, key, size));
  try {
    const entries = await readable(() => entriesOf(zip));
    const streamOf = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
    const told = entries.get(contentPath);
    if (told === undefined) throw unknownArchive();
    const json = await readable(async () => buffer(await streamOf(told)));
    const content = contentOf(json.toString('utf8'));
    const sizes = content.files.map(({ path }) => entries.get(path ?? '')?.uncompressedSize ?? 0);
    return {
      content,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      read: async (path) => {
        const entry = entries.get(path);
        return entry === undefined ? null : readable(() => streamOf(entry));
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export const unknownArchive = (what = 'Это не архив курса, или он повреждён'): Failure =>
  new Failure(422, [{ message: what, field: 'file', code: 'unknown_archive' }]);

/** What yauzl does not take is the sender's to mend. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? error : unknownArchive();
  }
}

class StoredBytes extends RandomAccessReader {
  readonly #read: (range: { start: number; end: number }) => Readable;

  constructor(read: (range: { start: number; end: number }) => Readable) {
    super();
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return start === end ? Readable.from([]) : this.#read({ start, end: end - 1 });
  }
}

function open(storage: Storage, key: string, size: number): Promise<ZipFile> {
  const bytes = new StoredBytes((range) => storage.read(key, range));
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(bytes, size, options, (error, zip) =>
      error === null ? resolve(zip) : reject(error),
    );
  });
}

/** By their paths. Folders are passed over: what lies in them says where it lies. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  // Each file may lie in a folder of its own.
  if (zip.entryCount > 2 * mostFiles) throw unknownArchive('В архиве слишком много файлов');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      const { fileName: path, uncompressedSize: size } = entry;
      bytes += size;
      const most = path === contentPath ? largestContent : largestFile;
      const isKnown = path === contentPath || filePath.test(path);
      if (size > most || bytes > largestArchive) reject(unknownArchive('Архив слишком большой'));
      else if (entry.isEncrypted() || entries.has(path)) reject(unknownArchive());
      else {
        if (isKnown) entries.set(path, entry);
        zip.readEntry();
      }
    });
    zip.readEntry();
  });
  return entries;
}

function contentOf(text: string): CourseContent {
  const told = jsonIn(text);
  const version: unknown = Reflect.get(Object(told), 'version');
  if (typeof version === 'number' && version > formatVersion) {
    throw unknownArchive('Архив сделан более новой версией. Обновите эту и попробуйте ещё раз');
  }
  const content = courseContent.safeParse(told);
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  throw unknownArchive(`В архиве ошибка: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
