// The job that exports a course to an archive, which can be downloaded for a day.
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
import { omissionReporter } from './course-part.ts';
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
      const leave = omissionReporter(left);
      const gone = ({ name }: ArchivedFile) =>
        leave(`Файл «${name}»`, 'его больше нет в хранилище');
      const written = await writeFile(archiveType, zipOf(storage, content, files, gone));
      const taken = files.length > 0 ? [{ title: 'Файлы', count: files.length }] : [];
      return async (transaction) => ({ ...(await written(transaction)), report: { taken, left } });
    },
  });

/**
 * A stream of the archive that adds one file after another, so that no file is whole in memory. Calls `gone` for files
 * that the storage does not have.
 */
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
  // Stops reading the file when the archive's reader stops.
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
