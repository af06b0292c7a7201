// The dialog «Экспорт курсов»: exports the courses of the list with its filter and sort.
import { keysOf } from '../../kit/pages/keysOf.ts';
import { exportDialog, rowsOf, sortedBy } from '../../exports/lazy.ts';
import { tabNames, toVariables, type CourseListState } from '../list/courseList.ts';
import { courseExport } from './courseExport.ts';
import { courseColumns, rareColumns } from './courseExportColumns.ts';

export const CourseExportModal = exportDialog(courseExport, {
  title: 'Экспорт курсов',
  nouns: ['курс', 'курса', 'курсов'],
  input: ({ companyId, state }: { companyId: string; state: CourseListState }, choice) => ({
    companyId,
    ...choice,
    ...rowsOf(toVariables(state)),
  }),
  part: ({ state }) => `вкладки «${tabNames[state.tab]}»`,
  sort: sortedBy('сначала новые', {
    NAME: 'названию',
    STATUS: 'статусу',
    STUDENTS_COUNT: 'числу учеников',
    PRICE: 'цене',
    START_DATE: 'дате начала',
    END_DATE: 'дате окончания',
    CREATED_AT: 'дате создания',
    CUSTOM_FIELD: 'полю компании',
  }),
  columns: courseColumns,
  offAtFirst: keysOf(rareColumns),
});
