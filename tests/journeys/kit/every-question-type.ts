// A question of every type, with one for each way of answering.

const right = (value: string) => ({ value, correct: true });
const paragraph = (text: string) => `<p>${text}</p>`;

export const questionsOfEveryType = {
  choice: {
    type: 'RADIO',
    question: paragraph('Какая река течёт через Петербург?'),
    answers: [
      { value: 'Ока', comment: paragraph('Ока впадает в Волгу.') },
      { ...right('Нева'), comment: paragraph('Из Ладоги в Финский залив.') },
    ],
    solution: paragraph('Посмотрите на карту Северо-Запада.'),
  },
  choices: {
    type: 'CHECKBOX',
    question: paragraph('Что из этого — простые числа?'),
    answers: [right('2'), { value: '9' }, right('11')],
    partial: true,
  },
  words: {
    type: 'INPUT',
    question: paragraph('Столица России?'),
    answers: [{ value: 'Москва' }],
  },
  number: {
    type: 'NUMERIC_INPUT',
    question: paragraph('Сколько будет <span class="formula">\\frac{5}{2}</span>?'),
    answers: [{ value: '2.5', tolerance: '0.1' }],
  },
  order: {
    type: 'SORT',
    question: paragraph('Расставьте города с запада на восток'),
    answers: ['Калининград', 'Москва', 'Владивосток'].map((value, index) => ({
      value,
      correctPosition: index + 1,
    })),
  },
  lines: {
    type: 'MULTI_INPUT',
    question: paragraph('Кто и когда написал «Бородино»?'),
    answers: [
      { value: 'Фамилия', answers: [{ value: 'Лермонтов' }] },
      { value: 'Год', answers: [{ value: '1837' }] },
    ],
    partial: true,
  },
  blanks: {
    type: 'TEXT_INPUT',
    question: paragraph('Волга впадает в [[1]] море, а Нева — в <strong>[[2]]</strong> залив.'),
    answers: [
      { value: '', sort: 1, answers: [{ value: 'Каспийское' }] },
      { value: '', sort: 2, answers: [{ value: 'Финский' }] },
    ],
  },
  lists: {
    type: 'SELECT_INPUT',
    question: paragraph('Солнце встаёт на [[1]] и садится на [[2]].'),
    answers: [1, 2].map((sort) => ({
      value: '',
      sort,
      selectInputItems: [
        { value: 'востоке', correct: sort === 1 },
        { value: 'западе', correct: sort === 2 },
      ],
    })),
  },
  pairs: {
    type: 'CORRESPONDENCE',
    question: paragraph('Найдите столицы'),
    correspondences: [
      { isMain: true, value: 'Франция' },
      { isMain: true, value: 'Италия' },
      { isMain: false, value: 'Париж' },
      { isMain: false, value: 'Рим' },
      { isMain: false, value: 'Мадрид, столица Испании с 1561 года' },
    ],
    correspondenceLinks: [
      { main: 0, dependent: 2 },
      { main: 1, dependent: 3 },
    ],
  },
  'several pairs': {
    type: 'CORRESPONDENCE',
    question: paragraph('Что к чему относится?'),
    correspondenceMulti: true,
    partial: true,
    correspondences: [
      { isMain: true, value: 'Птицы' },
      { isMain: true, value: 'Рыбы' },
      { isMain: false, value: 'Орёл' },
      { isMain: false, value: 'Сова' },
      { isMain: false, value: 'Щука' },
    ],
    correspondenceLinks: [
      { main: 0, dependent: 2 },
      { main: 0, dependent: 3 },
      { main: 1, dependent: 4 },
    ],
  },
  text: { type: 'TEXTAREA', question: paragraph('Опишите свой день') },
  work: {
    type: 'ASSESSMENT_BY_CRITERION',
    question: paragraph('Напишите сочинение'),
    questionCriteria: [
      { name: 'Грамотность', maxPoints: 3 },
      { name: 'Логика', description: 'Мысли следуют одна из другой', maxPoints: 1 },
    ],
  },
  voice: { type: 'AUDIO_INPUT', question: paragraph('Прочитайте вслух: «Буря мглою…»') },
} as const;
