// All answers to one question, listed for a teacher.
import { beforeAll, expect, test } from 'vitest';
import {
  openTestSchool,
  type Attempt,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;

beforeAll(async () => {
  at = await openTestSchool('given-answers');
});

const essay = { type: 'textarea', question: '<p>Почему?</p>', max_points: 5 };
const choice = {
  type: 'radio',
  question: '<p>Да?</p>',
  answers: [{ value: 'Да', correct: true }, { value: 'Нет' }],
};

test('lists the answers to a question with the question, and drops them as they are checked', async () => {
  const id = await at.newTest([essay, choice], { max_attempts: 9 });
  const attempts: Attempt[] = [];
  for (const text of ['Первый', 'Второй', 'Третий']) {
    attempts.push(await at.take(id, () => [{ text }, null]));
  }
  const [first] = attempts;
  const question = first?.questions[0]?.question_id;
  // An attempt in progress cannot be checked.
  await at.done('POST', `/tests/${id}/attempts`, {}, at.learner);
  const waiting = `/given_answers?question_id=${question}&state=waits&with=question;attempt.user`;
  const answers = await at.done('GET', waiting);
  expect(answers).toMatchObject(
    ['Первый', 'Второй', 'Третий'].map((text, index) => ({
      attempt_id: attempts[index]?.id,
      state: 'waits',
      can_update: true,
      attempt: { user: { id: at.learner.userId } },
      question: { question_id: question, answer: { text }, score: { state: 'waits' } },
    })),
  );
  await at.done('PUT', `/attempts/${first?.id}/questions/${question}/check`, { points: 5 });
  expect((await at.done('GET', waiting)).length).toBe(2);
  const judged = await at.done('GET', `/given_answers?question_id=${question}&state=right`);
  expect(judged).toMatchObject([{ attempt_id: first?.id, max_points: 5 }]);
  expect(judged[0]).not.toHaveProperty('question');

  const teacher = await at.person('teacher', ['admin_part_access', 'teacher_check_test_my']);
  expect(await at.done('GET', waiting, undefined, teacher)).toEqual([]);
  await at.done('POST', `/tests/${id}/attach_teachers`, { teachers_id: [teacher.userId] });
  expect(await at.done('GET', waiting, undefined, teacher)).toHaveLength(2);
  const reader = await at.person('reader', [
    'admin_part_access',
    'tests_show_all',
    'tests_show_results',
  ]);
  expect(await at.refused('GET', waiting, undefined, reader)).toEqual([403, 'forbidden']);
});
