// Reads a course for an archive: the content of `course.json` and the list of its files.
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { formatSize } from '@kafedra/common/files';
import type { JobReport } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { mayCall, type Scope } from '../../kit/permissions/permissions.ts';
import { countOf } from '../../kit/values/plurals.ts';
import { files, replaceFileKeys } from '../../media/index.ts';
import { courseFileColumns, courses, courseTexts } from '../course-tables.ts';
import { lessonGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';
import { courseFiles, customFieldCourseValues } from '../tables.ts';
import {
  courseFields,
  formatName,
  formatVersion,
  type CourseContent,
  type CourseFields,
} from './format.ts';
import { maxArchiveBytes, maxContentBytes, maxFileBytes, maxFiles } from './limits.ts';
import { omissionReporter, type ReportOmission, type ExportSource } from './course-part.ts';
import { courseParts } from './parts/index.ts';

export interface ArchivedFile {
  path: string;
  key: string;
  name: string;
}

/** The content and files of an archive, and what it omits of the course. */
export interface ExportedContent {
  content: CourseContent;
  files: ArchivedFile[];
  left: JobReport['left'];
}

export async function readCourse(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
): Promise<ExportedContent> {
  const [row] = await transaction
    .select()
    .from(courses)
    .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, courseId)));
  if (row === undefined) throw notFound(courseResource.missing);
  const left: JobReport['left'] = [];
  const leave = omissionReporter(left);
  const shown = await shownFiles(transaction, scope, courseId, leave);
  const byId = new Map(shown.map((file) => [file.id, file]));
  const byKey = new Map(shown.map((file) => [file.key, file]));
  const text = (html: string) => replaceFileKeys(html, (key) => byKey.get(key)?.mark ?? null);
  const source: ExportSource = {
    transaction,
    scope,
    courseId,
    fileIdOf: (id) => byId.get(id)?.mark ?? null,
    text,
    indexes: new Map(),
    reportOmission: leave,
  };
  const parts: Record<string, unknown> = {};
  for (const part of courseParts()) parts[part.name] = await part.read(source);
  const fields = Object.fromEntries(
    Object.keys(courseFields.shape).map((name) => [name, row[name as keyof typeof row]]),
  ) as unknown as CourseFields;
  for (const name of courseTexts) {
    const html = fields[name];
    if (html != null) fields[name] = text(html);
  }
  return {
    content: {
      format: formatName,
      version: formatVersion,
      left,
      files: shown.map(({ mark, path, file_name: name }) => ({ mark, path, name })),
      course: fields,
      parts,
    },
    files: shown.flatMap(({ path, key, file_name: name }) =>
      path === null ? [] : [{ path, key, name }],
    ),
    left: [
      ...left,
      // The import reports these where a text references them.
      ...shown.flatMap(({ path, file_name: name }) =>
        path === null ? [{ title: `Файл «${name}»`, why: tooLarge }] : [],
      ),
    ],
  };
}

const tooLarge = `в архив входят файлы до ${formatSize(maxFileBytes)}, и все вместе до ${formatSize(maxArchiveBytes)}`;

/**
 * All files that the course shows: its images, and the files of its texts, custom fields, lessons and blocks.
 */
async function shownFiles(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  leave: ReportOmission,
) {
  const { companyId } = scope;
  const { id, key, file_name, size } = files;
  const ofLessons = mayCall(scope, lessonGrants.read)
    ? sql`union select shown.file_id from lesson_files shown
        join lessons on lessons.company_id = shown.company_id and lessons.id = shown.lesson_id
        where lessons.company_id = ${companyId} and lessons.course_id = ${courseId} and lessons.status <> 'deleted'
      union select shown.file_id from lesson_blocks block
        join lessons on lessons.company_id = block.company_id and lessons.id = block.lesson_id
        cross join lateral (
          select file_id from lesson_block_files where company_id = block.company_id and block_id = block.id
          union all select file_id from lesson_block_media where company_id = block.company_id and block_id = block.id
          union all select block.captions_id where block.captions_id is not null
        ) shown
        where block.company_id = ${companyId} and block.course_id = ${courseId} and block.status <> 'deleted'
          and lessons.status <> 'deleted'`
    : sql``;
  const columns = sql.join(
    courseFileColumns.map((name) => sql`${courses[name]}`),
    sql`, `,
  );
  const found = await transaction
    .select({ id, key, file_name, size, all: sql<number>`(count(*) over ())::integer` })
    .from(files)
    .where(
      and(
        eq(files.company_id, companyId),
        sql`${id} in (
          select unnest(array[${columns}]) from ${courses} where ${courses.company_id} = ${companyId} and ${courses.id} = ${courseId}
          union select ${courseFiles.file_id} from ${courseFiles} where ${courseFiles.company_id} = ${companyId} and ${courseFiles.course_id} = ${courseId}
          union select ${customFieldCourseValues.file_id} from ${customFieldCourseValues} where ${customFieldCourseValues.company_id} = ${companyId} and ${customFieldCourseValues.course_id} = ${courseId} ${ofLessons})`,
      ),
    )
    .orderBy(id)
    .limit(maxFiles);
  const over = (found[0]?.all ?? 0) - found.length;
  if (over > 0) {
    leave(`Ещё ${countOf(over, ['файл', 'файла', 'файлов'])}`, `в архив входит ${maxFiles} файлов`);
  }
  // The import counts `course.json` together with the files.
  let bytes = maxContentBytes;
  return found.map((file, index) => {
    const has = file.size <= maxFileBytes && bytes + file.size <= maxArchiveBytes;
    if (has) bytes += file.size;
    const ending = /^\.[a-z0-9]{1,10}$/.exec(extname(file.file_name).toLowerCase())?.[0] ?? '';
    return { ...file, mark: randomUUID(), path: has ? `files/${index + 1}${ending}` : null };
  });
}
