// The screens of courses.
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  { path: '/:company/courses', shows: (page) => page.getByRole('row').nth(10), calls: ['courses'] },
  { path: '/:company/locations', shows: 'Мест пока нет', calls: ['places'] },
];
