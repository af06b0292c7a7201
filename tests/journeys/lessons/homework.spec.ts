// A learner submits homework, a curator returns it by keyboard, the learner submits again, and it is accepted.
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { memberWith, newCourse, type School } from '../kit/school.ts';
import { pixel } from '../../kit/images.ts';

/** Creates a lesson with homework of up to ten points in a course with learners. */
async function newLesson(school: School, name: string, userIds: readonly string[]) {
  const course = await newCourse(school, { name: 'Физика', status: 'VISIBLE' });
  const lesson = {
    name,
    type: 'HOMEWORK',
    homework: '<p>Решите три задачи из параграфа и пришлите ход решения.</p>',
    homeworkMinPoints: 2,
    homeworkMaxPoints: 10,
  };
  const made = await course.mutate('createLesson', lesson, 'lesson { databaseId }');
  await course.mutate('attachCourseStudents', { users: { ids: userIds } });
  return { course: course.databaseId, lesson: made.lesson.databaseId };
}

test('homework is submitted, returned by keyboard, submitted again and accepted', async ({
  owner: curator,
  school,
  browser,
}) => {
  const learnerFlags = ['LEARNING_PART_ACCESS', 'LEARN_COURSES'];
  const member = await memberWith(school, learnerFlags);
  const { course, lesson } = await newLesson(school, 'Законы Ньютона', [member.id]);
  const { page: learner, close } = await pageOf(browser, member.token);
  const at = `/courses/${school.code}/${course}/${lesson}`;

  await learner.goto(at);
  await learner.getByRole('textbox', { name: 'Ответ' }).fill('Ход решения: F = ma');
  await learner.reload();
  await expect(learner.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Ход решения: F = ma');
  await learner.getByLabel('Файлы к сообщению').setInputFiles({
    name: 'решение.png',
    mimeType: 'image/png',
    buffer: pixel,
  });
  await expect(learner.getByRole('link', { name: 'решение.png' })).toBeVisible();
  await learner.getByRole('button', { name: 'Сдать задание' }).click();
  await expect(learner.getByText('Ждёт проверки')).toBeVisible();
  await expect(learner.getByRole('textbox', { name: 'Новый ответ' })).toHaveValue('');
  await learner.screenshot({ ...screenshotPath('homework-learner'), fullPage: true });

  await curator.goto(`/${school.code}/homeworks`);
  const beside = curator.getByRole('region', { name: 'Работа' });
  await expect(beside.getByText('Ход решения: F = ma')).toBeVisible();
  await expect(beside.getByRole('img', { name: 'решение.png' })).toBeVisible();
  await expectAccessible(curator, 'main');
  await curator.screenshot(screenshotPath('homework-queue'));
  await curator.keyboard.press('r');
  await expect(beside.getByRole('textbox', { name: 'Что исправить' })).toBeFocused();
  await curator.keyboard.type('Добавьте единицы измерения');
  await curator.keyboard.press('Control+Enter');
  await expect(curator.getByText('Возвращено: Гость')).toBeVisible();
  await expect(curator.getByRole('heading', { name: 'Всё проверено' })).toBeVisible();

  await learner.reload();
  await expect(learner.getByText('Добавьте единицы измерения')).toBeVisible();
  await learner.getByRole('textbox', { name: 'Новый ответ' }).fill('F = 6 Н');
  await learner.getByRole('button', { name: 'Сдать ещё раз' }).click();
  await expect(learner.getByText('Ждёт проверки')).toBeVisible();

  await curator.reload();
  await expect(beside.getByText('F = 6 Н')).toBeVisible();
  await curator.keyboard.press('9');
  await expect(beside.getByRole('textbox', { name: 'Баллы' })).toHaveValue('9');
  await curator.keyboard.press('Enter');
  await expect(curator.getByText('Принято на 9 баллов: Гость')).toBeVisible();
  const notifications = curator.getByRole('region', { name: 'Уведомления' });
  await notifications.getByRole('button', { name: 'Вернуть', exact: true }).last().click();
  await expect(beside.getByText('Ждёт проверки')).toBeVisible();
  await curator.keyboard.press('a');
  await curator.keyboard.press('Enter');
  await expect(curator.getByText('Принято на 10 баллов: Гость')).toBeVisible();

  await learner.reload();
  await expect(learner.getByText('Принята', { exact: true }).first()).toBeVisible();
  await expect(learner.getByText('10 баллов').first()).toBeVisible();
  await learner.setViewportSize({ width: 360, height: 740 });
  await learner.screenshot({ ...screenshotPath('homework-learner-360'), fullPage: true });
  await close();
});

test(
  'on a phone the queue is a list, and each submission a page',
  { tag: '@deep' },
  async ({ owner: curator, school, browser }) => {
    const member = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
    const { course, lesson } = await newLesson(school, 'Импульс', [member.id]);
    const { page: learner, close } = await pageOf(browser, member.token);
    await learner.goto(`/courses/${school.code}/${course}/${lesson}`);
    await learner.getByRole('textbox', { name: 'Ответ' }).fill('p = mv');
    await learner.getByRole('button', { name: 'Сдать задание' }).click();
    await expect(learner.getByText('Ждёт проверки')).toBeVisible();
    await expectAccessible(learner);
    await close();

    await curator.setViewportSize({ width: 360, height: 740 });
    await curator.goto(`/${school.code}/homeworks`);
    await curator.screenshot({ ...screenshotPath('homework-queue-360'), fullPage: true });
    await curator.getByRole('link', { name: /Импульс/ }).click();
    await expect(curator.getByRole('heading', { name: 'Гость' })).toBeVisible();
    await expectAccessible(curator);
    await curator.screenshot({ ...screenshotPath('homework-work-360'), fullPage: true });
    await curator.getByRole('textbox', { name: 'Баллы' }).fill('11');
    await curator.getByRole('button', { name: 'Принять работу' }).click();
    await expect(curator.getByText('Введите целое число от 2 до 10')).toBeVisible();
    await curator.getByRole('textbox', { name: 'Баллы' }).fill('7');
    await curator.getByRole('button', { name: 'Принять работу' }).click();
    await expect(curator.getByRole('heading', { name: 'Всё проверено' })).toBeVisible();
  },
);
