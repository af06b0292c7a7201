// The routes of the lessons domain.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  learning: [
    pageRoute({
      path: 'courses',
      title: 'Моё обучение',
      load: () =>
        import('./learning/course-list/coursesRoute.ts').then((module) => module.coursesRoute),
    }),
    pageRoute({
      path: 'courses/:company/:course_id',
      title: 'Курс',
      load: () =>
        import('./learning/learnerCourseRoute.ts').then((module) => module.learnerCourseRoute),
    }),
    pageRoute({
      path: 'courses/:company/:course_id/:lesson_id',
      title: 'Урок',
      load: () =>
        import('./learning/learnerLessonRoute.ts').then((module) => module.learnerLessonRoute),
    }),
  ],
  company: [
    pageRoute({
      path: 'courses/:course_id/lessons/:lesson_id',
      title: 'Урок',
      skeleton: RecordSkeleton,
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
    pageRoute({
      path: 'comments',
      title: 'Комментарии',
      skeleton: ListSkeleton,
      load: () =>
        import('./comments/commentListRoute.ts').then((module) => module.commentListRoute),
    }),
    pageRoute({
      path: 'statistics',
      title: 'Статистика',
      skeleton: ListSkeleton,
      load: () =>
        import('./statistics/school/schoolStatisticsRoute.ts').then(
          (module) => module.schoolStatisticsRoute,
        ),
    }),
    pageRoute({
      path: 'webinars',
      title: 'Вебинары',
      skeleton: ListSkeleton,
      load: () => import('./webinars/webinarsRoute.ts').then((module) => module.webinarsRoute),
    }),
  ],
};
