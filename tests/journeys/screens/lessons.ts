// The screens of lessons.
import type { Screen } from '../kit/screens.ts';

const path = '/:company/courses/:course_id/lessons/:lesson_id';
const at = '/demo/courses/3/lessons/16';
const calls = ['courses/{id}', 'courses/{course_id}/lessons/{id}'];
const blocks = 'courses/{course_id}/lessons/{lesson_id}/lesson_with_blocks';

export const screens: readonly Screen[] = [
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=layers',
    arrivesAt: '/demo/courses/3',
    shows: 'Домашнее задание № 1',
    calls: ['courses/{id}', 'courses/{course_id}/lessons_and_themes'],
  },
  { path, url: at, shows: 'Соберите урок из блоков', calls: [...calls, blocks] },
  {
    path,
    url: `${at}?tab=access`,
    arrivesAt: at,
    shows: 'Когда урок открывается',
    calls: [...calls, blocks],
  },
  {
    path,
    url: `${at}?tab=history`,
    arrivesAt: at,
    shows: 'Система создаёт запись',
    calls: [...calls, 'lessons/{id}/audits'],
  },
  {
    path: '/:company/homeworks',
    url: '/demo/homeworks',
    shows: 'Всё проверено',
    calls: ['homeworks'],
  },
];
