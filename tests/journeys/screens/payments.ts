// The screens of payments.
import { heading, type Screen } from '../kit/screens.ts';

const payment = '/:company/payments/:payment_id';

export const screens: readonly Screen[] = [
  {
    path: '/:company/payments',
    shows: 'на сумму',
    calls: ['payments', 'payments/sums'],
  },
  { path: payment, url: '/demo/payments/1', shows: 'Что куплено', calls: ['payments/{id}'] },
  {
    path: payment,
    url: '/demo/payments/1?tab=history',
    arrivesAt: '/demo/payments/1',
    shows: 'Система создаёт запись',
    calls: ['payments/{id}', 'payments/{id}/audits'],
  },
  { path: '/:company/payments/sales', shows: 'Средний платёж', calls: ['payments/statistics'] },
  { path: '/:company/payments/gifts', shows: 'Подарков пока нет', calls: ['course_gifts'] },
  {
    path: '/:company/payments/reconciliations',
    shows: 'Сверок пока не было',
    calls: ['reconciliations'],
  },
  {
    path: '/:company/payment-statuses',
    shows: 'Видит плательщик',
    calls: ['payment_statuses'],
  },
  { path: '/:company/promo-codes', shows: 'БЛОГЕР30', calls: ['promo_codes'] },
  { path: '/:company/promo-codes/code', shows: heading('Новый промокод'), calls: [] },
  {
    path: '/:company/promo-codes/code/:promo_id',
    url: '/demo/promo-codes/code/6',
    shows: heading('Промокод «ВЕБИНАР1000»'),
    calls: ['promo_codes/{id}'],
  },
  {
    path: '/:company/promo-codes/code/:promo_id',
    url: '/demo/promo-codes/code/6?tab=uses',
    arrivesAt: '/demo/promo-codes/code/6',
    shows: 'Промокодом ещё не пользовались',
    calls: ['promo_codes/{id}', 'used_promo_codes'],
  },
];
