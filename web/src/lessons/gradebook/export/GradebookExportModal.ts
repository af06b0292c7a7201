// The «Экспорт журнала оценок» dialog: exports the learners of the list in its sort, with the columns of the selected
// kinds.
import { exportDialog } from '../../../exports/lazy.ts';
import { filterOf, gradebookList, type GradebookListState } from '../gradebookList.ts';
import { gradebookExport } from './gradebookExport.ts';

export const GradebookExportModal = exportDialog(gradebookExport, {
  title: 'Экспорт журнала оценок',
  nouns: ['ученик', 'ученика', 'учеников'],
  input: ({ courseId, state }: { courseId: string; state: GradebookListState }, choice) => {
    const { search, orderBy } = gradebookList.variables(state);
    return { courseId, ...choice, orderBy, matching: { search, filter: filterOf(state) } };
  },
  part: 'курса',
  sort: ({ orderBy }) => (orderBy?.field === 'AVERAGE' ? 'по среднему' : 'по фамилии и имени'),
  columns: {
    USER_ID: 'ID',
    FULL_NAME: 'Ученик',
    AVERAGE: 'Средний, %',
    GRADES: 'Уроки, задания и тесты',
  },
});
