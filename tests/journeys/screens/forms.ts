// The screens of forms and custom fields.
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
  { path: '/:company/forms', shows: 'Запись на пробное занятие', calls: ['forms', 'roles/{id}'] },
  {
    path: '/:company/forms/:formId',
    url: '/demo/forms/1',
    shows: (page) => page.getByRole('grid', { name: 'Поля формы' }).getByRole('row').first(),
    calls: ['forms/{id}', 'roles/{id}', 'custom_fields'],
  },
  {
    path: '/:company/forms/:formId/answers',
    url: '/demo/forms/1/answers',
    shows: 'varvara@example.com',
    calls: ['forms/{id}', 'form_answers'],
  },
  {
    path: '/:company/forms/:formId/answers/:answerId',
    url: '/demo/forms/1/answers/1',
    shows: 'varvara@example.com',
    calls: ['forms/{id}', 'form_answers/{id}', 'form_webhook_deliveries'],
  },
  { path: '/:company/custom-fields', shows: 'Показано', calls: ['custom_fields'] },
  {
    path: '/:company/custom-fields/:customFieldId',
    url: '/demo/custom-fields/create',
    shows: 'О поле',
    calls: [],
  },
];
