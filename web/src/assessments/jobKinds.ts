// The job kinds of the assessments domain.
import { countOf } from '../ui/index.ts';
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { resultExport } from './results/export/resultExport.ts';

const attempts = (count: number) => countOf(count, ['попытка', 'попытки', 'попыток']);
const pupils = (count: number) => countOf(count, ['ученик', 'ученика', 'учеников']);

export const jobKinds = {
  ATTEMPTS_EXPORT: exportJob(resultExport, {
    title: 'Экспорт результатов теста',
    failed: 'Не удалось выгрузить результаты теста',
    stop: 'Остановить экспорт результатов?',
    amount: attempts,
    list: { path: 'tests', label: 'К тестам' },
  }),
  ATTEMPTS_RECALCULATION_CHECK: {
    title: 'Проверка пересчёта результатов',
    done: (count) => `Проверены попытки, которые изменит пересчёт: ${attempts(count)}`,
    failed: 'Не удалось посмотреть, что изменит пересчёт',
    stop: 'Остановить проверку пересчёта?',
    stopped: 'Проверка остановлена',
    withoutFile: true,
    amount: attempts,
  },
  ATTEMPTS_RECALCULATION: {
    title: 'Пересчёт результатов теста',
    done: (count) => `Результаты пересчитаны: ${attempts(count)}`,
    failed: 'Не удалось пересчитать результаты теста',
    stop: 'Остановить пересчёт результатов?',
    stopped: 'Пересчёт остановлен',
    withoutFile: true,
    fillsLists: true,
    amount: attempts,
  },
  STRESS_TEST: {
    title: 'Проверка нагрузки',
    done: (count) => `Нагрузка проверена: тест прошли ${pupils(count)}`,
    failed: 'Не удалось проверить нагрузку',
    stop: 'Остановить проверку нагрузки?',
    stopped: 'Проверка остановлена',
    withoutFile: true,
    amount: pupils,
  },
} satisfies Partial<JobKinds>;
