// Tests the judging form: digit keys, errors beside the fields, and drafts until the judgement is accepted.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { UserError } from '../../../kit/network/mutationResult.ts';
import { newUser, renderUi } from '../../../ui/testing.tsx';
import { JudgeForm } from './JudgeForm.tsx';
import type { JudgedQuestion } from './judgement.ts';

const whole: JudgedQuestion = { maxPoints: 10, criteria: [], isYesNo: false };

const byCriteria: JudgedQuestion = {
  maxPoints: 8,
  criteria: [
    { databaseId: 1, name: 'Содержание', maxPoints: 5 },
    { databaseId: 2, name: 'Грамотность', maxPoints: 3 },
  ],
  isYesNo: false,
};

beforeEach(() => localStorage.clear());

function judge(question: JudgedQuestion, answers: readonly UserError[] = [], hasKeys = true) {
  const onJudge = vi.fn((_judgement: object) => Promise.resolve(answers));
  const onJudged = vi.fn();
  const onStale = vi.fn();
  const { unmount } = renderUi(
    <JudgeForm
      draft="answer 1"
      made={null}
      {...{ question, hasKeys, onJudge, onJudged, onStale }}
    />,
  );
  return { user: newUser(), onJudge, onJudged, onStale, unmount };
}

const save = () => screen.getByRole('button', { name: 'Сохранить оценку' });

it('types a digit pressed anywhere into the points and submits on Ctrl+Enter', async () => {
  const { user, onJudge, onJudged } = judge(whole);
  await user.keyboard('7');
  expect(screen.getByRole('textbox', { name: 'Баллы' })).toHaveFocus();
  await user.keyboard(',5');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(onJudged).toHaveBeenCalled());
  expect(onJudge).toHaveBeenCalledWith({ points: 7.5, comment: null });
});

it('ignores digits pressed outside a form without `hasKeys`', async () => {
  const { user } = judge(whole, [], false);
  await user.keyboard('7');
  expect(screen.getByRole('textbox', { name: 'Баллы' })).toHaveValue('');
});

it('types a digit into the first criterion without points', async () => {
  const { user, onJudge, onJudged } = judge(byCriteria);
  await user.type(screen.getByRole('textbox', { name: 'Содержание' }), '4');
  await user.click(document.body);
  await user.keyboard('2');
  expect(screen.getByRole('textbox', { name: 'Грамотность' })).toHaveValue('2');
  await user.click(save());
  await vi.waitFor(() => expect(onJudged).toHaveBeenCalled());
  expect(onJudge.mock.calls[0]?.[0]).toMatchObject({
    marks: [
      { criterionId: 1, points: 4 },
      { criterionId: 2, points: 2 },
    ],
  });
});

it('shows all-or-nothing criteria as checkboxes', async () => {
  const { user, onJudge, onJudged } = judge({ ...byCriteria, isYesNo: true });
  await user.click(screen.getByRole('switch', { name: /Грамотность: 3/ }));
  await user.click(save());
  await vi.waitFor(() => expect(onJudged).toHaveBeenCalled());
  expect(onJudge.mock.calls[0]?.[0]).toMatchObject({
    marks: [
      { criterionId: 1, points: 0 },
      { criterionId: 2, points: 3 },
    ],
  });
});

it('shows server errors beside their fields and reports a stale answer', async () => {
  const { user, onJudged, onStale } = judge(byCriteria, [
    { field: 'marks.1.points', message: 'По этому критерию ставят от 0 до 2', code: 'invalid' },
    { field: 'comment', message: 'Слишком длинно', code: 'NEWER' },
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Содержание' }), '4');
  await user.type(screen.getByRole('textbox', { name: 'Грамотность' }), '3');
  await user.click(save());
  const wrong = await screen.findByRole('textbox', {
    name: 'Грамотность',
    description: /По этому критерию ставят от 0 до 2/,
  });
  expect(wrong).toBeInvalid();
  expect(screen.getByText('Слишком длинно')).toBeVisible();
  expect(onStale).toHaveBeenCalled();
  expect(onJudged).not.toHaveBeenCalled();
});

it('restores a draft until it is sent', async () => {
  const { user, unmount } = judge(whole);
  await user.type(screen.getByRole('textbox', { name: 'Комментарий' }), 'Почти верно');
  unmount();
  const again = judge(whole);
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Почти верно');
  await again.user.keyboard('3');
  await again.user.click(save());
  await vi.waitFor(() => expect(again.onJudged).toHaveBeenCalled());
  again.unmount();
  judge(whole);
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('');
});
