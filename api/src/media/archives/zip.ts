// Streams a ZIP archive file by file, so that no file is ever whole in memory.
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '../../kit/files/storage.ts';

export interface ZippedFile {
  /** The path in the archive. */
  path: string;
  key: string;
  mime_type: string;
  created_at: Date;
}

/** Whether compression pays: the format is not compressed itself. */
const isLoose = (mimeType: string): boolean =>
  /^(text\/|audio\/(x-)?wav|image\/(tiff|bmp)|application\/(rtf|msword|vnd\.ms-|vnd\.wordperfect|x-msmetafile))/.test(
    mimeType,
  );

/**
 * Files missing from the storage are listed in a text file at the end. A file that fails while it is read aborts the
 * archive, which would seem complete otherwise.
 */
export function createZip(
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
  /** Empty folders, each with a trailing slash. */
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
    // The client may disconnect at any time.
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
