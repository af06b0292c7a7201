// The screens of tests.
import { heading, type Screen } from '../kit/screens.ts';

const path = '/:company/tests/:test_id/questions';
const at = '/demo/tests/1/questions';
const test = 'tests/{id}';
const questions = 'tests/{test_id}/questions';

/**
 * Calls of learners who take tests. The demo school's owner has none to take: `../assessments/attempts.spec.ts` covers
 * this page.
 */
const learning = ['/api/auth_user', '/api/company/get_id_by_code'];

export const screens: readonly Screen[] = [
  {
    path: '/:company/courses/:course_id/lessons/:lesson_id/tests/:test_id',
    url: '/demo/courses/3/lessons/16/tests/1',
    shows: 'Так тест увидит ученик',
    calls: ['courses/{id}', 'courses/{course_id}/lessons/{id}', test, questions],
  },
  { path: '/:company/subjects', shows: 'Математика', calls: ['subjects'] },
  {
    path: '/:company/subjects',
    url: '/demo/subjects?tab=topics',
    arrivesAt: '/demo/subjects',
    shows: 'Добавить тему',
    calls: ['topics'],
  },
  {
    path: '/:company/ege-subjects',
    shows: 'Математика, профильный уровень',
    calls: ['ai_ege_subjects'],
  },
  {
    path: '/:company/ege-subjects/:subject_id/questions',
    url: '/demo/ege-subjects/1/questions',
    shows: 'Задание 13',
    calls: ['ai_ege_subjects/{id}', 'ai_ege_question_numbers'],
  },
  {
    path: '/:company/ege-subjects/:subject_id/questions/:question_id/examples',
    url: '/demo/ege-subjects/1/questions/1/examples',
    shows: 'Сумма двух углов параллелограмма',
    calls: ['ai_ege_question_numbers/{id}', 'ai_ege_examples'],
  },
  // The demo school has no olympiads: `../olympiads/olympiads.spec.ts` covers this page.
  {
    path: '/:company/olympic-tests',
    shows: 'Олимпиад пока нет',
    calls: ['test_result_folders'],
  },
  ...['', '/settings', '/test/1', '/user/1'].map((below): Screen => ({
    path: `/:company/olympic-tests/folder/:folder_id${below.replace('test/1', 'test/:test_id').replace('user/1', 'user/:user_id')}`,
    url: `/demo/olympic-tests/folder/1${below}`,
    shows: heading('Олимпиада не найдена'),
    calls: ['test_result_folders/{id}'],
  })),
  {
    path: '/:company/stress-test',
    shows: 'Нагрузку ещё не проверяли',
    calls: ['stress_tests'],
  },
  { path: '/:company/tests', shows: (page) => page.getByRole('row').nth(10), calls: ['tests'] },
  {
    path: '/:company/tests/categories',
    shows: 'Входные тесты',
    calls: ['test_categories'],
  },
  {
    path: '/:company/tests/checking',
    shows: heading('Проверка тестов'),
    // The first attempt is shown beside the queue.
    sends: 'AttemptPanelLoaderQuery',
    calls: ['attempts', 'attempts/{id}', 'attempts/{id}/questions'],
  },
  // The second test of the demo school has no attempts: `../assessments/checking.spec.ts` covers this page.
  {
    path: '/:company/tests/:test_id/results',
    url: '/demo/tests/2/results',
    shows: 'Попыток пока нет',
    calls: [test, 'tests/{test_id}/attempts'],
  },
  {
    path: '/:company/tests/:test_id/statistics',
    url: '/demo/tests/2/statistics',
    shows: 'Считать пока нечего',
    calls: [test, 'tests/{id}/statistics', 'test_topics_statistics/{test_id}'],
  },
  {
    path: '/:company/tests/:test_id/answers/:question_id',
    url: '/demo/tests/1/answers/1',
    shows: 'Всё проверено',
    calls: [test, questions, 'given_answers'],
  },
  {
    path: '/:company/tests/:test_id/generation/:generation_id',
    url: '/demo/tests/1/generation/1',
    shows: heading('Вопросы не найдены'),
    calls: [test, 'test_generations/{id}'],
  },
  {
    path: '/:company/lesson-test-results/:test_id',
    url: '/demo/lesson-test-results/2',
    shows: 'Попыток пока нет',
    calls: [test, 'tests/{test_id}/attempts'],
  },
  {
    path: '/:company/tests/:test_id/results/:attempt_id',
    url: '/demo/tests/1/results/999',
    shows: heading('Попытка не найдена'),
    calls: ['attempts/{id}'],
  },
  { path, url: at, shows: 'Решите уравнение', calls: [test, questions] },
  {
    path,
    url: `${at}?tab=table`,
    arrivesAt: at,
    shows: 'За часть ответа',
    calls: [test, questions],
  },
  {
    path,
    url: `${at}?tab=settings`,
    arrivesAt: at,
    shows: 'Пусто — от 45 % баллов, то есть от 7 из 14',
    calls: [test, questions],
  },
  {
    path,
    url: `${at}?tab=access`,
    arrivesAt: at,
    shows: 'Кто проходит без курса',
    // The members' roles are read in one call.
    calls: [test, 'users'],
  },
  {
    path,
    url: `${at}?tab=history`,
    arrivesAt: at,
    shows: 'Система создаёт запись',
    calls: [test, 'tests/{id}/audits'],
  },
  {
    path: '/courses/:company/tests/:test_id',
    url: '/courses/demo/tests/1',
    shows: heading('Тест не найден'),
    calls: [...learning, 'learning/tests/{id}'],
  },
  {
    path: '/courses/:company/tests/:test_id/:attempt_id',
    url: '/courses/demo/tests/1/1',
    shows: heading('Попытка не найдена'),
    calls: [...learning, 'learning/attempts/{id}'],
  },
  {
    path: '/:company/tests/:test_id',
    url: '/demo/tests/1',
    shows: heading('Тест не найден'),
    calls: ['/api/public/company/get_id_by_code', '/api/public/companies/{companyId}/tests/{id}'],
    isPublic: true,
  },
];
