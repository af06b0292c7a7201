// The screens of tests.
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  { path: '/:company/subjects', shows: 'Математика', calls: ['subjects'] },
  {
    path: '/:company/subjects',
    url: '/demo/subjects?tab=topics',
    arrivesAt: '/demo/subjects',
    shows: 'Добавить тему',
    calls: ['topics'],
  },
];
