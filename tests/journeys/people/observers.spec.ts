// The school connects a parent to their child, and the parent reads the child's progress.
import { graphqlClient } from '../../kit/graphql.ts';
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { choose } from '../kit/locators.ts';
import { memberWith, newCourse } from '../kit/school.ts';
import { submitAttempt, newTest } from '../kit/tests.ts';

const learner = ['LEARNING_PART_ACCESS', 'LEARN_COURSES', 'LEARN_TESTS'];

test(
  'a parent reads the progress of their child only',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const child = await memberWith(school, learner, { name: 'Петя', login: 'petya' });
    const other = await memberWith(school, learner, { name: 'Вася', login: 'vasya' });
    const parent = await memberWith(school, ['LEARNING_PART_ACCESS', 'USERS_OBSERVER'], {
      name: 'Мама',
      login: 'mama',
    });
    const course = await newCourse(school, { name: 'Физика', status: 'VISIBLE' });
    await course.mutate('createLesson', {
      name: 'Ньютон',
      type: 'HOMEWORK',
      homework: '<p>Решите</p>',
    });
    await course.mutate('attachCourseStudents', { users: { ids: [child.id, other.id] } });
    const quiz = await newTest(
      school,
      [{ type: 'INPUT', question: '<p>g?</p>', answers: [{ value: '9,8' }] }],
      { title: 'Падение', maxAttempts: 3, successfulPoints: 1 },
    );
    await quiz.open([child.id, other.id]);
    await submitAttempt(school, quiz, child.token, [{ text: '9,8' }]);
    await submitAttempt(school, quiz, other.token, [{ text: '10' }]);
    const retake = await newTest(
      school,
      [{ type: 'INPUT', question: '<p>G?</p>', answers: [{ value: '6,67' }] }],
      { title: 'Тяготение' },
    );
    await retake.open([child.id]);
    await submitAttempt(school, retake, child.token, [{ text: '6,67' }]);
    await school.mutate('annulTestAttempts', {
      testAttempts: { matching: { filter: { test: [retake.globalId] } } },
      reason: 'Отвечал вместе с соседом',
    });
    await sendHomework(school.code, course.databaseId, child.token);

    const { page: reader, close } = await pageOf(browser, parent.token);
    await reader.goto('/courses/observed');
    await expect(reader.getByRole('heading', { name: 'Учеников пока нет' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Мои ученики' })).toHaveCount(0);

    await page.goto(`/${school.code}/users`);
    await page.getByRole('checkbox', { name: 'Выбрать: Петя' }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранным' });
    await bar.getByRole('button', { name: 'Наблюдатели' }).click();
    const modal = page.getByRole('dialog');
    await choose(modal, 'Наблюдатели', 'Мама');
    await modal.getByRole('button', { name: 'Назначить' }).click();
    await expect(page.getByText(/^Изменено: 1\sчеловек$/u)).toBeVisible();
    await page.getByRole('link', { name: 'Петя' }).click();
    const card = page.getByRole('region', { name: 'Наблюдатели' });
    await expect(card.getByText('Мама')).toBeVisible();

    await reader.goto('/courses');
    await reader.getByRole('link', { name: 'Мои ученики' }).click();
    const children = reader.getByRole('list', { name: 'Ученики' });
    await expect(children.getByRole('listitem')).toHaveCount(1);
    await reader.screenshot(screenshotPath('observed-list'));
    await children.getByRole('link', { name: 'Петя' }).click();
    await expect(reader.getByRole('heading', { name: 'Петя', level: 1 })).toBeVisible();
    const row = (table: string, name: string) =>
      reader.getByRole('table', { name: table }).getByRole('row', { name });
    await expect(row('Курсы', 'Физика')).toBeVisible();
    await expect(row('Домашние задания', 'Ньютон')).toContainText('Ждёт проверки');
    await expect(row('Тесты', 'Падение')).toContainText('1 из 1');
    await expect(row('Тесты', 'Падение')).toContainText('Сдан');
    await expect(row('Тесты', 'Тяготение')).toContainText('Аннулирована');
    await expect(row('Тесты', 'Тяготение')).toContainText('Причина: Отвечал вместе с соседом');
    await expectAccessible(reader);
    await reader.screenshot({ ...screenshotPath('observed-user'), fullPage: true });
    await reader.setViewportSize({ width: 320, height: 740 });
    await expectAccessible(reader);
    await reader.screenshot({ ...screenshotPath('observed-user-320'), fullPage: true });

    await page.getByRole('button', { name: 'Изменить: Наблюдатели' }).click();
    await page.getByRole('button', { name: 'Убрать «Мама»' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(card.getByText('Никто не следит за успехами')).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'Ученик не найден' })).toBeVisible();
    // The undo button of the first action may still be shown.
    await page.getByRole('button', { name: 'Вернуть' }).last().click();
    await expect(card.getByText('Мама')).toBeVisible();
    await close();
  },
);

async function sendHomework(code: string, courseId: number, token: string): Promise<void> {
  const ask = graphqlClient(kafedraUrl(), token);
  const { data } = await ask(
    `{ company(code: "${code}") { learnerCourse(databaseId: ${courseId}) { id content { lessons { id } } } } }`,
  );
  const { id, content } = data.company.learnerCourse;
  await ask(
    'mutation ($input: SendHomeworkInput!) { sendHomework(input: $input) { userErrors { message } } }',
    { input: { courseId: id, lessonId: content.lessons[0].id, text: 'Решил' } },
  );
}
