// The routes of the olympiads domain.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'olympic-tests',
      title: 'Олимпиады',
      skeleton: ListSkeleton,
      load: () => import('./olympiadListRoute.ts').then((module) => module.olympiadListRoute),
    }),
    pageRoute({
      path: 'olympic-tests/folder/:folder_id',
      title: 'Таблица',
      skeleton: ListSkeleton,
      load: () => import('./tableRoute.ts').then((module) => module.tableRoute),
    }),
    pageRoute({
      path: 'olympic-tests/folder/:folder_id/settings',
      title: 'Тесты и награды',
      skeleton: RecordSkeleton,
      load: () => import('./olympiadRoute.ts').then((module) => module.olympiadRoute),
    }),
    pageRoute({
      path: 'olympic-tests/folder/:folder_id/test/:test_id',
      title: 'Результаты теста',
      skeleton: ListSkeleton,
      load: () => import('./testResultsRoute.ts').then((module) => module.testResultsRoute),
    }),
    pageRoute({
      path: 'olympic-tests/folder/:folder_id/user/:user_id',
      title: 'Результаты участника',
      skeleton: FormSkeleton,
      load: () => import('./userResultsRoute.ts').then((module) => module.userResultsRoute),
    }),
  ],
};
