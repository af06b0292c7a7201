// The screens outside all domains.
import { heading, type Screen } from '../kit/screens.ts';

const plain = { isPublic: true, requests: 0, calls: [] } as const;
const notFound = heading('Страница не найдена');

export const screens: readonly Screen[] = [
  { path: '/', arrivesAt: '/login', shows: heading('Вход'), ...plain },
  { path: '/content', shows: heading('Контент'), ...plain },
  { path: '/site-error', shows: heading('Произошла ошибка'), ...plain },
  { path: '/404', shows: notFound, ...plain },
  {
    path: '/:company',
    shows: 'Новые люди за неделю',
    // New users, pending users, and the number of users.
    calls: ['courses', 'forms', 'invites', 'jobs', 'self_domain', 'users', 'users', 'users'],
  },
  {
    path: '/:company/*',
    url: '/demo/no/such/page',
    shows: notFound,
    calls: [],
    isNotFound: true,
  },
  { path: '/*', url: '/no/such/page', arrivesAt: '/404', shows: notFound, ...plain },
];

/** Exists on the dev server only. */
export const debug: Screen = {
  path: '/debug',
  shows: 'Последние запросы',
  calls: [],
  isPublic: true,
};
