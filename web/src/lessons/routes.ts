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
      path: 'homeworks',
      title: 'Домашние задания',
      skeleton: ListSkeleton,
      load: () => import('./homework/workListRoute.ts').then((module) => module.workListRoute),
    }),
    pageRoute({
      path: 'homeworks/:work_id',
      title: 'Работа',
      skeleton: FormSkeleton,
      load: () => import('./homework/workRoute.ts').then((module) => module.workRoute),
    }),
  ],
};
