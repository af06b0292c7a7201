// The kinds of jobs of people.
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { countOf, formatNumber } from '../ui/index.ts';
import { userExport } from './users/export/userExport.ts';

const users = (count: number) => countOf(count, ['пользователь', 'пользователя', 'пользователей']);
const recipients = (count: number) => countOf(count, ['получателю', 'получателям', 'получателям']);

export const jobKinds = {
  USERS_EXPORT: exportJob(userExport, {
    title: 'Экспорт пользователей',
    failed: 'Не удалось выгрузить пользователей',
    stop: 'Остановить экспорт пользователей?',
    amount: users,
    list: { path: 'users', label: 'К пользователям' },
  }),
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
