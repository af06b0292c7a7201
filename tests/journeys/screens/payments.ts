// The screens of payments.
import { heading, type Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  { path: '/:company/promo-codes', shows: 'БЛОГЕР30', calls: ['promo_codes'] },
  { path: '/:company/promo-codes/code', shows: heading('Новый промокод'), calls: [] },
  {
    path: '/:company/promo-codes/code/:promo_id',
    url: '/demo/promo-codes/code/6',
    shows: heading('Промокод «ВЕБИНАР1000»'),
    calls: ['promo_codes/{id}'],
  },
];
