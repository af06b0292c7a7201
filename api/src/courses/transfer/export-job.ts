// Puts a course into an archive: a job whose file can be fetched for a day.
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { courseResource } from '../resources.ts';
import type { CourseContent } from './format.ts';
import { contentPath } from './limits.ts';
import { leaving } from './part.ts';
import { readCourse, type ArchivedFile } from './read-course.ts';

export const archiveType = 'application/zip';

export const courseArchive = (storage: Storage) =>
  defineJob({
    kind: 'course_archive',
    input: z.object({ course_id: z.int() }),
    run: async ({ input: { course_id: id }, scope, step, writeFile }) => {
      const { content, files, left } = await step(
        async (transaction) => {
          await courseResource.find(transaction, scope, id, onlyId);
          return readCourse(transaction, scope, id);
        },
        () => ({ done: 1, total: 1 }),
      );
      const leave = leaving(left);
      const gone = ({ name }: ArchivedFile) =>
        leave(`Файл «${name}»`, 'его больше нет в хранилище');
      const written = await writeFile(archiveType, zipOf(storage, content, files, gone));
      const taken = files.length > 0 ? [{ title: 'Файлы', count: files.length }] : [];
      return async (transaction) => ({ ...(await written(transaction)), report: { taken, left } });
    },
  });

/** Made while it is read: one file after the other, so that none is ever whole in memory. `gone` is told what is not there. */
function zipOf(
  storage: Storage,
  content: CourseContent,
  files: readonly ArchivedFile[],
  gone: (file: ArchivedFile) => void,
): Readable {
  const zip = new ZipFile();
  const answer = zip.outputStream as Readable;
  zip.on('error', (error: Error) => answer.destroy(error));
  let bytes: Readable | undefined;
  // Where nobody takes the archive any more, nobody reads the file on to its end.
  answer.once('close', () => bytes?.destroy());
  const fill = async () => {
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), contentPath);
    for (const file of files) {
      const isThere = (await storage.sizeOf(file.key)) !== null;
      if (answer.destroyed) return;
      if (!isThere) {
        gone(file);
        continue;
      }
      bytes = storage.read(file.key);
      zip.addReadStream(bytes, file.path, { compress: false });
      await finished(bytes);
    }
    zip.end();
  };
  fill().catch((error: unknown) => answer.destroy(error as Error));
  return answer;
}
