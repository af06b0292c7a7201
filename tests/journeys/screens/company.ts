// The screens of companies.
import { field } from '../kit/locators.ts';
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  {
    path: '/companies',
    shows: (page) => page.getByRole('listitem').filter({ hasText: 'demo' }),
    calls: ['/api/auth_user', '/api/companies'],
  },
  // On to the first area that the person may open.
  {
    path: '/:company',
    arrivesAt: '/demo/users',
    shows: 'Показано 20 из',
    requests: 2,
    calls: ['users'],
  },
  { path: '/:company/settings', shows: (page) => field(page, 'Название'), calls: [] },
];
