// The routes of the assessments domain.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  learning: [
    pageRoute({
      path: 'courses/:company/tests/:test_id',
      title: 'Тест',
      load: () =>
        import('./attempts/start-page/learnerTestRoute.ts').then(
          (module) => module.learnerTestRoute,
        ),
    }),
    pageRoute({
      path: 'courses/:company/tests/:test_id/:attempt_id',
      title: 'Попытка',
      load: () => import('./attempts/attemptRoute.ts').then((module) => module.attemptRoute),
    }),
  ],
  visitor: [
    pageRoute({
      path: ':company/tests/:test_id',
      title: 'Тест',
      load: () =>
        import('./attempts/start-page/freeTestRoute.ts').then((module) => module.freeTestRoute),
    }),
  ],
  company: [
    pageRoute({
      path: 'tests',
      title: 'Тесты',
      skeleton: ListSkeleton,
      load: () => import('./test-list/testListRoute.ts').then((module) => module.testListRoute),
    }),
    pageRoute({
      path: 'tests/categories',
      title: 'Категории тестов',
      skeleton: ListSkeleton,
      load: () =>
        import('./categories/testCategoryListRoute.ts').then(
          (module) => module.testCategoryListRoute,
        ),
    }),
    pageRoute({
      path: 'tests/checking',
      title: 'Проверка тестов',
      skeleton: ListSkeleton,
      load: () =>
        import('./results/checking/checkingRoute.ts').then((module) => module.checkingRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/results',
      title: 'Результаты',
      skeleton: ListSkeleton,
      load: () => import('./results/resultListRoute.ts').then((module) => module.resultListRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/statistics',
      title: 'Анализ',
      skeleton: RecordSkeleton,
      load: () =>
        import('./results/statistics/statisticsRoute.ts').then((module) => module.statisticsRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/answers/:question_id',
      title: 'Ответы на вопрос',
      skeleton: RecordSkeleton,
      load: () =>
        import('./results/by-question/answersRoute.ts').then((module) => module.answersRoute),
    }),
    pageRoute({
      path: 'lesson-test-results/:test_id',
      title: 'Результаты',
      skeleton: ListSkeleton,
      load: () => import('./results/resultListRoute.ts').then((module) => module.resultListRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/results/:attempt_id',
      title: 'Попытка',
      skeleton: RecordSkeleton,
      load: () => import('./results/resultRoute.ts').then((module) => module.resultRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/questions',
      title: 'Тест',
      skeleton: RecordSkeleton,
      load: () => import('./editor/testRoute.ts').then((module) => module.testRoute),
    }),
    pageRoute({
      path: 'courses/:course_id/lessons/:lesson_id/tests/:test_id',
      title: 'Тест урока',
      skeleton: FormSkeleton,
      load: () => import('./preview/testPreviewRoute.ts').then((module) => module.testPreviewRoute),
    }),
    pageRoute({
      path: 'subjects',
      title: 'Предметы',
      skeleton: ListSkeleton,
      load: () => import('./subjects/subjectsRoute.ts').then((module) => module.subjectsRoute),
    }),
    pageRoute({
      path: 'stress-test',
      title: 'Нагрузка',
      skeleton: FormSkeleton,
      load: () => import('./stress/stressTestRoute.ts').then((module) => module.stressTestRoute),
    }),
  ],
};
