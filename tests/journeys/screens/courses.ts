// The screens of courses.
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  { path: '/:company/courses', shows: (page) => page.getByRole('row').nth(10), calls: ['courses'] },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3',
    shows: 'Цена и сроки',
    calls: ['courses/{id}', 'course_packages'],
  },
  {
    path: '/:company/course-types',
    shows: (page) => page.getByRole('link', { name: 'Интенсив', exact: true }),
    calls: ['course_types'],
  },
  {
    path: '/:company/course-formats',
    shows: (page) => page.getByRole('link', { name: 'Онлайн', exact: true }),
    calls: ['course_formats'],
  },
  { path: '/:company/locations', shows: 'Мест пока нет', calls: ['places'] },
];
