// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { FormSkeleton, ListSkeleton } from '../kit/skeletons.tsx';

export const testRoutes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'tests/:test_id/questions',
      title: 'Тест',
      skeleton: FormSkeleton,
      load: () => import('./editor/testRoute.ts').then((module) => module.testRoute),
    }),
    pageRoute({
      path: 'subjects',
      title: 'Предметы',
      skeleton: ListSkeleton,
      load: () => import('./subjects/subjectsRoute.ts').then((module) => module.subjectsRoute),
    }),
  ],
};
