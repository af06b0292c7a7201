// The screens of people.
import { heading, type Screen } from '../kit/screens.ts';

const plain = { isPublic: true, requests: 0, calls: [] } as const;

const publicCompany = [
  '/api/public/company/get_id_by_code',
  '/api/public/companies/{companyId}/social_providers',
];
const inviteForm = ['custom_fields', 'message_quota'];

export const screens: readonly Screen[] = [
  {
    path: '/:company/notifications',
    shows: 'О чём сообщать',
    calls: ['notifications', 'notification_settings'],
  },
  {
    path: '/courses/:company/notifications',
    url: '/courses/demo/notifications',
    shows: 'О чём сообщать',
    calls: [
      '/api/auth_user',
      '/api/company/get_id_by_code',
      'notifications',
      'notification_settings',
    ],
  },
  {
    path: '/courses/observed',
    shows: 'Учеников пока нет',
    calls: ['/api/auth_user', '/api/companies', 'observed/users'],
    callsPerSchool: ['observed/users'],
  },
  {
    path: '/courses/:company/observed/:user_id',
    url: '/courses/demo/observed/5',
    shows: heading('Ученик не найден'),
    calls: ['/api/auth_user', '/api/company/get_id_by_code', 'observed/users/{id}'],
  },
  { path: '/login', shows: heading('Вход'), ...plain },
  { path: '/recovery', shows: heading('Восстановление пароля'), ...plain },
  { path: '/profile/email', shows: heading('Ссылка неполная'), ...plain },
  { path: '/registration', shows: heading('Регистрация'), ...plain },
  { path: '/social/callback', shows: heading('Войти не получилось'), ...plain },
  {
    path: '/login/:companyName',
    url: '/login/demo',
    shows: 'Онлайн-школа «Кафедра»',
    calls: publicCompany,
    isPublic: true,
  },
  {
    path: '/registration/:companyName/:formId',
    url: '/registration/demo/trial',
    shows: (page) => page.getByRole('button', { name: 'Записаться' }),
    calls: [...publicCompany, '/api/public/companies/{companyId}/admin/forms/{formId}'],
    isPublic: true,
  },
  {
    path: '/registration/:companyName/:formId/embedded',
    url: '/registration/demo/trial/embedded',
    shows: (page) => page.getByRole('button', { name: 'Записаться' }),
    calls: [...publicCompany, '/api/public/companies/{companyId}/admin/forms/{formId}'],
    isPublic: true,
  },
  {
    path: '/profile',
    shows: 'admin@demo.school',
    calls: [
      '/api/auth_user',
      '/api/profile/files',
      '/api/profile/security',
      '/api/profile/sessions',
      '/api/profile/socials',
    ],
  },
  { path: '/:company/users', shows: 'Показано 20 из', calls: ['users'] },
  {
    path: '/:company/users/:user_id',
    url: '/demo/users/5',
    shows: 'Данные',
    calls: ['users/{id}'],
  },
  {
    path: '/:company/users/:user_id',
    url: '/demo/users/5?tab=payments',
    arrivesAt: '/demo/users/5',
    shows: 'Платежей нет',
    calls: ['users/{id}', 'payments'],
  },
  { path: '/:company/generate', shows: 'Что получат', calls: ['roles'] },
  { path: '/:company/roles', shows: 'Администратор', calls: ['roles'] },
  {
    path: '/:company/roles/:role_id',
    url: '/demo/roles/create',
    shows: 'Роль по умолчанию',
    calls: ['/api/permissions', '/api/role_presets'],
  },
  { path: '/:company/groups', shows: 'Олимпиадный клуб', calls: ['groups'] },
  { path: '/:company/invites', shows: 'Набор в 11 класс', calls: ['invites'] },
  {
    path: '/:company/invites/:inviteId',
    url: '/demo/invites/1',
    shows: 'Скопировать ссылку',
    calls: ['invites/{id}', ...inviteForm],
  },
  { path: '/:company/welcomes', shows: 'Победители олимпиады', calls: ['invites'] },
  {
    path: '/:company/welcomes/:inviteId',
    url: '/demo/welcomes/create',
    shows: 'О приветствии',
    calls: inviteForm,
  },
  { path: '/:company/access-tokens', shows: heading('Токены доступа'), calls: ['access_tokens'] },
];
