// The jobs of this domain.
import { countOf } from '../ui/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { RepeatTableExport } from '../olympiads/export/RepeatTableExport.tsx';
import { RepeatResultExport } from './results/export/RepeatResultExport.tsx';

const attempts = (count: number) => countOf(count, ['попытка', 'попытки', 'попыток']);
const questions = (count: number) => countOf(count, ['вопрос', 'вопроса', 'вопросов']);
const learners = (count: number) => countOf(count, ['участник', 'участника', 'участников']);
const diplomas = (count: number) => countOf(count, ['диплом', 'диплома', 'дипломов']);
const pupils = (count: number) => countOf(count, ['ученик', 'ученика', 'учеников']);
const tests = (count: number) => countOf(count, ['тест', 'теста', 'тестов']);

export const testJobs = {
  ATTEMPTS_EXPORT: {
    title: 'Экспорт результатов теста',
    done: (count) => `Экспорт готов: ${attempts(count)}`,
    failed: 'Не удалось выгрузить результаты теста',
    stop: 'Остановить экспорт результатов?',
    stopped: 'Экспорт остановлен',
    amount: attempts,
    Repeat: RepeatResultExport,
  },
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
  TEST_GENERATION: {
    title: 'Составление вопросов с ИИ',
    done: (count) => `ИИ закончил: ${questions(count)}`,
    failed: 'Не удалось составить вопросы',
    stop: 'Остановить составление вопросов?',
    stopped: 'Составление остановлено',
    withoutFile: true,
    amount: questions,
  },
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
  TEST_RESULT_FOLDER_EXPORT: {
    title: 'Экспорт таблицы олимпиады',
    done: (count) => `Экспорт готов: ${learners(count)}`,
    failed: 'Не удалось выгрузить таблицу олимпиады',
    stop: 'Остановить экспорт таблицы?',
    stopped: 'Экспорт остановлен',
    amount: learners,
    Repeat: RepeatTableExport,
  },
  TEST_RESULT_FOLDER_DIPLOMAS: {
    title: 'Дипломы олимпиады',
    done: (count) => `Дипломы готовы: ${diplomas(count)}`,
    failed: 'Не удалось напечатать дипломы',
    stop: 'Остановить печать дипломов?',
    stopped: 'Печать остановлена',
    amount: diplomas,
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
