// The jobs of this domain.
import { countOf, formatNumber } from '../ui/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { RepeatJournalExport } from './journal/export/RepeatJournalExport.tsx';

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
  JOURNAL_EXPORT: {
    title: 'Экспорт журнала',
    done: (count) => `Экспорт готов: ${students(count)}`,
    failed: 'Не удалось выгрузить журнал',
    stop: 'Остановить экспорт журнала?',
    stopped: 'Экспорт остановлен',
    amount: students,
    Repeat: RepeatJournalExport,
  },
} satisfies Partial<JobKinds>;
