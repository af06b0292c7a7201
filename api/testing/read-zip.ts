// Reads a ZIP archive with another library than the one that writes them.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

export interface ZipEntry {
  path: string;
  text: string;
  isCompressed: boolean;
}

/** Entries in order; a name that ends in a slash is a folder. */
export async function readZip(archive: Buffer): Promise<ZipEntry[]> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, { lazyEntries: true });
  const open = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const found: ZipEntry[] = [];
  for (let index = 0; index < zip.entryCount; index += 1) {
    const next = once(zip, 'entry');
    zip.readEntry();
    const [entry] = (await next) as [Entry];
    const isCompressed = entry.compressionMethod !== 0;
    found.push({ path: entry.fileName, text: await text(await open(entry)), isCompressed });
  }
  return found;
}
