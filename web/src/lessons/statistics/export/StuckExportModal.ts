// The «Экспорт застрявших» dialog: exports the listed students with their current lesson.
import { exportDialog } from '../../../exports/lazy.ts';
import { filterOf, learningList, type LearningState } from '../learningList.ts';
import { stuckExport } from './stuckExport.ts';

export const StuckExportModal = exportDialog(stuckExport, {
  title: 'Экспорт застрявших',
  nouns: ['ученик', 'ученика', 'учеников'],
  input: ({ courseId, state }: { courseId: string; state: LearningState }, choice) => ({
    courseId,
    ...choice,
    matching: { search: learningList.variables(state).search, filter: filterOf(state) },
  }),
  part: 'курса',
  sort: 'сначала те, кто стоит дольше',
  columns: {
    USER_ID: 'ID',
    FULL_NAME: 'Ученик',
    LESSON_NAME: 'Стоит на уроке',
    STUCK_DAYS: 'Дней без движения',
    STUCK_SINCE: 'С какого дня',
    PROGRESS: 'Прогресс',
    LAST_VISITED_AT: 'Последний визит',
  },
});
