// A test is added to a lesson, previewed, and passed by a learner, which finishes the lesson.
import { expect, expectAccessible, screenshotPath, signIn, test } from '../kit/journey.ts';
import { memberWith, newCourse } from '../kit/school.ts';
import { newTest } from '../kit/tests.ts';

const capital = {
  type: 'RADIO',
  question: '<p>Столица Австралии?</p>',
  answers: [
    { value: 'Сидней' },
    { value: 'Канберра', correct: true, comment: '<p>С 1927 года</p>' },
  ],
};

test(
  'a lesson with a test is finished by passing it',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const made = await newTest(school, [capital], {
      title: 'Столицы мира',
      infinityAttempts: true,
    });
    const course = await newCourse(school, { name: 'География', status: 'VISIBLE' });
    const { lesson } = await course.mutate(
      'createLesson',
      { name: 'Проверьте себя', type: 'TEST' },
      'lesson { databaseId }',
    );
    const at = `/${school.code}/courses/${course.databaseId}/lessons/${lesson.databaseId}`;

    await page.goto(at);
    const chosen = page.getByRole('combobox', { name: 'Тест', exact: true });
    await chosen.fill('столицы');
    await page.getByRole('option', { name: 'Столицы мира' }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: 'Вопросы теста' })).toHaveAttribute(
      'href',
      `/${school.code}/tests/${made.id}/questions`,
    );
    await expect(page.getByRole('link', { name: 'Столицы мира' })).toBeVisible();
    await expect(page.getByText('1 блок, все опубликованы')).toBeVisible();
    await page.screenshot({ ...screenshotPath('lesson-test'), fullPage: true });

    await page.getByRole('link', { name: 'Тесты', exact: true }).last().click();
    await expect(page).toHaveURL(/tab=tests/);
    await expect(page.getByText('1 вопрос')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.screenshot({ ...screenshotPath('lesson-tests-tab'), fullPage: true });
    await page.getByRole('link', { name: 'Как видит ученик' }).click();
    await expect(page).toHaveURL(`${at}/tests/${made.id}`);
    await page.getByRole('radio', { name: 'Канберра' }).check();
    await page.getByRole('button', { name: 'Проверить', exact: true }).click();
    await expect(page.getByText('С 1927 года')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.screenshot({ ...screenshotPath('lesson-test-preview'), fullPage: true });

    const learner = await memberWith(school, [
      'LEARNING_PART_ACCESS',
      'LEARN_COURSES',
      'LEARN_TESTS',
    ]);
    await course.mutate('attachCourseStudents', { users: { ids: [learner.id] } });
    const other = await (await browser.newContext()).newPage();
    await signIn(other, learner.token);
    await other.goto(`/courses/${school.code}/${course.databaseId}/${lesson.databaseId}`);
    await expect(other.getByText('Не начат')).toBeVisible();
    await expect(
      other.getByText('Урок будет пройден, когда вы сдадите все его тесты.'),
    ).toBeVisible();
    await expectAccessible(other, 'main');
    await other.screenshot({ ...screenshotPath('lesson-test-card'), fullPage: true });
    await other.getByRole('link', { name: 'Пройти тест' }).click();
    await other.getByRole('button', { name: 'Начать тест' }).click();
    await other.getByRole('radio', { name: 'Канберра' }).check();
    await expect(other.getByText('Ответы сохранены')).toBeVisible();
    await other.getByRole('button', { name: 'Завершить тест' }).click();
    await other.getByRole('button', { name: 'Завершить', exact: true }).click();
    await expect(other.getByText('Тест сдан')).toBeVisible();
    await other.getByRole('link', { name: 'К уроку' }).click();
    await expect(other.getByText('Урок пройден')).toBeVisible();
    await expect(other.getByText('Сдан', { exact: true })).toBeVisible();
    await other.context().close();
  },
);
