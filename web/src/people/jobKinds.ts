// The kinds of jobs of people.
import type { JobKinds } from '../jobs/index.ts';
import { countOf, formatNumber } from '../ui/index.ts';
import { RepeatUserExport } from './users/export/RepeatUserExport.tsx';

const users = (count: number) => countOf(count, ['пользователь', 'пользователя', 'пользователей']);
const recipients = (count: number) => countOf(count, ['получателю', 'получателям', 'получателям']);

export const peopleJobs = {
  USERS_EXPORT: {
    title: 'Экспорт пользователей',
    done: (count) => `Экспорт готов: ${users(count)}`,
    failed: 'Не удалось выгрузить пользователей',
    stop: 'Остановить экспорт пользователей?',
    stopped: 'Экспорт остановлен',
    amount: users,
    Repeat: RepeatUserExport,
  },
  INVITES_SENDING: {
    title: 'Отправка приглашений',
    done: (count, failed) =>
      `Отправлено ${recipients(count)}${failed > 0 ? `, не дошло: ${formatNumber(failed)}. Почему — на странице приглашения` : ''}`,
    failed: 'Не удалось отправить приглашение',
    stop: 'Остановить отправку приглашений?',
    stopped: 'Отправка остановлена',
    stopNote: 'Кому уже отправлено, те получат. Остальным можно отправить потом.',
    withoutFile: true,
    amount: recipients,
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
} satisfies Partial<JobKinds>;
