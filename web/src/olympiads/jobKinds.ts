// The job kinds of the olympiads domain.
import { countOf } from '../ui/index.ts';
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { tableExport } from './export/tableExport.ts';

const learners = (count: number) => countOf(count, ['участник', 'участника', 'участников']);
const diplomas = (count: number) => countOf(count, ['диплом', 'диплома', 'дипломов']);
const tests = (count: number) => countOf(count, ['тест', 'теста', 'тестов']);

export const jobKinds = {
  TEST_RESULT_FOLDER_PROCESSING: {
    title: 'Обработка таблицы олимпиады',
    done: (count) => `Таблица обработана: ${tests(count)}`,
    failed: 'Не удалось обработать таблицу олимпиады',
    stop: 'Остановить обработку таблицы?',
    stopped: 'Обработка остановлена, осталась прежняя таблица',
    withoutFile: true,
    fillsLists: true,
    amount: tests,
  },
  TEST_RESULT_FOLDER_EXPORT: exportJob(tableExport, {
    title: 'Экспорт таблицы олимпиады',
    failed: 'Не удалось выгрузить таблицу олимпиады',
    stop: 'Остановить экспорт таблицы?',
    amount: learners,
    list: { path: 'olympic-tests', label: 'К олимпиадам' },
  }),
  TEST_RESULT_FOLDER_DIPLOMAS: {
    title: 'Дипломы олимпиады',
    done: (count) => `Дипломы готовы: ${diplomas(count)}`,
    failed: 'Не удалось напечатать дипломы',
    stop: 'Остановить печать дипломов?',
    stopped: 'Печать остановлена',
    amount: diplomas,
  },
} satisfies Partial<JobKinds>;
