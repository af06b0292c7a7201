// Opens an uploaded course archive: a worker thread reads it, this module validates the content.
import { fileReader, type NextPortion } from '../../kit/threads/file-reader.ts';
import { withCanonicalTexts } from '../../kit/rich-text/rich-text.ts';
import { unknownArchive, type Portion, type Reply } from './archive-portions.ts';
import { courseContent, formatVersion, type CourseContent } from './format.ts';
import { textBatches } from './text-batches.ts';

export { unknownArchive } from './archive-portions.ts';

export const archiveReader = fileReader<null, Portion, Reply>(
  new URL('archive-portions.ts', import.meta.url),
);

export interface OpenedArchive {
  content: CourseContent;
  /** The total size of the files that the content references. */
  bytes: number;
  /**
   * Streams a file of the archive, or returns null for an unknown path. The stream fails if the size does not match.
   */
  read: (path: string) => AsyncGenerator<Uint8Array> | null;
  /** Computes the canonical forms of the texts that `textOf` makes of the archive's texts. */
  readTexts: (textOf: (html: string) => string) => Promise<void>;
  /** Canonical forms of all texts that have been read. */
  texts: ReadonlyMap<string, string | null>;
}

/** Throws 422 for a file that is not a course archive. */
export async function openArchive(next: NextPortion<Portion, Reply>): Promise<OpenedArchive> {
  const texts = new Map<string, string | null>();
  const note = (read: readonly [string, string | null][]) => {
    for (const [text, canonical] of read) {
      texts.set(text, canonical);
      // Canonicalization is idempotent.
      if (canonical !== null) texts.set(canonical, canonical);
    }
  };
  let rawContent: unknown;
  let portion = await next();
  for (; portion?.kind === 'texts' || portion?.kind === 'content'; portion = await next()) {
    if (portion.kind === 'texts') note(portion.texts);
    else if (portion.at.length === 0) [rawContent] = portion.items;
    else addItems(rawContent, portion.at, portion.items);
  }
  if (portion?.kind !== 'files') throw unexpected(portion);
  const { sizes } = portion;
  const content = withCanonicalTexts(texts, () => contentOf(rawContent));
  return {
    content,
    texts,
    bytes: content.files.reduce((sum, { path }) => sum + (sizes.get(path ?? '') ?? 0), 0),
    read: (path) => (sizes.has(path) ? bytesOf(next, path) : null),
    readTexts: async (textOf) => {
      const others = new Set(texts.keys().map(textOf)).difference(texts);
      for (const some of textBatches(others)) {
        const read = await next({ texts: some });
        if (read?.kind !== 'texts') throw unexpected(read);
        note(read.texts);
      }
    },
  };
}

const unexpected = (portion: Portion | null) =>
  new Error(`unexpected portion of an archive: ${portion?.kind ?? 'none'}`);

function addItems(content: unknown, at: readonly (string | number)[], items: unknown[]): void {
  const array = at.reduce<unknown>((place, name) => Reflect.get(Object(place), name), content);
  if (!Array.isArray(array)) throw new Error(`no array at ${at.join('.')}`);
  for (const item of items) array.push(item);
}

/** A consumer that stops early ends the file; the rest is skipped. */
async function* bytesOf(
  next: NextPortion<Portion, Reply>,
  file: string,
): AsyncGenerator<Uint8Array> {
  let portion = await next({ file });
  try {
    for (; portion?.kind === 'bytes'; portion = await next()) yield portion.bytes;
  } finally {
    if (portion?.kind === 'bytes') await next('enough');
  }
}

function contentOf(rawContent: unknown): CourseContent {
  const version: unknown = Reflect.get(Object(rawContent), 'version');
  if (typeof version === 'number' && version > formatVersion) {
    throw unknownArchive('Архив сделан более новой версией. Обновите эту и попробуйте ещё раз');
  }
  const content = courseContent.safeParse(rawContent);
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  throw unknownArchive(`В архиве ошибка: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
