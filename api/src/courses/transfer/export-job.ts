// Puts a course into an archive: a job whose file can be fetched for a day.
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import { onlyId } from '../../kit/resource.ts';
import type { Storage } from '../../kit/storage.ts';
import { courseResource } from '../resources.ts';
import { contentPath, type CourseContent } from './format.ts';
import { readCourse, type ArchivedFile } from './read-course.ts';

export const archiveType = 'application/zip';

export const courseArchive = (storage: Storage) =>
  defineJob({
    kind: 'course_archive',
    input: z.object({ course_id: z.int() }),
    run: async ({ input: { course_id: id }, scope, step, writeFile }) => {
      const { content, files } = await step(
        async (transaction) => {
          await courseResource.find(transaction, scope, id, onlyId);
          return readCourse(transaction, scope, id);
        },
        () => ({ done: 1, total: 1 }),
      );
      return writeFile(archiveType, zipOf(storage, content, files));
    },
  });

/** Made while it is read: one file after the other, so that none is ever whole in memory. */
function zipOf(storage: Storage, content: CourseContent, files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile();
  const answer = zip.outputStream as Readable;
  zip.on('error', (error: Error) => answer.destroy(error));
  const fill = async () => {
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), contentPath);
    for (const { path, key } of files) {
      const isThere = (await storage.sizeOf(key)) !== null;
      if (answer.destroyed) return;
      if (!isThere) continue;
      const bytes = storage.read(key);
      zip.addReadStream(bytes, path, { compress: false });
      await finished(bytes);
    }
    zip.end();
  };
  fill().catch((error: unknown) => answer.destroy(error as Error));
  return answer;
}
