// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/page.tsx';
import { FormSkeleton, ListSkeleton, ShortListSkeleton } from '../kit/skeletons.tsx';

export const testRoutes: DomainRoutes = {
  learning: [
    pageRoute({
      path: 'courses/:company/tests/:test_id',
      title: 'Тест',
      load: () => import('./taking/learnerTestRoute.ts').then((module) => module.learnerTestRoute),
    }),
    pageRoute({
      path: 'courses/:company/tests/:test_id/:attempt_id',
      title: 'Попытка',
      load: () => import('./taking/attemptRoute.ts').then((module) => module.attemptRoute),
    }),
  ],
  visitor: [
    pageRoute({
      path: ':company/tests/:test_id',
      title: 'Тест',
      load: () => import('./taking/freeTestRoute.ts').then((module) => module.freeTestRoute),
    }),
  ],
  company: [
    pageRoute({
      path: 'tests',
      title: 'Тесты',
      skeleton: ListSkeleton,
      load: () => import('./testListRoute.ts').then((module) => module.testListRoute),
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
      load: () => import('./results/checkingRoute.ts').then((module) => module.checkingRoute),
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
      skeleton: FormSkeleton,
      load: () =>
        import('./results/statistics/statisticsRoute.ts').then((module) => module.statisticsRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/answers/:question_id',
      title: 'Ответы на вопрос',
      skeleton: FormSkeleton,
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
      skeleton: FormSkeleton,
      load: () => import('./results/resultRoute.ts').then((module) => module.resultRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/questions',
      title: 'Тест',
      skeleton: FormSkeleton,
      load: () => import('./editor/testRoute.ts').then((module) => module.testRoute),
    }),
    pageRoute({
      path: 'tests/:test_id/generation/:generation_id',
      title: 'Вопросы от ИИ',
      skeleton: FormSkeleton,
      load: () =>
        import('./generation/generatedQuestionsRoute.ts').then(
          (module) => module.generatedQuestionsRoute,
        ),
    }),
    pageRoute({
      path: 'subjects',
      title: 'Предметы',
      skeleton: ListSkeleton,
      load: () => import('./subjects/subjectsRoute.ts').then((module) => module.subjectsRoute),
    }),
    pageRoute({
      path: 'ege-subjects',
      title: 'Предметы ЕГЭ',
      skeleton: ShortListSkeleton,
      load: () =>
        import('./ai-exam/examSubjectListRoute.ts').then((module) => module.examSubjectListRoute),
    }),
    pageRoute({
      path: 'ege-subjects/:subject_id/questions',
      title: 'Номера заданий',
      skeleton: ListSkeleton,
      load: () =>
        import('./ai-exam/questionNumberListRoute.ts').then(
          (module) => module.questionNumberListRoute,
        ),
    }),
    pageRoute({
      path: 'ege-subjects/:subject_id/questions/:question_id/examples',
      title: 'Примеры заданий',
      skeleton: ListSkeleton,
      load: () => import('./ai-exam/exampleListRoute.ts').then((module) => module.exampleListRoute),
    }),
  ],
};
