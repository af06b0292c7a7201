// The «Экспорт воронки» dialog: exports the lessons of a course with the figures of the filtered learners.
import { exportDialog } from '../../../exports/lazy.ts';
import { filterOf, type LearningState } from '../learningList.ts';
import { funnelExport } from './funnelExport.ts';

export const FunnelExportModal = exportDialog(funnelExport, {
  title: 'Экспорт воронки',
  nouns: ['урок', 'урока', 'уроков'],
  input: ({ courseId, state }: { courseId: string; state: LearningState }, choice) => ({
    courseId,
    ...choice,
    matching: { filter: filterOf(state) },
  }),
  part: 'курса',
  sort: 'по порядку в курсе',
  columns: {
    NAME: 'Урок',
    STUDENTS_COUNT: 'Входит в пакет',
    OPEN_COUNT: 'Могут открыть',
    OPENED_COUNT: 'Открыли',
    FINISHED_COUNT: 'Прошли',
    BEFORE_COUNT: 'Были в уроке перед ним',
    CAME_COUNT: 'Из них открыли',
    STUCK_COUNT: 'Застряли',
    WATCHED_SECONDS: 'Просмотрено видео',
    MEDIAN_WATCHED_SECONDS: 'Просмотр, медиана',
    WAITING_COUNT: 'Работы ждут проверки',
  },
});
