// A course with all its layers and lessons, without those in the trash.
import { getTableColumns, ne } from 'drizzle-orm';
import { courses } from '../../courses/course-tables.ts';
import { blockLayerRecord, courseResource, lessonRecord } from '../../courses/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { readOne } from '../../kit/lists/list.ts';
import type { ListSource, Row } from '../../kit/lists/contract.ts';
import type { FieldSelection } from '../../kit/records/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { hasMany, record } from '../../kit/records/record.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';

type CourseColumn = keyof typeof courses.$inferSelect;

export const courseContentRecord = record(courses)({
  name: 'CourseContent',
  description:
    'The content of a course. Layers and lessons are included unless `with` selects their fields.',
  permissions: 'part',
  hidden: Object.keys(getTableColumns(courses)).filter((name) => name !== 'id') as CourseColumn[],
  relations: {
    layers: hasMany(() => blockLayerRecord, 'course_id'),
    lessons: hasMany(() => lessonRecord, 'course_id', {
      where: (table) => ne(table.status, 'deleted'),
    }),
  },
});

/** Without permissions: the caller has checked that the course is readable. */
const source: ListSource = { record: courseContentRecord, inCompany: true };

const everything: FieldSelection = {
  ...wholeRecord,
  with: { layers: wholeRecord, lessons: wholeRecord },
};

/** The caller must have checked that the person may read the course. */
export async function readCourseContent(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  selection: FieldSelection,
): Promise<Row> {
  const effectiveSelection = Object.keys(selection.with).length > 0 ? selection : everything;
  const found = await readOne(transaction, source, courseId, effectiveSelection, scope);
  if (found === null) throw notFound(courseResource.missing);
  return found;
}
