// The kinds of jobs of courses.
import { countOf } from '../ui/index.ts';
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { studentExport } from './people/export/studentExport.ts';
import { courseExport } from './export/courseExport.ts';

const branches = (count: number) => countOf(count, ['ветка', 'ветки', 'веток']);

const offers = (count: number) => countOf(count, ['предложение', 'предложения', 'предложений']);
const students = (count: number) => countOf(count, ['ученик', 'ученика', 'учеников']);

const courses = (count: number) => countOf(count, ['курс', 'курса', 'курсов']);

export const jobKinds = {
  COURSES_EXPORT: exportJob(courseExport, {
    title: 'Экспорт курсов',
    failed: 'Не удалось выгрузить курсы',
    stop: 'Остановить экспорт курсов?',
    amount: courses,
    list: { path: 'courses', label: 'К курсам' },
  }),
  COURSE_BRANCHES_EXPORT: {
    title: 'Экспорт веток курсов',
    done: (count) => `Экспорт готов: ${branches(count)}`,
    failed: 'Не удалось выгрузить ветки курсов',
    stop: 'Остановить экспорт веток?',
    stopped: 'Экспорт остановлен',
    amount: branches,
  },
  COMMERCIAL_OFFER_FILE: {
    title: 'Коммерческое предложение',
    done: () => 'Предложение собрано',
    failed: 'Не удалось собрать предложение',
    stop: 'Остановить сборку предложения?',
    stopped: 'Сборка остановлена',
    amount: offers,
  },
  COMMERCIAL_OFFER_MAIL: {
    title: 'Письмо с предложением',
    done: () => 'Письмо с предложением отправлено',
    failed: 'Не удалось отправить предложение',
    stop: 'Остановить отправку предложения?',
    stopped: 'Отправка остановлена',
    stopNote: 'Если письмо уже ушло, клиент его получит.',
    withoutFile: true,
    amount: offers,
  },
  COURSE_REPLICATION: {
    title: 'Копирование курса',
    done: () => 'Копия курса готова: она среди черновиков',
    failed: 'Не удалось скопировать курс',
    stop: 'Остановить копирование курса?',
    stopped: 'Копирование остановлено',
    withoutFile: true,
    fillsLists: true,
    amount: courses,
  },
  COURSE_ARCHIVE: {
    title: 'Экспорт курса в ZIP',
    done: () => 'Архив курса готов',
    failed: 'Не удалось собрать архив курса',
    stop: 'Остановить экспорт курса?',
    stopped: 'Экспорт остановлен',
    amount: courses,
  },
  COURSE_IMPORT: {
    title: 'Импорт курса',
    done: () => 'Курс из архива создан: он среди черновиков',
    failed: 'Не удалось создать курс из архива',
    stop: 'Остановить импорт курса?',
    stopped: 'Импорт остановлен',
    withoutFile: true,
    fillsLists: true,
    amount: courses,
  },
  COURSE_STUDENTS_EXPORT: exportJob(studentExport, {
    title: 'Экспорт учеников курса',
    failed: 'Не удалось выгрузить учеников курса',
    stop: 'Остановить экспорт учеников?',
    amount: students,
    list: { path: 'courses', label: 'К курсам' },
  }),
} satisfies Partial<JobKinds>;
