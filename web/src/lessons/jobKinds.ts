// The job kinds of the lessons domain.
import { countOf, formatNumber } from '../ui/index.ts';
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { gradebookExport } from './gradebook/export/gradebookExport.ts';
import { journalExport } from './journal/export/journalExport.ts';
import { funnelExport } from './statistics/export/funnelExport.ts';
import { stuckExport } from './statistics/export/stuckExport.ts';

const lessons = (count: number) => countOf(count, ['урок', 'урока', 'уроков']);
const students = (count: number) => countOf(count, ['ученик', 'ученика', 'учеников']);

export const jobKinds = {
  FILM_TRANSCRIPT: {
    title: 'Текст видео',
    done: () => 'Текст видео готов: он стоит на вкладке «Статистика видео» и рядом с видео',
    failed: 'Не удалось получить текст видео',
    stop: 'Остановить распознавание видео?',
    stopped: 'Распознавание остановлено',
    withoutFile: true,
    amount: formatNumber,
  },
  GRADEBOOK_EXPORT: exportJob(gradebookExport, {
    title: 'Экспорт журнала оценок',
    failed: 'Не удалось выгрузить журнал оценок',
    stop: 'Остановить экспорт журнала оценок?',
    amount: students,
    list: { path: 'courses', label: 'К курсам' },
  }),
  JOURNAL_EXPORT: exportJob(journalExport, {
    title: 'Экспорт журнала',
    failed: 'Не удалось выгрузить журнал',
    stop: 'Остановить экспорт журнала?',
    amount: students,
    list: { path: 'courses', label: 'К курсам' },
  }),
  LESSON_STATISTICS_EXPORT: exportJob(funnelExport, {
    title: 'Экспорт воронки',
    failed: 'Не удалось выгрузить воронку',
    stop: 'Остановить экспорт воронки?',
    amount: lessons,
    list: { path: 'courses', label: 'К курсам' },
  }),
  STUCK_STUDENTS_EXPORT: exportJob(stuckExport, {
    title: 'Экспорт застрявших',
    failed: 'Не удалось выгрузить застрявших',
    stop: 'Остановить экспорт застрявших?',
    amount: students,
    list: { path: 'courses', label: 'К курсам' },
  }),
} satisfies Partial<JobKinds>;
