// The screens of lessons.
import type { Screen } from '../kit/screens.ts';

const path = '/:company/courses/:course_id/lessons/:lesson_id';
const at = '/demo/courses/3/lessons/16';
const calls = ['courses/{id}', 'courses/{course_id}/lessons/{id}'];
const blocks = 'courses/{course_id}/lessons/{lesson_id}/lesson_with_blocks';

/** Calls of learners who may preview a lesson of the course. */
const learning = [
  '/api/auth_user',
  '/api/company/get_id_by_code',
  'learning/courses/{id}',
  'learning/courses/{course_id}/content',
];

export const screens: readonly Screen[] = [
  {
    path: '/courses',
    shows: 'Курсов пока нет',
    calls: ['/api/auth_user', '/api/companies', 'learning/courses', 'learning/tests'],
    callsPerSchool: ['learning/courses', 'learning/tests'],
  },
  {
    path: '/courses/:company/:course_id',
    url: '/courses/demo/3',
    shows: 'Как устроен курс',
    calls: learning,
  },
  {
    path: '/courses/:company/:course_id/:lesson_id',
    url: '/courses/demo/3/13',
    shows: 'Мои заметки',
    sends: 'LearnerOutboxVisitMutation',
    calls: [
      ...learning,
      'learning/courses/{course_id}/lessons/{lesson_id}',
      'learning/courses/{course_id}/lessons/{lesson_id}/homework',
      'learning/courses/{course_id}/lessons/{lesson_id}/comments',
      // Records the visit.
      'learning/courses/{course_id}/lessons/{lesson_id}/open',
      'learning/courses/{id}',
      'learning/courses/{course_id}/content',
    ],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=layers',
    arrivesAt: '/demo/courses/3',
    shows: 'Домашнее задание № 1',
    calls: ['courses/{id}', 'courses/{course_id}/lessons_and_themes'],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=gradebook',
    arrivesAt: '/demo/courses/3',
    shows: 'Средний',
    calls: [
      'courses/{id}',
      'courses/{course_id}/course_branches',
      'courses/{course_id}/course_packages',
      'courses/{course_id}/gradebook',
      'courses/{course_id}/gradebook/columns',
    ],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=journal',
    arrivesAt: '/demo/courses/3',
    shows: 'Очных занятий пока нет',
    calls: [
      'courses/{id}',
      'courses/{course_id}/course_branches',
      'courses/{course_id}/journal',
      'courses/{course_id}/lessons',
    ],
  },
  { path, url: at, shows: 'Материалы урока', calls: [...calls, blocks] },
  {
    path,
    url: `${at}?tab=access`,
    arrivesAt: at,
    shows: 'Когда урок открывается',
    calls: [...calls, blocks],
  },
  {
    path,
    url: `${at}?tab=roles`,
    arrivesAt: at,
    shows: 'Доступ сотрудников',
    calls,
  },
  {
    path,
    url: `${at}?tab=users`,
    arrivesAt: at,
    shows: 'Впервые открыл',
    calls: [...calls, 'courses/{course_id}/lessons/{lesson_id}/users'],
  },
  {
    path,
    url: `${at}?tab=history`,
    arrivesAt: at,
    shows: 'Система создаёт запись',
    calls: [...calls, 'lessons/{id}/audits'],
  },
  {
    path,
    url: `${at}?tab=statistics`,
    arrivesAt: at,
    shows: 'Застряли здесь',
    calls: [...calls, 'courses/{course_id}/lessons/{lesson_id}/statistics'],
  },
  {
    path,
    url: `${at}?tab=tests`,
    arrivesAt: at,
    shows: 'Тестов в уроке нет',
    calls: [...calls, blocks],
  },
  {
    path,
    url: `${at}?tab=video`,
    arrivesAt: at,
    shows: 'В уроке нет видео, которые можно посчитать',
    calls: [
      ...calls,
      'user_statistics/courses/{course_id}/lessons/{lesson_id}/lesson_videos',
      'user_statistics/lesson_video_session_users',
    ],
  },
  {
    path: '/:company/homeworks',
    url: '/demo/homeworks',
    shows: 'Домашнее задание № 1',
    calls: ['homeworks'],
  },
  {
    path: '/:company/homeworks/:work_id',
    url: '/demo/homeworks/1',
    shows: 'Решил все три задачи',
    calls: ['homeworks/{id}'],
  },
  {
    path: '/:company/comments',
    url: '/demo/comments',
    shows: 'Консультация перед экзаменом',
    calls: ['lesson_comments'],
  },
  {
    path: '/:company/statistics',
    shows: 'По урокам',
    calls: ['user_statistics/courses', 'user_statistics/lessons'],
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
