// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { ListSkeleton, ShortListSkeleton } from '../kit/skeletons.tsx';

export const testRoutes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'ege-subjects',
      title: 'Предметы ЕГЭ',
      skeleton: ShortListSkeleton,
      load: () => import('./ai-exam/subjectListRoute.ts').then((module) => module.subjectListRoute),
    }),
    pageRoute({
      path: 'ege-subjects/:subject_id/questions',
      title: 'Номера заданий',
      skeleton: ListSkeleton,
      load: () =>
        import('./ai-exam/questionNumberListRoute.ts').then(
          (module) => module.questionNumberListRoute,
        ),
    }),
    pageRoute({
      path: 'ege-subjects/:subject_id/questions/:question_id/examples',
      title: 'Примеры заданий',
      skeleton: ListSkeleton,
      load: () => import('./ai-exam/exampleListRoute.ts').then((module) => module.exampleListRoute),
    }),
  ],
};
