// The screens of orders.
import type { Screen } from '../kit/screens.ts';

const path = '/:company/orders/:order_id';
const at = '/demo/orders/1';
const order = 'orders/{id}';

export const screens: readonly Screen[] = [
  { path: '/:company/orders', shows: 'Показано 20 из', calls: ['orders'] },
  {
    path: '/:company/orders',
    url: '/demo/orders?tab=deleted',
    arrivesAt: '/demo/orders',
    shows: 'Удалённых заявок нет',
    calls: ['orders'],
  },
  {
    path: '/:company/orders/board',
    shows: 'В работе',
    calls: ['orders', 'orders/board', 'order_statuses'],
  },
  { path: '/:company/orders/folders', shows: 'Осенний набор', calls: ['order_folder'] },
  { path: '/:company/statuses', shows: 'Что означает', calls: ['order_statuses'] },
  {
    path,
    url: at,
    shows: 'Сведения',
    // The comments beside the form are followed by a subscription, for which the gateway polls their state.
    sends: 'OrderCommentsFollowerSubscription',
    sendsOnlyWhenWide: true,
    calls: [
      order,
      'orders/{id}/duplicates',
      'orders/{order_id}/order_comments',
      'orders/{order_id}/order_comments/state',
    ],
    callsPerSchool: ['orders/{order_id}/order_comments/state'],
  },
  {
    path,
    url: `${at}?tab=payments`,
    arrivesAt: at,
    shows: 'Внести оплату',
    calls: [order, 'payment_orders', 'payments'],
  },
  {
    path,
    url: `${at}?tab=fields`,
    arrivesAt: at,
    shows: 'Своих полей заявок пока нет',
    calls: [order],
  },
  {
    path,
    url: `${at}?tab=lessons`,
    arrivesAt: at,
    shows: 'Урок',
    calls: [order, 'orders/{order_id}/lessons'],
  },
  {
    path,
    url: `${at}?tab=history`,
    arrivesAt: at,
    shows: 'Система создаёт запись',
    calls: [order, 'orders/{id}/audits'],
  },
];
