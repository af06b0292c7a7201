// GIFT as its documentation describes it. The questions were written for these tests: Moodle's examples are under the
// GPL, which this repository could not include.
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../assessments/document/index.ts';
import { readGift, writeGift } from './index.ts';

/** The only question of a text, with the notes on it. */
function read(text: string) {
  const { test, report } = readGift(text);
  const [only] = test.questions;
  if (only === undefined) throw new Error(report.left[0]?.why);
  return { question: only, notes: report.changed.map(({ what }) => what) };
}

const answersOf = (text: string) =>
  read(text).question.answers.map(
    ({ value, correct, comment }) =>
      `${correct ? '+' : '−'} ${value}${comment === null ? '' : ` # ${comment}`}`,
  );

describe('a choice', () => {
  it('has one right answer, and a comment on each', () => {
    const text = '::Столица:: Столица Италии?{\n~Милан#Нет \n=Рим # Да\n~Неаполь }';
    expect(read(text).question).toMatchObject({
      type: 'radio',
      question: '<p>Столица Италии?</p>',
      max_points: 1,
    });
    expect(answersOf(text)).toEqual([
      '− <p>Милан</p> # <p>Нет</p>',
      '+ <p>Рим</p> # <p>Да</p>',
      '− <p>Неаполь</p>',
    ]);
  });

  it('takes the place of a missing word', () => {
    const { question } = read('Земля — это {~звезда =планета ~спутник} Солнечной системы.');
    expect(question).toMatchObject({
      type: 'radio',
      question: '<p>Земля — это _____ Солнечной системы.</p>',
    });
  });

  it('with several right answers has weights, which may be negative', () => {
    const { question, notes } = read('Чётные?{ ~%50%два ~%50%четыре ~%-50%пять ~%-50%семь }');
    expect(question).toMatchObject({
      type: 'checkbox',
      partial: true,
      penalty_percentage: null,
    });
    expect(notes).toEqual([]);
  });

  it('with one right answer reports half-right answers', () => {
    expect(read('a{~b ~%50%c =d}').notes).toEqual([
      'вариант «c» давал 50 % баллов, теперь неверный',
    ]);
  });

  it('between true and false has a comment on the wrong answer and one on the right', () => {
    expect(answersOf('Солнце — звезда.{TRUE#Звезда#Верно!####Это жёлтый карлик}')).toEqual([
      '+ <p>Верно</p> # <p>Верно!</p>',
      '− <p>Неверно</p> # <p>Звезда</p>',
    ]);
    expect(answersOf('Луна — звезда.{F}')).toEqual(['− <p>Верно</p>', '+ <p>Неверно</p>']);
  });
});

describe('a typed answer', () => {
  it('is input; partly right answers are reported', () => {
    expect(answersOf('Кто?{=Пушкин =А. С. Пушкин#Да}')).toEqual([
      '+ Пушкин',
      '+ А. С. Пушкин # <p>Да</p>',
    ]);
    expect(read('Кто?{=Пушкин =%25%Лермонтов =%0%*#Нет}').notes).toEqual([
      'ответ «Лермонтов» давал 25 % баллов, теперь его нет среди верных',
      'пояснение к неверному ответу «*» не взято',
    ]);
  });

  it.each([
    ['{#1822}', '1822', null],
    ['{#1822:5}', '1822', '5'],
    ['{#3.141..3.142}', '3.1415', '0.0005'],
    ['{#-2,5..-1}', '-1.75', '0.75'],
    ['{#\n=1e2:0#Да\n=%50%100:20\n~#Нет}', '100', null],
  ])('as a number, %s, has its tolerance', (answers, value, tolerance) => {
    const { question } = read(`Сколько?${answers}`);
    expect(question).toMatchObject({ type: 'numeric_input', answers: [{ value, tolerance }] });
  });

  it('as an essay is textarea, with the solution', () => {
    expect(read('Почему?{####Потому}').question).toMatchObject({
      type: 'textarea',
      solution: '<p>Потому</p>',
    });
  });
});

it('pairs are correspondence', () => {
  const { question } = read('Кто где?{\n=[html]<b>кит</b> -> море\n=волк -> лес\n= -> степь\n}');
  expect(question.correspondences.map(({ value }) => value)).toEqual([
    '<p><strong>кит</strong></p>',
    '<p>волк</p>',
    '<p>море</p>',
    '<p>лес</p>',
    '<p>степь</p>',
  ]);
  expect(question.correspondence_links).toHaveLength(2);
});

it('a backslash escapes a sign', () => {
  expect(answersOf(String.raw`\{a\: \#\~\}\n\\d {~\=2 =\\ ~\~}`)).toEqual([
    '− <p>=2</p>',
    String.raw`+ <p>\</p>`,
    '− <p>~</p>',
  ]);
  expect(read(String.raw`\{a\: \#\~\}\n\\d {}`).question.question).toBe(
    String.raw`<p>{a: #~}<br>\d</p>`,
  );
});

