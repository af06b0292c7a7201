// The jobs of this domain.
import type { JobKinds } from '../jobs/index.ts';
import { formatNumber } from '../ui/index.ts';

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
} satisfies Partial<JobKinds>;
