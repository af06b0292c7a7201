// The routes of the forms domain.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'forms',
      title: 'Формы',
      skeleton: ListSkeleton,
      load: () => import('./builder/list/formListRoute.ts').then((module) => module.formListRoute),
    }),
    pageRoute({
      path: 'forms/:formId',
      title: 'Форма',
      skeleton: RecordSkeleton,
      load: () => import('./builder/formRoute.ts').then((module) => module.formRoute),
    }),
    pageRoute({
      path: 'forms/:formId/answers',
      title: 'Ответы',
      skeleton: ListSkeleton,
      load: () => import('./answers/answerListRoute.ts').then((module) => module.answerListRoute),
    }),
    pageRoute({
      path: 'forms/:formId/answers/:answerId',
      title: 'Ответ',
      skeleton: FormSkeleton,
      load: () => import('./answers/answerRoute.ts').then((module) => module.answerRoute),
    }),
    pageRoute({
      path: 'custom-fields',
      title: 'Свои поля',
      skeleton: ListSkeleton,
      load: () =>
        import('./custom-fields/customFieldListRoute.ts').then(
          (module) => module.customFieldListRoute,
        ),
    }),
    pageRoute({
      path: 'custom-fields/:customFieldId',
      title: 'Своё поле',
      skeleton: RecordSkeleton,
      load: () =>
        import('./custom-fields/customFieldRoute.ts').then((module) => module.customFieldRoute),
    }),
  ],
};
