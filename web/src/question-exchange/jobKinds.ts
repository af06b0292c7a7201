// The job kinds of the question-exchange domain.
import { countOf } from '../ui/index.ts';
import type { JobKinds } from '../jobs/index.ts';

const questions = (count: number) => countOf(count, ['вопрос', 'вопроса', 'вопросов']);

export const jobKinds = {
  TEST_EXPORT: {
    title: 'Экспорт теста',
    done: (count) => `Экспорт готов: ${questions(count)}`,
    failed: 'Не удалось выгрузить тест',
    stop: 'Остановить экспорт теста?',
    stopped: 'Экспорт остановлен',
    amount: questions,
  },
  TEST_IMPORT_CHECK: {
    title: 'Проверка файла с вопросами',
    done: (count) => `Файл проверен: в нём можно взять ${questions(count)}`,
    failed: 'Не удалось проверить файл с вопросами',
    stop: 'Остановить проверку файла?',
    stopped: 'Проверка остановлена',
    withoutFile: true,
    amount: questions,
  },
  TEST_IMPORT: {
    title: 'Импорт вопросов',
    done: (count) => `Импорт готов: ${questions(count)}`,
    failed: 'Не удалось добавить вопросы из файла',
    stop: 'Остановить импорт вопросов?',
    stopped: 'Импорт остановлен',
    withoutFile: true,
    fillsLists: true,
    amount: questions,
  },
} satisfies Partial<JobKinds>;
