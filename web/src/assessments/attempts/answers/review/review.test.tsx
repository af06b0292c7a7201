// Tests the review of an answer: read-only, in words, as far as the test shows it.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scoreOf, type LearnerAnswer, type Question } from '@kafedra/common/assessments';
import type { AnswerReview } from '../answerProps.ts';
import { answers, question, renderQuestion } from '../testing.tsx';

/** A review with every field shown. */
const judgedAs = (question: Question, answer: LearnerAnswer | null): AnswerReview => {
  const { state, points, parts } = scoreOf(question, answer);
  const comments = question.answers.flatMap(({ id, comment }) =>
    comment === null ? [] : [{ answer_id: id, comment }],
  );
  return { state, points, parts, right: question, comments };
};

const review = (
  question: Question,
  answer: LearnerAnswer | null,
  answerReview = judgedAs(question, answer),
) => renderQuestion(question, { answer, review: answerReview });

const choices = question('checkbox', {
  answers: answers(
    { value: '<p>Ока</p>', comment: '<p>Впадает в Волгу</p>' },
    { value: '<p>Нева</p>', correct: true },
    { value: '<p>Волга</p>', correct: true },
  ),
});

const itemOf = (words: string) => within(screen.getByText(words).closest('li') ?? document.body);

it('shows the outcome and comment of each choice', () => {
  review(choices, { answers_id: [11, 12] });
  expect(itemOf('Нева').getByText('Верно')).toBeVisible();
  expect(itemOf('Ока').getByText('Неверно')).toBeVisible();
  expect(itemOf('Ока').getByText('Впадает в Волгу')).toBeVisible();
  expect(itemOf('Волга').getByText('Верный ответ, не отмечен')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(screen.getByText('Неверно: 0 из 2 баллов')).toBeVisible();
});

it.each<[AnswerReview, string[]]>([
  [{}, []],
  [{ state: null, points: 1.5 }, ['1,5 из 2 баллов']],
  [{ state: 'partly', points: null }, ['Верно частично']],
])('shows no more than a review of %j has', (answerReview, words) => {
  const { container } = review(choices, { answers_id: [11] }, answerReview);
  expect(
    [...container.querySelectorAll('output')].flatMap((each) => each.textContent || []),
  ).toEqual(words);
  expect(screen.getByRole('checkbox', { name: 'Ока' })).toBeChecked();
  expect(screen.queryByText(/^Верн|^Неверно$/, { selector: 'li *' })).toBeNull();
});

it('shows the accepted answers of a wrong text', () => {
  const textQuestion = question('input', {
    answers: answers({ value: 'Нева' }, { value: 'река Нева' }),
  });
  review(textQuestion, { text: 'Ока' });
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Ока');
  expect(screen.getByText('Нева или река Нева')).toBeVisible();
});

it('shows the tolerance of a number', () => {
  const numericQuestion = question('numeric_input', {
    answers: answers({ value: '2.5', tolerance: '0.1' }),
  });
  review(numericQuestion, null);
  expect(screen.getByText('2,5 ± 0,1')).toBeVisible();
  expect(screen.getByText('Ответа нет: 0 из 2 баллов')).toBeVisible();
});

it('judges each position of an order and shows the right one', () => {
  const rows = ['Раз', 'Два', 'Три'].map((value) => ({ value: `<p>${value}</p>` }));
  review(question('sort', { answers: answers(...rows) }), { answers_id: [11, 13, 12] });
  const given = within(screen.getByRole('list', { name: 'Порядок' })).getAllByRole('listitem');
  expect(given.map((row) => row.textContent)).toEqual(['1РазВерно', '2ТриНеверно', '3ДваНеверно']);
  const right = within(screen.getByRole('list', { name: 'Верный порядок' }));
  expect(right.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1Раз',
    '2Два',
    '3Три',
  ]);
});

it('shows outcomes at the blanks and accepted answers below', () => {
  const blanksQuestion = question('text_input', {
    question: '<p>Волга — в [[1]], Нева — в [[2]], Дон — в [[3]]</p>',
    answers: [
      ...answers({}, {}, {}),
      ...answers(
        { parent_answer_id: 11, value: 'Каспий' },
        { parent_answer_id: 12, value: 'Балтику' },
      ).map((each) => ({ ...each, id: each.id + 10 })),
    ],
  });
  const texts = [
    { answer_id: 11, text: 'Каспий' },
    { answer_id: 12, text: 'Каспий' },
  ];
  const { container } = review(blanksQuestion, { texts });
  expect(container.querySelector('p')).toHaveTextContent(
    'Волга — в Верно, Нева — в Неверно, Дон — в Не заполнено',
  );
  expect(screen.getByText(/^Пропуск 2\. Верный ответ/)).toHaveTextContent('Балтику');
});

it('judges each pair', () => {
  const item = (id: number, is_main: boolean, value: string) => ({ id, is_main, value, sort: id });
  const matchingQuestion = question('correspondence', {
    correspondences: [
      item(1, true, '<p>Франция</p>'),
      item(2, true, '<p>Луна</p>'),
      item(3, false, '<p>Париж</p>'),
      item(4, false, '<p>Рим</p>'),
    ],
    correspondence_links: [{ main_id: 1, dependent_id: 3 }],
  });
  const { shown } = review(matchingQuestion, { links: [{ main_id: 1, dependent_id: 4 }] });
  const numberOf = (id: number) => shown.correspondences.find((each) => each.id === id)?.sort;
  const region = screen.getByRole('region', { name: 'К чему подбирают' });
  expect(region).toHaveTextContent(`${numberOf(4)} — неверно`);
  expect(region).toHaveTextContent(`Верно: ${numberOf(3)}`);
  expect(region).toHaveTextContent('Верно: без пары');
});

it('shows the text as typed and the points by criteria', async () => {
  const criterion = { id: 5, name: 'Логика', description: null, max_points: 3, sort: 1 };
  const criterionQuestion = question('assessment_by_criterion', {
    question_criteria_by_sort: [criterion],
  });
  const file = { id: 1, name: 'план.pdf', url: '/media/1', size: 2048, type: 'application/pdf' };
  renderQuestion(criterionQuestion, {
    answer: { text: 'Раз\nдва', files_id: [1] },
    files: [file],
    review: { state: 'waits', marks: [{ criterion_id: 5, points: 2 }], solution: '<p>Так</p>' },
  });
  expect(await screen.findByText('2 из 3')).toBeVisible();
  expect(screen.getByText(/^Раз\s+два$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'план.pdf' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Ответ ждёт преподавателя: до 3 баллов')).toBeVisible();
  expect(screen.getByText('Так')).toBeVisible();
});

it("shows the teacher's comment", () => {
  const essayQuestion = question('textarea');
  review(
    essayQuestion,
    { text: 'Потому что' },
    { state: 'partly', points: 1, comment: 'Подробнее' },
  );
  expect(screen.getByText('Комментарий преподавателя')).toBeVisible();
  expect(screen.getByText('Подробнее')).toBeVisible();
});
