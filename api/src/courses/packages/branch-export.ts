// The export of course branches, one row per branch.
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { statusLabels } from '../export/export.ts';
import type { CourseStatus } from '../course-tables.ts';
import { courseBranchResource } from './branches.ts';

/** The fields of a branch that the columns read. */
interface ExportedBranch {
  id: number;
  course_id: number;
  name: string;
  is_default: boolean;
  start_date: string | null;
  end_date: string | null;
  students_count: number;
  course: { name: string; status: CourseStatus } | null;
  course_packages: { name: string }[];
}

const column = plainColumn<ExportedBranch>;

const ofCourse = { with: { course: { ...wholeRecord, columns: ['name', 'status'] } } };

const courseColumn = (
  heading: string,
  width: number,
  value: (course: NonNullable<ExportedBranch['course']>) => string,
): ExportColumn<ExportedBranch> => ({
  heading,
  kind: 'text',
  width,
  value: ({ course }) => course && value(course),
  reads: ofCourse,
});

export const branchesExport = defineExport<ExportedBranch>({
  kind: 'course_branches_export',
  path: 'courses_with_course_branches',
  resource: courseBranchResource,
  record: {
    name: 'CourseBranchExport',
    description: 'An export of courses with their branches to a file.',
  },
  columns: {
    course_id: column('ID курса', 'number', 10, 'course_id'),
    course: courseColumn('Курс', 48, ({ name }) => name),
    course_status: courseColumn('Статус курса', 14, ({ status }) => statusLabels[status]),
    id: column('ID ветки', 'number', 10, 'id'),
    name: column('Ветка', 'text', 32, 'name'),
    is_default: {
      ...column('Основная', 'text', 10, 'is_default'),
      value: ({ is_default }) => (is_default ? 'Да' : 'Нет'),
    },
    start_date: column('Начало', 'day', 12, 'start_date'),
    end_date: column('Окончание', 'day', 12, 'end_date'),
    students_count: column('Ученики', 'number', 10, 'students_count'),
    packages: {
      heading: 'Пакеты',
      kind: 'text',
      width: 48,
      value: ({ course_packages: packages }) => packages.map(({ name }) => name).join(', '),
      reads: { with: { course_packages: { ...wholeRecord, columns: ['name'] } } },
    },
  },
  sheet: 'Ветки курсов',
});
