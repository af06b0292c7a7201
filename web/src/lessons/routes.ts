// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { FormSkeleton } from '../kit/skeletons.tsx';

export const lessonRoutes: DomainRoutes = {
  learning: [
    pageRoute({
      path: 'courses',
      title: 'Моё обучение',
      load: () => import('./learning/coursesRoute.ts').then((module) => module.coursesRoute),
    }),
    pageRoute({
      path: 'courses/:company/:course_id',
      title: 'Курс',
      load: () => import('./learning/courseRoute.ts').then((module) => module.courseRoute),
    }),
    pageRoute({
      path: 'courses/:company/:course_id/:lesson_id',
      title: 'Урок',
      load: () => import('./learning/lessonRoute.ts').then((module) => module.learnerLessonRoute),
    }),
  ],
  company: [
    pageRoute({
      path: 'courses/:course_id/lessons/:lesson_id',
      title: 'Урок',
      skeleton: FormSkeleton,
      load: () => import('./editor/lessonRoute.ts').then((module) => module.lessonRoute),
    }),
  ],
};
