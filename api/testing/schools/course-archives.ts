// Builds archives of courses that were not exported by this system.
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Builds an archive with this content. */
export async function archiveOf(
  content: unknown,
  files: Record<string, Buffer> = {},
): Promise<Buffer> {
  const archive = new ZipFile();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  archive.addBuffer(Buffer.from(text), 'course.json');
  for (const [path, bytes] of Object.entries(files)) archive.addBuffer(bytes, path);
  archive.end();
  return buffer(archive.outputStream as Readable);
}

export const plainContent = (parts: object = {}, course: object = {}, files: object[] = []) => ({
  format: 'kafedra-course',
  version: 1,
  files,
  course: { name: 'Из архива', ...course },
  parts,
});
