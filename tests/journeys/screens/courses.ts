// The screens of courses.
import { heading, type Screen } from '../kit/screens.ts';

/** Texts in the tabs of a course. */
const tabs = { crm: 'Битрикс24', course_form: 'Форма заявки', seo: 'Адреса в каталоге' };

export const screens: readonly Screen[] = [
  {
    path: '/certificates',
    shows: heading('Проверка сертификата'),
    isPublic: true,
    requests: 0,
    calls: [],
  },
  {
    path: '/certificates/:number',
    url: '/certificates/0000-0000-0000',
    shows: heading('Сертификат не найден'),
    calls: ['/api/public/certificates/{number}'],
    isPublic: true,
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=certificates',
    arrivesAt: '/demo/courses/3',
    shows: 'Сертификатов пока нет',
    calls: ['courses/{id}', 'certificates'],
  },
  { path: '/:company/courses', shows: (page) => page.getByRole('row').nth(10), calls: ['courses'] },
  {
    path: '/:company/course-edit',
    shows: (page) => page.getByRole('row').nth(10),
    calls: ['courses_fast_edit', 'course_types', 'course_formats', 'course_folder'],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3',
    shows: 'Цена и скидки',
    calls: ['courses/{id}', 'courses/{course_id}/course_packages'],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/create',
    shows: 'Цена и скидки',
    calls: [],
  },
  ...(['crm', 'course_form', 'seo'] as const).map((tab) => ({
    path: '/:company/courses/:course_id',
    url: `/demo/courses/3?tab=${tab}`,
    arrivesAt: '/demo/courses/3',
    shows: tabs[tab],
    calls: ['courses/{id}'],
  })),
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=branches',
    arrivesAt: '/demo/courses/3',
    shows: 'Осенний поток',
    calls: [
      'courses/{id}',
      'courses/{course_id}/course_branches',
      'courses/{course_id}/course_packages',
    ],
  },
  {
    path: '/:company/commercial-offer',
    shows: (page) => page.getByRole('row').nth(5),
    calls: ['courses/commercial_offer/index', 'courses/commercial_offer/get_filters'],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=roles',
    arrivesAt: '/demo/courses/3',
    shows: 'Доступ сотрудников',
    calls: ['courses/{id}', 'course_teachers', 'course_admin_users'],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=users',
    arrivesAt: '/demo/courses/3',
    shows: (page) => page.getByRole('row').nth(10),
    calls: ['courses/{id}', 'courses/{course_id}/course_branches', 'courses/{course_id}/users'],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=history',
    arrivesAt: '/demo/courses/3',
    shows: 'Система создаёт запись',
    calls: ['courses/{id}', 'courses/{id}/audits'],
  },
  {
    path: '/:company/courses/:course_id',
    url: '/demo/courses/3?tab=statistics',
    arrivesAt: '/demo/courses/3',
    shows: 'Последний визит',
    calls: [
      'courses/{id}',
      'courses/{id}/statistics',
      'courses/{course_id}/lesson_statistics',
      'courses/{course_id}/stuck_students',
      'courses/{course_id}/course_branches',
      'courses/{course_id}/course_packages',
    ],
  },
  {
    path: '/:company/course-search',
    shows: (page) => page.getByRole('list', { name: 'Курсы' }).getByRole('listitem').nth(10),
    calls: [
      '/api/public/company/get_id_by_code',
      '/api/public/companies/{companyId}/catalog',
      '/api/public/companies/{companyId}/courses',
    ],
    isPublic: true,
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
  {
    path: '/:company/categories',
    shows: (page) => page.getByRole('row').nth(10),
    calls: ['course_categories'],
  },
  {
    path: '/:company/categories/:category_id',
    url: '/demo/categories/1',
    shows: 'О категории',
    calls: ['course_categories/{id}', 'course_categories', 'courses'],
  },
  { path: '/:company/locations', shows: 'Мест пока нет', calls: ['places'] },
];
