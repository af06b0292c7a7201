// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { FormSkeleton } from '../kit/skeletons.tsx';

export const testRoutes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'tests/:test_id/questions',
      title: 'Тест',
      skeleton: FormSkeleton,
      load: () => import('./editor/testRoute.ts').then((module) => module.testRoute),
    }),
  ],
};
