// The bell of tests: a learner hands in an essay, the teacher comes from the bell to the attempt and judges it, and the
// learner comes from theirs to the result.
import { expect, expectAccessible, pageOf, picture, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { handIn, newTest } from '../kit/tests.ts';

const essay = { type: 'TEXTAREA', question: '<p>Почему лёд легче воды?</p>', maxPoints: 5 };

test('a teacher is told of an attempt that waits, and its learner of the result', async ({
  owner: teacher,
  school,
  browser,
}) => {
  const made = await newTest(school, [essay], { title: 'Лёд и вода', maxAttempts: 3 });
  const anna = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_TESTS'], {
    name: 'Анна',
    login: 'anna',
  });
  await made.open([anna.id]);
  const attempt = await handIn(school, made, anna.token, [{ text: 'В нём пустоты.' }]);

  await teacher.goto(`/${school.code}`);
  await teacher.getByRole('button', { name: 'Уведомления: не прочитано 1' }).click();
  const panel = teacher.getByRole('dialog', { name: 'Уведомления' });
  await expect(panel.getByText('Анна · Лёд и вода')).toBeVisible();
  await teacher.screenshot(picture('notifications-of-tests'));
  await panel.getByRole('link', { name: /Тест ждёт проверки/ }).click();
  await expect(teacher).toHaveURL(new RegExp(`/tests/${made.id}/results/${attempt}$`));
  await expect(teacher.getByText('В нём пустоты.')).toBeVisible();
  await teacher.getByRole('textbox', { name: 'Баллы' }).fill('4');
  await teacher.getByRole('button', { name: 'Сохранить оценку' }).click();
  await expect(teacher.getByText('Верно частично: 4 из 5 баллов')).toBeVisible();

  const { page: learner, close } = await pageOf(browser, anna.token);
  await learner.goto(`/courses/${school.code}/tests/${made.id}`);
  await learner.getByRole('button', { name: 'Уведомления: не прочитано 1' }).click();
  await learner.getByRole('link', { name: 'Все и настройки' }).click();
  await expect(learner.getByText('Лёд и вода')).toBeVisible();
  await expect(learner.getByRole('switch', { name: 'Тесты: сообщать' })).toBeChecked();
  await expectAccessible(learner);
  await learner.getByRole('link', { name: /Новый результат теста/ }).click();
  await expect(learner).toHaveURL(new RegExp(`/tests/${made.id}/${attempt}$`));
  await expect(learner.getByText('Верно частично')).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible();
  await close();

  // Of several that wait the teacher is told in one line, which leads to the queue.
  for (const text of ['Не знаю.', 'Он расширяется.']) {
    await handIn(school, made, anna.token, [{ text }]);
  }
  await teacher.goto(`/${school.code}/notifications`);
  await teacher.getByRole('link', { name: /2 попытки ждут проверки/ }).click();
  await expect(teacher).toHaveURL(/\/tests\/checking$/);
  await expect(teacher.getByText('Не знаю.')).toBeVisible();
});
