// The screens of companies.
import { field } from '../kit/locators.ts';
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  {
    path: '/companies',
    url: '/companies?search=demo',
    arrivesAt: '/companies',
    shows: (page) => page.getByRole('listitem').filter({ hasText: 'demo' }),
    calls: ['/api/auth_user', '/api/companies'],
  },
  { path: '/:company/settings', shows: (page) => field(page, 'Название'), calls: [] },
];
