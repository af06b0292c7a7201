// Reads a course for an archive: what `course.json` says, and which files lie beside it.
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import type { Scope } from '../../kit/permissions.ts';
import { files } from '../../media/index.ts';
import { courseFileColumns, courses } from '../course-tables.ts';
import { courseResource } from '../resources.ts';
import { courseFiles, customFieldCourseValues } from '../tables.ts';
import { withKeys } from './addresses.ts';
import {
  courseFields,
  formatName,
  formatVersion,
  largestArchive,
  largestFile,
  mostFiles,
  type CourseContent,
  type CourseFields,
} from './format.ts';
import { courseParts } from './parts/index.ts';

export interface ArchivedFile {
  path: string;
  key: string;
  mime_type: string;
}

export async function readCourse(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
): Promise<{ content: CourseContent; files: ArchivedFile[] }> {
  const [row] = await transaction
    .select()
    .from(courses)
    .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, courseId)));
  if (row === undefined) throw notFound(courseResource.missing);
  const shown = await shownFiles(transaction, scope, courseId);
  const byId = new Map(shown.map((file) => [file.id, file]));
  const byKey = new Map(shown.map((file) => [file.key, file]));
  const source = {
    transaction,
    scope,
    courseId,
    markOf: (id: number) => byId.get(id)?.mark ?? null,
  };
  const parts: Record<string, unknown> = {};
  for (const part of courseParts) parts[part.name] = await part.read(source);
  const fields = Object.fromEntries(
    Object.keys(courseFields.shape).map((name) => [name, row[name as keyof typeof row]]),
  ) as unknown as CourseFields;
  return {
    content: {
      format: formatName,
      version: formatVersion,
      files: shown.map(({ mark, path, file_name: name }) => ({ mark, path, name })),
      course: withKeys(fields, (key) => byKey.get(key)?.mark ?? null),
      parts,
    },
    files: shown.flatMap(({ path, key, mime_type }) =>
      path === null ? [] : [{ path, key, mime_type }],
    ),
  };
}

/** All that the course shows: its images, and the files of its texts and fields. */
async function shownFiles(transaction: Transaction, { companyId }: Scope, courseId: number) {
  const { id, key, file_name, mime_type, size } = files;
  const columns = sql.join(
    courseFileColumns.map((name) => sql`${courses[name]}`),
    sql`, `,
  );
  const found = await transaction
    .select({ id, key, file_name, mime_type, size })
    .from(files)
    .where(
      and(
        eq(files.company_id, companyId),
        sql`${id} in (
          select unnest(array[${columns}]) from ${courses} where ${courses.company_id} = ${companyId} and ${courses.id} = ${courseId}
          union select ${courseFiles.file_id} from ${courseFiles} where ${courseFiles.company_id} = ${companyId} and ${courseFiles.course_id} = ${courseId}
          union select ${customFieldCourseValues.file_id} from ${customFieldCourseValues} where ${customFieldCourseValues.company_id} = ${companyId} and ${customFieldCourseValues.course_id} = ${courseId})`,
      ),
    )
    .orderBy(id)
    .limit(mostFiles);
  let bytes = 0;
  return found.map((file, index) => {
    const has = file.size <= largestFile && bytes + file.size <= largestArchive;
    if (has) bytes += file.size;
    const ending = /^\.[a-z0-9]{1,10}$/.exec(extname(file.file_name).toLowerCase())?.[0] ?? '';
    return { ...file, mark: randomUUID(), path: has ? `files/${index + 1}${ending}` : null };
  });
}
