// How a person wants exports of courses: the format, the columns and their order. The browser remembers it.
import { readSetting, writeSetting } from '../kit/settings.ts';
import type {
  CourseExportColumn,
  CourseExportFormat,
} from './__generated__/useOrderExportMutation.graphql.ts';

export interface ExportChoice {
  format: CourseExportFormat;
  /** All columns in their order, chosen or not. */
  columns: readonly ChosenColumn[];
}

export interface ChosenColumn {
  id: CourseExportColumn;
  isOn: boolean;
}

/** The heads of the columns, in their usual order. */
export const columnLabels: Readonly<Record<CourseExportColumn, string>> = {
  ID: 'ID',
  NAME: 'Название',
  STATUS: 'Статус',
  TYPE: 'Тип',
  FORMAT: 'Формат',
  CATEGORIES: 'Категории',
  PRICE: 'Цена',
  OLD_PRICE: 'Старая цена',
  START_DATE: 'Начало',
  END_DATE: 'Окончание',
  CLOSE_DATE: 'Закрытие',
  STUDENTS_COUNT: 'Ученики',
  FOLDER: 'Папка',
  CREATED_AT: 'Создан',
};

export const allColumns: readonly ChosenColumn[] = Object.keys(columnLabels)
  .filter(isColumn)
  .map((id) => ({ id, isOn: true }));

/** Columns that came to be since the choice was made stand at the end, chosen. */
export function readChoice(): ExportChoice {
  try {
    const kept = JSON.parse(readSetting('course_export_choice') ?? '{}') as Partial<ExportChoice>;
    const known = (kept.columns ?? [])
      .filter(({ id }) => isColumn(id))
      .map(({ id, isOn }) => ({ id, isOn: isOn !== false }));
    const others = allColumns.filter(({ id }) => !known.some((column) => column.id === id));
    return { format: kept.format === 'CSV' ? 'CSV' : 'XLSX', columns: [...known, ...others] };
  } catch {
    return { format: 'XLSX', columns: allColumns };
  }
}

export function rememberChoice(choice: ExportChoice): void {
  writeSetting('course_export_choice', JSON.stringify(choice));
}

function isColumn(id: string): id is CourseExportColumn {
  return Object.hasOwn(columnLabels, id);
}
