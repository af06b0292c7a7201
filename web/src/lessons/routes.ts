// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { FormSkeleton, ListSkeleton } from '../kit/skeletons.tsx';

export const lessonRoutes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'courses/:course_id/lessons/:lesson_id',
      title: 'Урок',
      skeleton: FormSkeleton,
      load: () => import('./editor/lessonRoute.ts').then((module) => module.lessonRoute),
    }),
    pageRoute({
      path: 'webinars',
      title: 'Вебинары',
      skeleton: ListSkeleton,
      load: () => import('./webinars/webinarsRoute.ts').then((module) => module.webinarsRoute),
    }),
  ],
};
