// Tests that every question type can be answered by keyboard and produces the answer that `common` expects.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadFailed } from '../../../kit/uploads/failures.ts';
import { answers, fakeUpload, question, renderQuestion } from './testing.tsx';

it('answers in text, and clears the answer when the text is empty', async () => {
  const { user, last } = renderQuestion(question('input'));
  const box = screen.getByRole('textbox', { name: 'Ответ' });
  expect(box).toHaveAccessibleDescription('Вопрос');
  await user.tab();
  await user.keyboard(' Нева ');
  expect(last()).toEqual({ text: 'Нева ' });
  await user.clear(box);
  expect(last()).toBeNull();
});

it('accepts a decimal comma and reports an invalid number on blur', async () => {
  const { user, last } = renderQuestion(question('numeric_input'));
  const box = screen.getByRole('textbox', { name: 'Ответ' });
  expect(box).toHaveAttribute('inputmode', 'decimal');
  await user.type(box, '2,5');
  await user.tab();
  expect(last()).toEqual({ text: '2,5' });
  expect(box).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Сменить знак', hidden: true }));
  expect(last()).toEqual({ text: '-2,5' });
  await user.clear(box);
  await user.type(box, 'пять');
  await user.tab();
  expect(screen.getByText(/Это не число/)).toBeVisible();
  expect(box).toBeInvalid();
});

const choices = answers({ value: '<p>Ока</p>' }, { value: '<p>Нева</p>', correct: true });

