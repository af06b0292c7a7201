// Reads an untrusted course archive in a worker thread: checks the number and size of all entries before unpacking,
// then yields canonical rich texts, the content in portions, and requested files.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { decodeUtf8 } from '@kafedra/common/files/text';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { Failure } from '../../kit/http/failure.ts';
import type { PortionReader } from '../../kit/threads/file-reader.ts';
import { canonicalOf } from '../../kit/rich-text/rich-text.ts';
import { hasAtMostValues, parseJson } from '../../kit/http/invalid-text.ts';
import { textBatches } from './text-batches.ts';
import {
  contentPath,
  filePath,
  maxArchiveBytes,
  maxContentBytes,
  maxFileBytes,
  maxFiles,
  maxKeys,
  maxCompressionRatio,
  maxValues,
} from './limits.ts';

export type Portion =
  /** Texts with their canonical form by the editor's schema. */
  | { kind: 'texts'; texts: [string, string | null][] }
  /**
   * More items of the array at this path of the content. An empty path: the content with long arrays empty.
   */
  | { kind: 'content'; at: (string | number)[]; items: unknown[] }
  /**
   * The end of the content, with the sizes of the archive's files by path. From now on the reader waits for a reply.
   */
  | { kind: 'files'; sizes: Map<string, number> }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'done' };

export type Reply = 'enough' | { file: string } | { texts: string[] };

/** Throws 422 for a file that is not a course archive. */
const read: PortionReader<null, Portion, Reply> = async function* (path) {
  const zip = await readable(() => opened(path));
  const entries = await readable(() => entriesOf(zip));
  const streamOf = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const contentEntry = entries.get(contentPath);
  if (contentEntry === undefined) throw unknownArchive();
  requireLoose(contentEntry);
  const json = await readable(async () => buffer(await streamOf(contentEntry)));
  requireFewValues(json);
  const decoded = decodeUtf8(json);
  if ('problem' in decoded) {
    throw unknownArchive(
      `Архив повреждён: ${contentPath}, строка ${decoded.line}. ${decoded.problem}`,
    );
  }
  const content = parseJson(decoded.text);
  for (const texts of textBatches(new Set(textsIn(content))))
    yield { kind: 'texts', texts: cleaned(texts) };
  yield* piecesOf(content);
  const sizes = new Map([...entries].map(([path, entry]) => [path, entry.uncompressedSize]));
  let wanted = yield { kind: 'files', sizes };
  while (wanted !== undefined) {
    if (wanted !== 'enough' && 'texts' in wanted) {
      wanted = yield { kind: 'texts', texts: cleaned(wanted.texts) };
      continue;
    }
    const entry = wanted === 'enough' ? undefined : entries.get(wanted.file);
    if (entry !== undefined) yield* bytesOf(await readable(() => streamOf(entry)));
    wanted = yield { kind: 'done' };
  }
};

export default read;

async function* bytesOf(stream: Readable): AsyncGenerator<Portion, void, Reply | undefined> {
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      if ((yield { kind: 'bytes', bytes: new Uint8Array(bytes) }) === 'enough') return;
    }
  } catch {
    // A size or checksum that does not match is an error of the client.
    throw unknownArchive();
  }
}

export const unknownArchive = (what = 'Это не архив курса, или он повреждён'): Failure =>
  new Failure(422, [{ message: what, field: 'file', code: 'unknown_archive' }]);

/** Turns errors of yauzl into 422, because they mean a bad archive. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? error : unknownArchive();
  }
}

class BytesOfFile extends RandomAccessReader {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return start === end
      ? Readable.from([])
      : createReadStream(this.#path, { start, end: end - 1 });
  }
}

async function opened(path: string): Promise<ZipFile> {
  const { size } = await stat(path);
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new BytesOfFile(path), size, options, (error, zip) =>
      error === null ? resolve(zip) : reject(error),
    );
  });
}

/** Entries by path, without directories, which are not needed. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  // Each file may have a separate directory entry.
  if (zip.entryCount > 2 * maxFiles) throw unknownArchive('В архиве слишком много файлов');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      const { fileName: path, uncompressedSize: size } = entry;
      bytes += size;
      const most = path === contentPath ? maxContentBytes : maxFileBytes;
      const isKnown = path === contentPath || filePath.test(path);
      if (size > most || bytes > maxArchiveBytes) reject(unknownArchive('Архив слишком большой'));
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

const shown = (value: number): string => value.toLocaleString('ru');

function requireLoose({ fileName, uncompressedSize, compressedSize }: Entry): void {
  if (uncompressedSize <= 1024 * 1024 || uncompressedSize <= compressedSize * maxCompressionRatio)
    return;
  throw unknownArchive(
    `Архив слишком сложный: ${fileName} распаковывается больше чем в ${maxCompressionRatio} раз`,
  );
}

function requireFewValues(json: Buffer): void {
  if (hasAtMostValues(json, maxValues)) return;
  throw unknownArchive(
    `Архив слишком сложный: в ${contentPath} больше ${shown(maxValues)} значений`,
  );
}

function requireFewNames(value: object): void {
  if (Array.isArray(value) || Object.keys(value).length <= maxKeys) return;
  throw unknownArchive(
    `Архив слишком сложный: у одного значения в ${contentPath} больше ${shown(maxKeys)} полей`,
  );
}

/** Texts that would take time to parse by the editor's schema if they are rich text. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.length > 100 || value.includes('<')) yield value;
  } else if (typeof value === 'object' && value !== null) {
    requireFewNames(value);
    for (const inner of Object.values(value)) yield* textsIn(inner);
  }
}

const cleaned = (texts: readonly string[]) =>
  texts.map((text): [string, string | null] => [text, canonicalOf(text)]);

/** Items of an array per portion. */
const itemsAtOnce = 50;

function* piecesOf(content: unknown): Generator<Portion, void, unknown> {
  const waiting: { at: (string | number)[]; items: unknown[] }[] = [];
  const hollow = (value: unknown, at: (string | number)[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, hollow(inner, [...at, name])]),
      );
    }
    if (value.length <= itemsAtOnce)
      return value.map((inner, index) => hollow(inner, [...at, index]));
    waiting.push({ at, items: value });
    return [];
  };
  yield { kind: 'content', at: [], items: [hollow(content, [])] };
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { at, items } = next;
    for (let from = 0; from < items.length; from += itemsAtOnce) {
      const some = items.slice(from, from + itemsAtOnce);
      const hollowed = some.map((item, index) => hollow(item, [...at, from + index]));
      yield { kind: 'content', at, items: hollowed };
    }
  }
}
