// The menu entries of payments.
import { TicketPercent, Wallet } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Продажи',
    position: 20,
    title: 'Платежи',
    path: 'payments',
    otherPaths: ['payment-statuses'],
    icon: Wallet,
    permissions: ['USERS_PAYMENTS_AND_STATISTIC'],
    words: 'оплаты деньги счета рассрочка',
    inside: [{ title: 'Статусы платежей', path: 'payment-statuses' }],
  },
  {
    group: 'Продажи',
    position: 30,
    title: 'Промокоды',
    path: 'promo-codes',
    icon: TicketPercent,
    permissions: ['COMPANY_SETTINGS'],
    words: 'скидки купоны',
  },
];
