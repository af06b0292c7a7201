// How jobs of each kind are spoken of.
import { countOf, formatNumber } from '../ui/index.ts';
import type { JobKind } from '../__generated__/JobRow_job.graphql.ts';

interface Words {
  title: string;
  done: (count: number) => string;
  failed: string;
  stop: string;
  stopped: string;
  /** What has been made so far. */
  amount: (count: number) => string;
}

export const jobWords: Record<JobKind, Words> = {
  COURSES_EXPORT: {
    title: 'Экспорт курсов',
    done: (count) => `Экспорт готов: ${courses(count)}`,
    failed: 'Не удалось выгрузить курсы',
    stop: 'Остановить экспорт курсов?',
    stopped: 'Экспорт остановлен',
    amount: courses,
  },
  USERS_EXPORT: {
    title: 'Экспорт пользователей',
    done: (count) => `Экспорт готов: ${users(count)}`,
    failed: 'Не удалось выгрузить пользователей',
    stop: 'Остановить экспорт пользователей?',
    stopped: 'Экспорт остановлен',
    amount: users,
  },
  INVITES_SENDING: {
    title: 'Отправка приглашений',
    done: (count) =>
      `Приглашение отправлено: ${countOf(count, ['получатель', 'получателя', 'получателей'])}`,
    failed: 'Не удалось отправить приглашение',
    stop: 'Остановить отправку приглашений?',
    stopped: 'Отправка остановлена',
    amount: (count) => countOf(count, ['получатель', 'получателя', 'получателей']),
  },
  USERS_GENERATION: {
    title: 'Создание аккаунтов',
    done: (count) =>
      `Аккаунты созданы: ${formatNumber(count)}. Файл с паролями можно скачать один раз`,
    failed: 'Не удалось создать аккаунты',
    stop: 'Остановить создание аккаунтов?',
    stopped: 'Создание аккаунтов остановлено',
    amount: (count) => countOf(count, ['аккаунт', 'аккаунта', 'аккаунтов']),
  },
};

/** `120 из 312`; without a total just what is done. */
export function progressWords(done: number, total: number | null | undefined): string {
  return total == null ? formatNumber(done) : `${formatNumber(done)} из ${formatNumber(total)}`;
}

/** 0 to 100; undefined while it can't be told. */
export function percentOf(done: number, total: number | null | undefined): number | undefined {
  return total == null || total === 0 ? undefined : Math.min(100, (done / total) * 100);
}

function courses(count: number): string {
  return countOf(count, ['курс', 'курса', 'курсов']);
}

function users(count: number): string {
  return countOf(count, ['пользователь', 'пользователя', 'пользователей']);
}
