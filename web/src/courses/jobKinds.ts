// The jobs of this domain.
import { countOf } from '../ui/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { RepeatCourseExport } from './RepeatCourseExport.tsx';

const courses = (count: number) => countOf(count, ['курс', 'курса', 'курсов']);

export const courseJobs = {
  COURSES_EXPORT: {
    title: 'Экспорт курсов',
    done: (count) => `Экспорт готов: ${courses(count)}`,
    failed: 'Не удалось выгрузить курсы',
    stop: 'Остановить экспорт курсов?',
    stopped: 'Экспорт остановлен',
    amount: courses,
    Repeat: RepeatCourseExport,
  },
} satisfies Partial<JobKinds>;
