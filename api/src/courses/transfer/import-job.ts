// The job that creates a course from an archive. It stores the bytes of files first, then writes the course and the
// job's completion in one transaction.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, untilCancelled, type RunningJob } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import { has } from '../../kit/permissions/permissions.ts';
import { withCanonicalTexts } from '../../kit/rich-text/rich-text.ts';
import { requireStaged, stageTexts } from '../../kit/database/staged-texts.ts';
import type { Storage } from '../../kit/files/storage.ts';
import {
  removeBytes,
  files,
  requireQuotaForUpload,
  storeBytes,
  type ReadQuota,
  type Upload,
} from '../../media/index.ts';
import { courseGrants } from '../grants.ts';
import { archiveReader, openArchive, type OpenedArchive } from './open-archive.ts';
import { withUploadKeys, writeCourse } from './write-course.ts';

export interface ImportParts {
  database: Database;
  storage: Storage;
  readQuota: ReadQuota;
}

/** The file purpose of uploaded archives until their course is created. */
export const archivePurpose = 'course_import';

const input = z.object({ file_id: z.int() });

export const courseImport = (parts: ImportParts) =>
  defineJob({
    kind: 'course_import',
    input,
    run: async (job) => {
      const { scope } = job;
      const file = await job.step(async (transaction) => {
        // The permission may have been withdrawn since the job was created.
        if (!has(scope, courseGrants.create.all)) throw forbidden();
        const { key, company_id, id, purpose, owner_id, expires_at } = files;
        const [sent] = await transaction
          .select({ key })
          .from(files)
          .where(
            and(
              eq(company_id, scope.companyId),
              eq(id, job.input.file_id),
              eq(purpose, archivePurpose),
              eq(owner_id, scope.personId),
              sql`${expires_at} > now()`,
            ),
          );
        if (sent === undefined) throw notFound('Архива больше нет. Загрузите его ещё раз');
        return sent;
      });
      const { texts, content, uploads } = await untilCancelled(job, (signal) =>
        archiveReader(
          { storage: parts.storage, key: file.key, companyId: scope.companyId, signal },
          null,
          async (next) => {
            const archive = await openArchive(next);
            await requireQuotaForUpload(parts, scope.companyId, archive.bytes, 'file');
            const uploads = await keepFiles(job, parts, archive);
            await archive.readTexts((html) => withUploadKeys(html, uploads));
            return { ...archive, uploads };
          },
        ),
      );
      const { readQuota } = parts;
      const read = [...texts.values()].filter((text) => text !== null);
      const staged = await stageTexts(parts.database, job, read);
      return async (transaction) => {
        await requireStaged(transaction, staged);
        return withCanonicalTexts(texts, () =>
          writeCourse({ transaction, scope, readQuota, uploads, staged }, content),
        );
      };
    },
  });

/**
 * Stores the files of the archive and returns the uploads by their marks, without incomplete and refused files. Bytes
 * that end without a file row are removed afterwards.
 */
async function keepFiles(
  job: RunningJob<z.infer<typeof input>>,
  parts: ImportParts,
  { content, read }: OpenedArchive,
): Promise<Map<string, Upload>> {
  const uploads = new Map<string, Upload>();
  const keys: string[] = [];
  job.afterwards(() => removeBytes(parts, keys));
  const total = content.files.length + 1;
  for (const { mark, path, name } of content.files) {
    const bytes = path === null ? null : read(path);
    if (bytes !== null) {
      const key = randomUUID();
      keys.push(key);
      const upload = await storeBytes(parts, job.scope.companyId, {
        key,
        name,
        bytes,
      });
      if (upload !== null) uploads.set(mark, upload);
    }
    await job.step(
      () => Promise.resolve(),
      () => ({ done: uploads.size, total }),
    );
  }
  await job.step(
    () => Promise.resolve(),
    () => ({ done: total, total }),
  );
  return uploads;
}
