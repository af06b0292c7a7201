// Writes the course of an archive in the transaction of the import job.
import type { Effect, JobReport } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { StagedTexts } from '../../kit/database/staged-texts.ts';
import {
  createExpiringFile,
  createFile,
  findFileKeys,
  addToStorage,
  requireQuota,
  fileStoragePurpose,
  replaceFileKeys,
  type ReadQuota,
  type Upload,
} from '../../media/index.ts';
import { courseImagePurpose } from '../images/course-images.ts';
import { courseTexts } from '../course-tables.ts';
import { courseResource } from '../resources.ts';
import { courseFields, type CourseContent, type CourseFields } from './format.ts';
import { unknownArchive } from './open-archive.ts';
import { omissionReporter, type ImportTarget } from './course-part.ts';
import { courseParts } from './parts/index.ts';

interface Writing {
  transaction: Transaction;
  scope: Scope;
  readQuota: ReadQuota;
  /** Stored files of the archive by their marks. */
  uploads: ReadonlyMap<string, Upload>;
  staged: StagedTexts;
}

/** Replaces the marks in a text by the new keys of the files. */
export const withUploadKeys = (html: string, uploads: ReadonlyMap<string, Upload>): string =>
  replaceFileKeys(html, (mark) => uploads.get(mark)?.key ?? null);

/**
 * Returns the course and the import report. Throws if no course can be created from the archive.
 */
export async function writeCourse(
  writing: Writing,
  { course, files, left, parts }: CourseContent,
): Promise<Awaited<ReturnType<Effect>>> {
  const { transaction, scope, readQuota, uploads } = writing;
  const bytes = [...uploads.values()].reduce((sum, { size }) => sum + size, 0);
  requireQuota(await readQuota(transaction, scope.companyId), bytes, 'file');
  const report: JobReport = { taken: [], left: [...left] };
  const leave = omissionReporter(report.left);
  const fileIds = new Map<string, number>();
  const missing = new Set<string>();
  const text = async (html: string): Promise<string> => {
    for (const mark of findFileKeys(html)) {
      const upload = uploads.get(mark);
      if (upload !== undefined) {
        if (!fileIds.has(mark))
          fileIds.set(
            mark,
            await addToStorage(writing.transaction, writing.scope.companyId, upload),
          );
      } else if (!missing.has(mark)) {
        missing.add(mark);
        const name = files.find((file) => file.mark === mark)?.name ?? mark;
        leave(`Файл «${name}» в тексте`, 'его нет в архиве, или такие файлы не загружают');
      }
    }
    return withUploadKeys(html, uploads);
  };
  const importedCourse = { ...course };
  for (const name of courseTexts) {
    const html = importedCourse[name];
    if (html != null) importedCourse[name] = await text(html);
  }
  const courseId = await courseResource.add(
    { transaction, scope, place: {} },
    fieldsOf(importedCourse),
  );
  const target: ImportTarget = {
    transaction,
    scope,
    courseId,
    reportOmission: leave,
    text,
    staged: writing.staged,
    createdIds: new Map(),
    uploadOf: (mark) => uploads.get(mark) ?? null,
    createFile: async (mark, upload, purpose) => {
      const id = fileIds.get(mark) ?? (await keepOf(writing, upload, purpose, courseId));
      fileIds.set(mark, id);
      return id;
    },
  };
  for (const part of courseParts()) {
    if (!Object.hasOwn(parts, part.name)) continue;
    const content = part.content.safeParse(parts[part.name]);
    if (!content.success) {
      const [issue] = content.error.issues;
      throw unknownArchive(`В архиве ошибка: ${part.title}: ${issue?.message ?? ''}`);
    }
    const count = await part.write(target, content.data);
    if (count > 0) report.taken.push({ title: part.title, count });
  }
  for (const name of Object.keys(parts)) {
    const isKnown = courseParts().some((part) => part.name === name);
    if (!isKnown) leave(`Раздел «${name}»`, 'эта версия его не знает');
  }
  return { course_id: courseId, report };
}

/** Parses the texts again, which removes references to missing files. */
function fieldsOf(course: CourseFields): CourseFields {
  const fields = courseFields.safeParse(course);
  if (!fields.success) throw unknownArchive(fields.error.issues[0]?.message);
  // An address in the catalogue is unique.
  return {
    ...fields.data,
    catalog_url_first_category_slug: null,
    catalog_url_second_category_slug: null,
  };
}

/** Files of custom fields expire unless a field references them. */
function keepOf(
  writing: Writing,
  upload: Upload,
  purpose: string,
  courseId: number,
): Promise<number> {
  const { transaction, scope } = writing;
  switch (purpose) {
    case fileStoragePurpose:
      return addToStorage(writing.transaction, writing.scope.companyId, upload);
    case courseImagePurpose:
      return createFile(transaction, scope.companyId, purpose, { ...upload, owner_id: courseId });
    default:
      return createExpiringFile(transaction, scope.companyId, purpose, upload);
  }
}
