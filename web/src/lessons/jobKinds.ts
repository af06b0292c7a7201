// The job kinds of the lessons domain.
import { countOf, formatNumber } from '../ui/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { RepeatGradebookExport } from './gradebook/export/RepeatGradebookExport.tsx';
import { RepeatJournalExport } from './journal/export/RepeatJournalExport.tsx';
import {
  RepeatFunnelExport,
  RepeatStuckExport,
} from './statistics/export/RepeatStatisticsExports.tsx';

const lessons = (count: number) => countOf(count, ['урок', 'урока', 'уроков']);
const students = (count: number) => countOf(count, ['ученик', 'ученика', 'учеников']);

export const lessonJobs = {
  FILM_TRANSCRIPT: {
    title: 'Текст видео',
    done: () => 'Текст видео готов: он стоит на вкладке «Статистика видео» и рядом с видео',
    failed: 'Не удалось получить текст видео',
    stop: 'Остановить распознавание видео?',
    stopped: 'Распознавание остановлено',
    withoutFile: true,
    amount: formatNumber,
  },
  GRADEBOOK_EXPORT: {
    title: 'Экспорт журнала оценок',
    done: (count) => `Экспорт готов: ${students(count)}`,
    failed: 'Не удалось выгрузить журнал оценок',
    stop: 'Остановить экспорт журнала оценок?',
    stopped: 'Экспорт остановлен',
    amount: students,
    Repeat: RepeatGradebookExport,
  },
  JOURNAL_EXPORT: {
    title: 'Экспорт журнала',
    done: (count) => `Экспорт готов: ${students(count)}`,
    failed: 'Не удалось выгрузить журнал',
    stop: 'Остановить экспорт журнала?',
    stopped: 'Экспорт остановлен',
    amount: students,
    Repeat: RepeatJournalExport,
  },
  LESSON_STATISTICS_EXPORT: {
    title: 'Экспорт воронки',
    done: (count) => `Экспорт готов: ${lessons(count)}`,
    failed: 'Не удалось выгрузить воронку',
    stop: 'Остановить экспорт воронки?',
    stopped: 'Экспорт остановлен',
    amount: lessons,
    Repeat: RepeatFunnelExport,
  },
  STUCK_STUDENTS_EXPORT: {
    title: 'Экспорт застрявших',
    done: (count) => `Экспорт готов: ${students(count)}`,
    failed: 'Не удалось выгрузить застрявших',
    stop: 'Остановить экспорт застрявших?',
    stopped: 'Экспорт остановлен',
    amount: students,
    Repeat: RepeatStuckExport,
  },
} satisfies Partial<JobKinds>;
