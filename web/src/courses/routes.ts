// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { ListSkeleton } from '../kit/skeletons.tsx';

export const courseRoutes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'courses',
      title: 'Курсы',
      skeleton: ListSkeleton,
      load: () => import('./courseListRoute.ts').then((module) => module.courseListRoute),
    }),
    pageRoute({
      path: 'locations',
      title: 'Места',
      skeleton: ListSkeleton,
      load: () => import('./places/placeListRoute.ts').then((module) => module.placeListRoute),
    }),
  ],
};
