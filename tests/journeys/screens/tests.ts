// The screens of tests.
import type { Screen } from '../kit/screens.ts';

export const screens: readonly Screen[] = [
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
];
