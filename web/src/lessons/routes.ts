// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { FormSkeleton } from '../kit/skeletons.tsx';

export const lessonRoutes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'courses/:course_id/lessons/:lesson_id',
      title: 'Урок',
      skeleton: FormSkeleton,
      load: () => import('./editor/lessonRoute.ts').then((module) => module.lessonRoute),
    }),
  ],
};
