/** The columns of an exported course list: their headings, what each reads of a course, and what it shows. */
import { wholeRecord } from '../kit/resource.ts';
import type { Selection } from '../kit/list-parameters.ts';
import type { CourseStatus } from './tables.ts';

/** A course as it travels, with what the columns read of it. */
export interface ExportedCourse {
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
}

/** Texts and numbers as they are; money as a decimal string; days and instants in ISO 8601. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'instant';

export interface ExportColumn {
  heading: string;
  kind: CellKind;
  /** Characters, in a workbook. */
  width: number;
  value: (course: ExportedCourse) => string | number | null;
  /** What must be read of a course. */
  reads: Partial<Selection>;
}

const column = (
  heading: string,
  kind: CellKind,
  width: number,
  name: keyof ExportedCourse & string,
): ExportColumn => ({
  heading,
  kind,
  width,
  value: (course) => course[name] as string | number | null,
  reads: { columns: [name] },
});

const named = (
  heading: string,
  width: number,
  relation: 'type' | 'format' | 'folder_course',
): ExportColumn => ({
  heading,
  kind: 'text',
  width,
  value: (course) => course[relation]?.name ?? null,
  reads: { with: { [relation]: { ...wholeRecord, columns: ['name'] } } },
});

/** As the course list shows them. */
const statusLabels: Record<CourseStatus, string> = {
  start: 'Активный',
  visible: 'Активный',
  trial: 'Активный',
  close: 'Закрытый',
  draft: 'Черновик',
  deleted: 'Удаленный',
};

const title: Selection = { ...wholeRecord, columns: ['title'] };

/** By their names on the wire, in the order of a file with all of them. */
export const exportColumns = {
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
} satisfies Record<string, ExportColumn>;

export type ExportColumnName = keyof typeof exportColumns;

export const exportColumnNames = Object.keys(exportColumns) as [
  ExportColumnName,
  ...ExportColumnName[],
];

/** What of each course the columns need. */
export function selectionOf(columns: readonly ExportColumn[]): Selection {
  return {
    ...wholeRecord,
    columns: columns.flatMap(({ reads }) => reads.columns ?? []),
    with: Object.assign({}, ...columns.map(({ reads }) => reads.with)) as Selection['with'],
  };
}
