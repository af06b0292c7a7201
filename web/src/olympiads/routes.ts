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
      load: () => import('./ranking/rankingRoute.ts').then((module) => module.rankingRoute),
    }),
    pageRoute({
      path: 'olympic-tests/folder/:folder_id/settings',
      title: 'Тесты и награды',
      skeleton: RecordSkeleton,
      load: () => import('./setup/olympiadRoute.ts').then((module) => module.olympiadRoute),
    }),
    pageRoute({
      path: 'olympic-tests/folder/:folder_id/test/:test_id',
      title: 'Результаты теста',
      skeleton: ListSkeleton,
      load: () =>
        import('./learner-results/testResultsRoute.ts').then((module) => module.testResultsRoute),
    }),
    pageRoute({
      path: 'olympic-tests/folder/:folder_id/user/:user_id',
      title: 'Результаты участника',
      skeleton: FormSkeleton,
      load: () =>
        import('./learner-results/userResultsRoute.ts').then((module) => module.userResultsRoute),
    }),
  ],
};
