// The columns of an exported list of courses.
import type { ExportColumns } from '../exports/index.ts';
import type { CourseExportColumn } from '../__generated__/useOrderExportMutation.graphql.ts';

export const courseColumns: ExportColumns<CourseExportColumn> = {
  setting: 'course_export_choice',
  labels: {
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
    CUSTOM_FIELDS: 'Дополнительные поля',
  },
};
