// The archive of a course that somebody has sent: a thread reads it, and what it says is looked at here.
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
  /** Of all files that the content names. */
  bytes: number;
  /** The bytes of a file of the archive, which break off where they are not as many as it says; null where there is none. */
  read: (path: string) => AsyncGenerator<Uint8Array> | null;
  /** Has texts read by the editor's schema, in place of which others stand: `textOf` gives these. */
  readTexts: (textOf: (html: string) => string) => Promise<void>;
  /** What all texts are that have been read. */
  texts: ReadonlyMap<string, string | null>;
}

/** Throws 422 for what is no archive of a course. */
export async function openArchive(next: NextPortion<Portion, Reply>): Promise<OpenedArchive> {
  const texts = new Map<string, string | null>();
  const note = (read: readonly [string, string | null][]) => {
    for (const [text, canonical] of read) {
      texts.set(text, canonical);
      // Reading what is canonical changes nothing.
      if (canonical !== null) texts.set(canonical, canonical);
    }
  };
  let told: unknown;
  let portion = await next();
  for (; portion?.kind === 'texts' || portion?.kind === 'content'; portion = await next()) {
    if (portion.kind === 'texts') note(portion.texts);
    else if (portion.at.length === 0) [told] = portion.items;
    else addItems(told, portion.at, portion.items);
  }
  if (portion?.kind !== 'files') throw unexpected(portion);
  const { sizes } = portion;
  const content = withCanonicalTexts(texts, () => contentOf(told));
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
  new Error(`an archive was read out of turn: ${portion?.kind ?? 'nothing'}`);

function addItems(content: unknown, at: readonly (string | number)[], items: unknown[]): void {
  const array = at.reduce<unknown>((place, name) => Reflect.get(Object(place), name), content);
  if (!Array.isArray(array)) throw new Error(`there is no array at ${at.join('.')}`);
  for (const item of items) array.push(item);
}

/** Whoever wants no more of them ends it: what is left is passed over. */
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

function contentOf(told: unknown): CourseContent {
  const version: unknown = Reflect.get(Object(told), 'version');
  if (typeof version === 'number' && version > formatVersion) {
    throw unknownArchive('Архив сделан более новой версией. Обновите эту и попробуйте ещё раз');
  }
  const content = courseContent.safeParse(told);
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  throw unknownArchive(`В архиве ошибка: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
