// The screens of lessons.
import type { Screen } from '../kit/screens.ts';

const path = '/:company/courses/:course_id/lessons/:lesson_id';
const at = '/demo/courses/3/lessons/16';
const calls = ['courses/{id}', 'courses/{course_id}/lessons/{id}'];

export const screens: readonly Screen[] = [
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=layers',
    arrivesAt: '/demo/courses/3',
    shows: 'Домашнее задание № 1',
    calls: ['courses/{id}', 'courses/{course_id}/lessons_and_themes'],
  },
  { path, url: at, shows: 'Что сделать', calls },
  { path, url: `${at}?tab=access`, arrivesAt: at, shows: 'Когда урок открывается', calls },
  {
    path,
    url: `${at}?tab=history`,
    arrivesAt: at,
    shows: 'Система создаёт запись',
    calls: [...calls, 'lessons/{id}/audits'],
  },
  { path: '/:company/webinars', shows: 'Предстоящие', calls: ['webinars'] },
  {
    path: '/:company/webinars',
    url: '/demo/webinars?tab=external',
    arrivesAt: '/demo/webinars',
    shows: 'Внешних вебинаров пока нет',
    calls: ['external_webinars'],
  },
];
