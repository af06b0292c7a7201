// The routes of the exam-generation domain.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, ShortListSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'tests/:test_id/generation/:generation_id',
      title: 'Вопросы от ИИ',
      skeleton: FormSkeleton,
      load: () =>
        import('./generatedQuestionsRoute.ts').then((module) => module.generatedQuestionsRoute),
    }),
    pageRoute({
      path: 'ege-subjects',
      title: 'Предметы ЕГЭ',
      skeleton: ShortListSkeleton,
      load: () =>
        import('./ege/examSubjectListRoute.ts').then((module) => module.examSubjectListRoute),
    }),
    pageRoute({
      path: 'ege-subjects/:subject_id/questions',
      title: 'Номера заданий',
      skeleton: ListSkeleton,
      load: () =>
        import('./ege/questionNumberListRoute.ts').then((module) => module.questionNumberListRoute),
    }),
    pageRoute({
      path: 'ege-subjects/:subject_id/questions/:question_id/examples',
      title: 'Примеры заданий',
      skeleton: ListSkeleton,
      load: () => import('./ege/exampleListRoute.ts').then((module) => module.exampleListRoute),
    }),
  ],
};
