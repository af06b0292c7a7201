// The export of the course list with its main columns; `export-columns.ts` has the others.
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { valueColumns, type ShownValue } from '../../forms/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { FieldSelection } from '../../kit/records/contract.ts';
import { courseValues } from '../editing/custom-fields/course-values.ts';
import { additionalColumns, type AdditionalFields } from './export-columns.ts';
import { courseResource } from '../resources.ts';
import type { CourseStatus } from '../course-tables.ts';

/** The fields of a course that the columns read. */
interface ExportedCourse extends AdditionalFields {
  id: number;
  name: string;
  status: CourseStatus;
  type: { name: string } | null;
  format: { name: string } | null;
  folder_course: { name: string } | null;
  subcategories_with_categories: { title: string; parent_category: { title: string } | null }[];
  price: string | null;
  old_price: string | null;
  start_date: string | null;
  end_date: string | null;
  close_date: string | null;
  students_count: number;
  created_at: string;
  customFieldCourseValues: ShownValue[];
}

const column = plainColumn<ExportedCourse>;

const named = (
  heading: string,
  width: number,
  relation: 'type' | 'format' | 'folder_course',
): ExportColumn<ExportedCourse> => ({
  heading,
  kind: 'text',
  width,
  value: (course) => course[relation]?.name ?? null,
  reads: { with: { [relation]: { ...wholeRecord, columns: ['name'] } } },
});

/** Labels of the statuses as in the course list. */
export const statusLabels: Record<CourseStatus, string> = {
  start: 'Активный',
  visible: 'Активный',
  trial: 'Активный',
  close: 'Закрытый',
  draft: 'Черновик',
  deleted: 'Удаленный',
};

const title: FieldSelection = { ...wholeRecord, columns: ['title'] };

export const coursesExport = defineExport<ExportedCourse>({
  kind: 'courses_export',
  path: 'courses',
  resource: courseResource,
  record: { name: 'CourseExport', description: 'An export of the course list to a file.' },
  columns: {
    id: column('ID', 'number', 8, 'id'),
    name: column('Название', 'text', 48, 'name'),
    status: {
      ...column('Статус', 'text', 12, 'status'),
      value: ({ status }) => statusLabels[status],
    },
    type: named('Тип', 16, 'type'),
    format: named('Формат', 16, 'format'),
    categories: {
      heading: 'Категории',
      kind: 'text',
      width: 40,
      value: ({ subcategories_with_categories: categories }) =>
        categories
          .map(({ title, parent_category: parent }) =>
            parent === null ? title : `${parent.title}: ${title}`,
          )
          .join(', '),
      reads: {
        with: {
          subcategories_with_categories: { ...title, with: { parent_category: title } },
        },
      },
    },
    price: column('Цена', 'money', 14, 'price'),
    old_price: column('Старая цена', 'money', 14, 'old_price'),
    start_date: column('Начало', 'day', 12, 'start_date'),
    end_date: column('Окончание', 'day', 12, 'end_date'),
    close_date: column('Закрытие', 'day', 12, 'close_date'),
    students_count: column('Ученики', 'number', 10, 'students_count'),
    folder: named('Папка', 20, 'folder_course'),
    created_at: column('Создан', 'instant', 12, 'created_at'),
    ...additionalColumns,
  },
  columnGroups: { custom_fields: valueColumns(courseValues, 'customFieldCourseValues') },
  sheet: 'Курсы',
});