it('texts declare their format, and answers may have another than the question', () => {
  expect(read('[markdown]Кто **тут**?{~[html]<i>a</i> =[plain]1 < 2 ~*b*}').question).toMatchObject(
    {
      question: '<p>Кто <strong>тут</strong>?</p>',
      answers: [
        { value: '<p><em>a</em></p>' },
        { value: '<p>1 &lt; 2</p>' },
        { value: '<p><em>b</em></p>' },
      ],
    },
  );
  expect(read('[html]<script>x()</script><p>a</p>{}').question.question).toBe('<p>a</p>');
  expect(read('строка\nстрока{}').question.question).toBe('<p>строка<br>строка</p>');
});

it('typed answers and items to match may declare a format', () => {
  expect(
    answersOf(
      'Столица?{=[plain]Москва =%50%[html]<b>Питер</b> =[markdown]*Киев* =[moodle]Минск#[html]<i>a</i>}',
    ),
  ).toEqual(['+ Москва', '+ Киев', '+ Минск # <p><em>a</em></p>']);
  expect(answersOf('Сколько?{#[plain]5:1}')).toEqual(['+ 5']);
  const { question } = read('Пары?{=a -> [html]<b>b</b> =c -> [plain]<d>}');
  expect(question.correspondences.map(({ value }) => value)).toEqual([
    '<p>a</p>',
    '<p>c</p>',
    '<p><strong>b</strong></p>',
    '<p>&lt;d&gt;</p>',
  ]);
});

it('reports metadata of Moodle besides the questions', () => {
  const { question, notes } = read(
    String.raw`// question: 7  name: К
// [id:7] [tag:гео\]графия] [tag:x]
К?{=a#[html]<p>Да</p><img src\="@@PLUGINFILE@@/%D0%BA%203.png"> ~b}`,
  );
  expect(question.answers[0]?.comment).toBe('<p>Да</p>');
  expect(notes).toEqual([
    'идентификатор «7» не взят',
    'метки не взяты: гео]графия, x',
    'файла «к 3.png» нет среди вложений',
  ]);
});

it('categories are the test and its topics, comments are ignored', () => {
  const { test } = readGift(
    [
      '// вопрос: 1\n$CATEGORY: $course$/top/География',
      'a{}',
      '$CATEGORY: $course$/top/География/Реки\n// и сразу вопрос\nb{}',
    ].join('\r\n\r\n'),
  );
  expect(test.title).toBe('География');
  expect(test.questions.map(({ topic }) => topic)).toEqual([null, 'Реки']);
});

it('an error in one question is reported with its line, and the others are imported', () => {
  const { test, report } = readGift(
    'Первый{}\n\n// пояснение\nПрочтите текст.\n\n::Без скобки::Кто?{=я\n\nЧисло?{#много}\n\nПары?{=a->b =c}\n\nПоследний{T}\n',
  );
  expect(test.questions).toHaveLength(2);
  expect(report).toEqual({
    taken: 2,
    changed: [],
    left: [
      { question: 2, line: 4, name: 'Прочтите текст.', why: 'Это пояснение, а не вопрос' },
      { question: 3, line: 6, name: 'Без скобки', why: 'Скобки { и } не сходятся' },
      { question: 4, line: 8, name: 'Число?{#много}', why: 'Ответ «много» — не число' },
      { question: 5, line: 10, name: 'Пары?{=a->b =c}', why: 'В паре «c» нет ->' },
    ],
  });
});

it('kinds that GIFT lacks are approximated for other systems', async () => {
  const { test } = readGift('Два плюс два — {=четыре =4}.');
  const [question] = test.questions;
  const sentence = {
    ...defaultSettings,
    title: 'Тест',
    files: [],
    questions:
      question === undefined
        ? []
        : [
            {
              ...question,
              type: 'text_input' as const,
              question: '<p>Два плюс два — [[1]].</p>',
              answers: [
                {
                  id: 1,
                  value: '',
                  comment: null,
                  correct: false,
                  correct_position: null,
                  sort: 1,
                  parent_answer_id: null,
                  tolerance: null,
                },
                {
                  id: 2,
                  value: 'четыре',
                  comment: null,
                  correct: true,
                  correct_position: null,
                  sort: 1,
                  parent_answer_id: 1,
                  tolerance: null,
                },
              ],
            },
          ],
  };
  const { file } = await writeGift(sentence);
  expect(file).toContain('::Два плюс два — ….::[html]<p>Два плюс два — {=%100%четыре}.</p>');
  expect(readGift(file.replaceAll(/^\/\/.*\n/gm, '')).test.questions[0]).toMatchObject({
    type: 'input',
    question: '<p>Два плюс два — _____.</p>',
  });
});

it.each([
  ['', 'В файле нет ни одного вопроса'],
  ['// одни примечания\n\n\n', 'В файле нет ни одного вопроса'],
  ['x'.repeat(21 * 1024 * 1024), 'Файл больше 20 МБ'],
])('a file without questions is reported', (text, why) => {
  expect(readGift(text).report).toMatchObject({ taken: 0, left: [{ why }] });
});