it('selects a radio by arrow keys and clears the choice by a button', async () => {
  const { user, last } = renderQuestion(question('radio', { answers: choices }));
  await user.tab();
  await user.keyboard(' ');
  expect(last()).toEqual({ answers_id: [11] });
  await user.keyboard('{ArrowDown}');
  expect(last()).toEqual({ answers_id: [12] });
  expect(screen.getByRole('radio', { name: 'Нева' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(last()).toBeNull();
  expect(screen.getByRole('radio', { name: 'Ока' })).toHaveFocus();
});

it('answers with ids in display order, whatever the order of ticking', async () => {
  const { user, last } = renderQuestion(question('checkbox', { answers: choices }));
  expect(screen.getByRole('group', { name: 'Выберите все верные ответы' })).toBeVisible();
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(last()).toEqual({ answers_id: [11, 12] });
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard(' ');
  expect(last()).toBeNull();
});

it('has no order until an item is moved or the order is confirmed', async () => {
  const rows = ['Раз', 'Два', 'Три'].map((value) => ({ value: `<p>${value}</p>` }));
  const { user, shown, givenAnswers, last } = renderQuestion(
    question('sort', { answers: answers(...rows) }),
  );
  const ids = shown.answers.map(({ id }) => id);
  expect(givenAnswers).toEqual([]);
  const [second] = screen.getAllByRole('button', { name: /^Выше/ }).slice(1);
  second?.focus();
  await user.keyboard('{Enter}');
  expect(last()).toEqual({ answers_id: [ids[1], ids[0], ids[2]] });
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  expect(last()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Порядок верный' }));
  expect(last()).toEqual({ answers_id: ids });
});

it('labels each of several lines', async () => {
  const { user, last } = renderQuestion(
    question('multi_input', { answers: answers({ value: 'Имя' }, { value: '' }) }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Ответ 2' }), 'б');
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'а');
  expect(last()).toEqual({
    texts: [
      { answer_id: 11, text: 'а' },
      { answer_id: 12, text: 'б' },
    ],
  });
  await user.clear(screen.getByRole('textbox', { name: 'Имя' }));
  await user.clear(screen.getByRole('textbox', { name: 'Ответ 2' }));
  expect(last()).toBeNull();
});

const blanked = '<ul><li><p>Волга — в <strong>[[2]]</strong>, Нева — в [[1]]</p></li></ul>';

it('renders blanks in place of their marks', async () => {
  const { user, last, container } = renderQuestion(
    question('text_input', { question: blanked, answers: answers({}, {}) }),
  );
  const first = screen.getByRole('textbox', { name: 'Пропуск 1' });
  const second = screen.getByRole('textbox', { name: 'Пропуск 2' });
  expect(container.querySelector('li strong')).toContainElement(second);
  expect(container).not.toHaveTextContent('[[');
  await user.tab();
  expect(second).toHaveFocus();
  await user.keyboard('Каспий');
  await user.type(first, 'Балтику');
  expect(second).toHaveValue('Каспий');
  expect(last()).toEqual({
    texts: [
      { answer_id: 11, text: 'Балтику' },
      { answer_id: 12, text: 'Каспий' },
    ],
  });
  await user.clear(first);
  await user.clear(second);
  expect(last()).toBeNull();
});

it('fills each blank from its own options', async () => {
  const item = (id: number, answer_id: number, value: string) => ({
    id,
    answer_id,
    value,
    correct: true,
    sort: id,
  });
  const { user, last } = renderQuestion(
    question('select_input', {
      question: blanked,
      answers: answers({}, {}),
      select_input_items: [item(1, 11, 'Балтику'), item(2, 12, 'Каспий')],
    }),
  );
  const second = screen.getByRole('combobox', { name: 'Пропуск 2' });
  expect(
    within(second)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Выберите', 'Каспий']);
  await user.selectOptions(second, 'Каспий');
  expect(last()).toEqual({ items: [{ answer_id: 12, item_id: 2 }] });
  await user.selectOptions(second, 'Выберите');
  expect(last()).toBeNull();
});

const item = (id: number, is_main: boolean, value: string) => ({
  id,
  is_main,
  value,
  sort: id,
});
const pairs = [
  item(1, true, '<p>Франция</p>'),
  item(2, true, '<p>Италия</p>'),
  item(3, false, '<p>Рим</p>'),
  item(4, false, '<p>Париж</p>'),
];

it('selects one pair for a main item', async () => {
  const { user, last } = renderQuestion(question('correspondence', { correspondences: pairs }));
  const italy = screen.getByRole('combobox', { name: 'Пара для: Италия' });
  await user.selectOptions(italy, '3');
  expect(last()).toEqual({ links: [{ main_id: 2, dependent_id: 3 }] });
  await user.selectOptions(italy, '4');
  expect(last()).toEqual({ links: [{ main_id: 2, dependent_id: 4 }] });
  await user.selectOptions(italy, '');
  expect(last()).toBeNull();
});

it('ticks several pairs for a main item', async () => {
  const { user, last } = renderQuestion(
    question('correspondence', { correspondences: pairs, correspondence_multi: true }),
  );
  const france = within(screen.getByRole('group', { name: 'Пара для: Франция' }));
  const [one, two] = france.getAllByRole('checkbox');
  one?.focus();
  await user.keyboard(' ');
  await user.tab();
  expect(two).toHaveFocus();
  await user.keyboard(' ');
  expect(last()?.links).toHaveLength(2);
  await user.keyboard(' ');
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(last()).toBeNull();
});

it('counts the characters of a long answer', async () => {
  const { user, last } = renderQuestion(question('textarea'));
  await user.type(screen.getByRole('textbox', { name: 'Ответ' }), 'Два{Enter}слова');
  expect(last()).toEqual({ text: 'Два\nслова' });
  expect(screen.getByText('9 из 100 000 знаков')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Ответ' }));
  expect(last()).toBeNull();
});

it('answers with text and files, and retries a failed upload', async () => {
  let isDown = true;
  const { user, last } = renderQuestion(question('assessment_by_criterion'), {
    uploadFile: (file) => {
      if (!isDown || file.name !== 'план.pdf') return fakeUpload(file);
      isDown = false;
      return Promise.reject(new UploadFailed('Нет связи с сервером'));
    },
  });
  const box = await screen.findByRole('textbox', { name: 'Ответ' });
  const files = [new File(['а'], 'план.pdf'), new File(['б'], 'схема.png')];
  await user.upload(screen.getByLabelText('Файлы ответа', { selector: 'input' }), files);
  expect(await screen.findByText('Нет связи с сервером')).toBeVisible();
  expect(last()?.files_id).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Отправить ещё раз: план.pdf' }));
  expect(await screen.findByRole('link', { name: 'план.pdf' })).toBeVisible();
  await user.type(box, 'Вот');
  expect(last()).toEqual({ text: 'Вот', files_id: [expect.any(Number), expect.any(Number)] });
  await user.clear(box);
  for (const name of ['план.pdf', 'схема.png']) {
    await user.click(screen.getByRole('button', { name: `Убрать: ${name}` }));
  }
  expect(last()).toBeNull();
});
