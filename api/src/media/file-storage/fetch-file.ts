// Fetches a file from a URL into the storage. URLs of the installation's own network are refused, and the file is
// checked like an upload.
import { randomUUID } from 'node:crypto';
import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { Failure, failedDependency, invalid } from '../../kit/http/errors.ts';
import { isDiskFull } from '../../kit/database/failures.ts';
import { FolderProblem } from '../../kit/files/data-folders.ts';
import { DownloadTooLarge, type Download, type Outbound } from '../../kit/services/outbound.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { isValidText } from '../../kit/http/invalid-text.ts';
import { readImageInfo } from '../images/images.ts';
import { mediaTypeOf, fileTooLarge, unknownFormat } from '../rules.ts';
import { removeBytes, recordPendingBytes } from '../files/orphaned-bytes.ts';
import { readBeginning, type Upload } from '../uploads/receive-upload.ts';

/** Bytes of the largest file to fetch; larger ones must be uploaded. */
const largestFetched = 100 * 1024 * 1024;

export const fileAddress = z
  .string()
  .trim()
  .max(2000, 'Не больше 2000 символов')
  .refine((text) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text), {
    message: 'Адрес должен начинаться с http:// или https://',
  });

interface Fetching {
  database: Database;
  outbound: Outbound;
  storage: Storage;
  companyId: number;
  url: string;
}

/** Fetches the file and passes it to `keep`, which stores its row. If that fails, the bytes are removed. */
export async function fetchFile<Answer>(
  { outbound, companyId, url, ...parts }: Fetching,
  keep: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID();
  await recordPendingBytes(parts, key);
  try {
    const upload = await outbound
      .download(companyId, url, largestFetched, (file) => take(file, parts.storage, key, companyId))
      .catch((error: unknown) => {
        if (error instanceof DownloadTooLarge) throw invalid('url', fileTooLarge, 'too_large');
        // Internal errors, and errors that already have a message, are passed on.
        if (error instanceof Failure || error instanceof FolderProblem || isDiskFull(error)) {
          throw error;
        }
        throw failedDependency('По этому адресу ничего не удалось получить', 'not_fetched');
      });
    return await keep(upload);
  } catch (error) {
    await removeBytes(parts, [key]);
    throw error;
  }
}

async function take(
  { url, headers, bytes }: Download,
  storage: Storage,
  key: string,
  company_id: number,
): Promise<Upload> {
  const [beginning, all] = await readBeginning(bytes.iterator());
  const file_name = await nameOf(url, headers, beginning);
  const mime_type = await mediaTypeOf(file_name, beginning);
  if (mime_type === null) {
    bytes.destroy();
    throw invalid('url', unknownFormat, 'unknown_format');
  }
  const size = await storage.write(key, Readable.from(all));
  const stored = { key, mime_type, size };
  return { ...stored, file_name, ...(await readImageInfo(storage, { ...stored, company_id })) };
}

/** The name from the response headers or from the URL, with the extension of its actual format if it has none. */
async function nameOf(url: URL, headers: Headers, beginning: Buffer): Promise<string> {
  const [, said = ''] =
    /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(headers.get('content-disposition') ?? '') ?? [];
  const written = decoded(basename(said === '' ? url.pathname : said));
  const name = (isValidText(written) ? written.trim() : '').slice(-200) || 'Файл';
  if (extname(name) !== '') return name;
  const type = await fileTypeFromBuffer(beginning);
  return type === undefined ? name : `${name}.${type.ext}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
