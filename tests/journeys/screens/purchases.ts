// The screens of purchases and prices.
import { heading, type Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  {
    path: '/:company/buy/:course_id',
    url: '/demo/buy/3',
    shows: 'К оплате',
    isPublic: true,
    calls: [
      '/api/public/company/get_id_by_code',
      '/api/public/companies/{companyId}/courses/{courseId}/offer',
      // Counts the view.
      '/api/public/companies/{companyId}/courses/{courseId}/views',
    ],
    sends: 'useCountedViewMutation',
  },
  {
    path: '/:company/purchases',
    shows: 'Покупок пока нет',
    calls: ['/api/auth_user', 'purchases'],
  },
  {
    path: '/:company/purchases/:purchase_id',
    // The demo school's admin has no purchases; the journey of purchases opens one.
    url: '/demo/purchases/1',
    shows: heading('Заявка не найдена'),
    calls: ['/api/auth_user', 'purchases/{id}'],
  },
  {
    path: '/:company/courses-and-payment',
    shows: 'Уведомления ЮKassa',
    calls: ['yoo_kassa_config'],
  },
  {
    path: '/:company/courses-and-payment',
    url: '/demo/courses-and-payment?tab=courses',
    arrivesAt: '/demo/courses-and-payment',
    shows: (page) => page.getByRole('columnheader', { name: 'Можно купить' }),
    calls: ['courses_fast_edit'],
  },
];
