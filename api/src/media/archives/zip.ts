// A ZIP archive that is made while it is read: one file after the other, so that nothing is ever whole in memory.
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '../../kit/files/storage.ts';

export interface ZippedFile {
  /** In the archive. */
  path: string;
  key: string;
  mime_type: string;
  created_at: Date;
}

/** What the format has not compressed by itself. */
const isLoose = (mimeType: string): boolean =>
  /^(text\/|audio\/(x-)?wav|image\/(tiff|bmp)|application\/(rtf|msword|vnd\.ms-|vnd\.wordperfect|x-msmetafile))/.test(
    mimeType,
  );

/**
 * What the store does not have any more is named in a text at the end, and the rest comes. A file that breaks off while it
 * is read breaks the archive: it would seem to be whole otherwise.
 */
export function zipOf(
  storage: Storage,
  files: readonly ZippedFile[],
  folders: readonly string[],
): Readable {
  const zip = new ZipFile();
  const answer = zip.outputStream as Readable;
  zip.on('error', (error: Error) => answer.destroy(error));
  fill(zip, answer, { storage, files, folders }).catch((error: unknown) =>
    answer.destroy(error as Error),
  );
  return answer;
}

interface Content {
  storage: Storage;
  files: readonly ZippedFile[];
  /** Those in which no file lies; each ends in a slash. */
  folders: readonly string[];
}

async function fill(zip: ZipFile, answer: Readable, content: Content): Promise<void> {
  const { storage, files, folders } = content;
  const missing: string[] = [];
  for (const folder of folders) zip.addEmptyDirectory(folder);
  for (const { path, key, mime_type, created_at } of files) {
    const isThere = (await storage.sizeOf(key)) !== null;
    if (answer.destroyed) return;
    if (!isThere) {
      missing.push(path);
      continue;
    }
    const bytes = storage.read(key);
    // Whoever reads may go away at any time.
    const leave = () => bytes.destroy();
    answer.once('close', leave);
    zip.addReadStream(bytes, path, { compress: isLoose(mime_type), mtime: created_at });
    await finished(bytes);
    answer.off('close', leave);
  }
  if (missing.length > 0) {
    const words = `Этих файлов в хранилище не нашлось:\r\n\r\n${missing.join('\r\n')}\r\n`;
    zip.addBuffer(Buffer.from(words), 'Не вошли в архив.txt');
  }
  zip.end();
}
