// An example test with a question of every kind; it fills the spreadsheet template.
import type { QuestionType } from '@kafedra/common/assessments';
import {
  answersOf,
  blanksWithAnswers,
  blanksWithItems,
  sortItems,
  pairsOf,
  questionOf,
} from './build-question.ts';
import { defaultSettings, type TestDocument, type TestQuestion } from './document.ts';
import { normalDocument } from './normalize.ts';

const paragraph = (text: string): string => `<p>${text}</p>`;

const choice = (text: string, correct: boolean, comment: string | null = null) => ({
  value: paragraph(text),
  correct,
  comment: comment === null ? null : paragraph(comment),
});

const right = (value: string, tolerance: string | null = null) => ({
  value,
  correct: true,
  tolerance,
});

const ofKinds: readonly (Partial<TestQuestion> & { type: QuestionType; question: string })[] = [
  {
    type: 'radio',
    question: 'Какой город — столица Италии?',
    solution: paragraph('Рим — столица с 1871 года.'),
    answers: answersOf([
      choice('Милан', false, 'Это столица Ломбардии.'),
      choice('Рим', true),
      choice('Неаполь', false),
    ]),
  },
  {
    type: 'checkbox',
    question: 'Какие числа чётные?',
    max_points: 2,
    partial: true,
    answers: answersOf([
      choice('2', true),
      choice('3', false),
      choice('4', true),
      choice('7', false),
    ]),
  },
  {
    type: 'input',
    question: 'Кто написал «Евгения Онегина»?',
    answers: answersOf([right('Пушкин'), right('А. С. Пушкин')]),
  },
  {
    type: 'numeric_input',
    question: 'Чему равно число π?',
    answers: answersOf([right('3.14', '0.01')]),
  },
  {
    type: 'sort',
    question: 'Расставьте события по порядку.',
    max_points: 2,
    answers: sortItems([
      choice('Крещение Руси', false),
      choice('Куликовская битва', false),
      choice('Полтавская битва', false),
    ]),
  },
  {
    type: 'correspondence',
    question: 'Найдите столицу каждой страны.',
    max_points: 3,
    partial: true,
    penalty_percentage: 0,
    ...pairsOf([
      { main: paragraph('Италия'), dependent: paragraph('Рим') },
      { main: paragraph('Канада'), dependent: paragraph('Оттава') },
      { main: paragraph('Япония'), dependent: paragraph('Токио') },
      { main: null, dependent: paragraph('Париж') },
    ]),
  },
  {
    type: 'select_input',
    question: 'Кошка [[1]] на [[2]].',
    max_points: 2,
    partial: true,
    penalty_percentage: 0,
    ...blanksWithItems([
      [
        { value: 'сидит', correct: true },
        { value: 'стоит', correct: false },
      ],
      [
        { value: 'окне', correct: true },
        { value: 'столе', correct: false },
      ],
    ]),
  },
  {
    type: 'text_input',
    question: 'Волга впадает в [[1]] море, а Нева — в [[2]].',
    max_points: 2,
    partial: true,
    penalty_percentage: 0,
    answers: blanksWithAnswers([
      { answers: ['Каспийское'] },
      { answers: ['Балтийское', 'Финский залив'] },
    ]),
  },
  {
    type: 'multi_input',
    question: 'Назовите полководцев 1812 года.',
    max_points: 2,
    answers: blanksWithAnswers([
      { value: 'У России', answers: ['Кутузов', 'Барклай-де-Толли'] },
      { value: 'У Франции', answers: ['Наполеон'] },
    ]),
  },
  {
    type: 'textarea',
    question: 'Расскажите о прочитанной книге.',
    max_points: 5,
  },
  {
    type: 'assessment_by_criterion',
    question: 'Напишите сочинение о своём городе.',
    max_points: 8,
    question_criteria_by_sort: [
      { id: 1, name: 'Тема', description: 'Раскрыта полностью', max_points: 5, sort: 1 },
      { id: 2, name: 'Грамотность', description: null, max_points: 3, sort: 2 },
    ],
  },
  {
    type: 'audio_input',
    question: 'Прочитайте стихотворение вслух.',
    max_points: 3,
  },
];

export const exampleTest: TestDocument = normalDocument({
  ...defaultSettings,
  title: 'Пример теста',
  questions: ofKinds.map((parts) => questionOf({ ...parts, question: paragraph(parts.question) })),
  files: [],
});
