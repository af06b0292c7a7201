// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { ListSkeleton } from '../kit/skeletons.tsx';

export const testRoutes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'subjects',
      title: 'Предметы',
      skeleton: ListSkeleton,
      load: () => import('./subjects/subjectsRoute.ts').then((module) => module.subjectsRoute),
    }),
  ],
};
