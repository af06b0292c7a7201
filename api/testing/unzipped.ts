// What a ZIP archive holds, read by another library than the one that makes them.
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

export interface Unzipped {
  path: string;
  text: string;
  isCompressed: boolean;
}

/** In the order of the archive; those that end in a slash are folders. */
export async function unzipped(archive: Buffer): Promise<Unzipped[]> {
  const read = promisify<Buffer, object, ZipFile>(fromBuffer);
  const zip = await read(archive, { lazyEntries: true });
  const open = promisify(zip.openReadStream.bind(zip) as typeof openReadStream);
  const found: Unzipped[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      open(entry)
        .then(async (bytes) => {
          const isCompressed = entry.compressionMethod !== 0;
          found.push({ path: entry.fileName, text: await text(bytes), isCompressed });
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.readEntry();
  });
  return found;
}

declare function openReadStream(
  entry: Entry,
  callback: (error: Error | null, bytes: NodeJS.ReadableStream) => void,
): void;
