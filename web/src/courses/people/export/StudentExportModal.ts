// The dialog «Экспорт учеников»: exports a course's students with the filter and sort of the list.
import { exportDialog, rowsOf, sortedBy } from '../../../exports/lazy.ts';
import { filterOf, studentList, type StudentListState } from '../studentList.ts';
import { studentNouns } from '../studentNouns.ts';
import { studentExport } from './studentExport.ts';

export const StudentExportModal = exportDialog(studentExport, {
  title: 'Экспорт учеников',
  nouns: studentNouns,
  input: ({ courseId, state }: { courseId: string; state: StudentListState }, choice) => ({
    courseId,
    ...choice,
    ...rowsOf({ ...studentList.variables(state), filter: filterOf(state) }),
  }),
  part: 'курса',
  sort: sortedBy('по фамилии и имени', {
    FULL_NAME: 'фамилии и имени',
    PROGRESS: 'прогрессу',
    LAST_VISITED_AT: 'последнему визиту',
    CREATED_AT: 'дате прихода на курс',
  }),
  columns: {
    USER_ID: 'ID',
    SURNAME: 'Фамилия',
    NAME: 'Имя',
    EMAIL: 'Почта',
    PHONE: 'Телефон',
    PACKAGES: 'Пакеты',
    BRANCH: 'Ветка',
    PROGRESS: 'Прогресс',
    LAST_VISITED_AT: 'Последний визит',
    CREATED_AT: 'На курсе с',
  },
});
