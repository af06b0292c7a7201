// Statistics of a course and of a lesson: the funnel as a chart and a table, the filter in the address, and an export.
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';

test(
  'an owner sees the progress of learners in each lesson',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Физика', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    for (const name of ['Сила', 'Масса']) {
      await school.ask(
        'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
        { input: { courseId: course.id, name, type: 'TEXT' } },
      );
    }
    const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
    await school.ask(
      'mutation ($input: AttachCourseStudentsInput!) { attachCourseStudents(input: $input) { changedCount } }',
      { input: { courseId: course.id, users: { ids: [learner.id] } } },
    );
    await school.mutate('createGroup', { name: '10 А' }, 'group { id }');
    await page.goto(`/${school.code}/courses/${course.databaseId}?tab=statistics`);
    const funnel = page.getByRole('table', { name: 'Уроки по порядку' });
    await expect(funnel.getByRole('row', { name: 'Сила 1 0 0 — 0' })).toBeVisible();
    await expect(page.getByText('Никто не застрял')).toBeVisible();
    await expect(page.getByText('Все работы проверены.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.getByRole('combobox', { name: /Застряли, если нет движения/ }).click();
    await page.getByRole('option', { name: '30 дней' }).click();
    await expect(page).toHaveURL(/days=30/);
    await page.getByRole('combobox', { name: 'Группа' }).fill('10');
    await page.getByRole('option', { name: '10 А' }).click();
    await expect(page).toHaveURL(/group=/);
    await page.reload();
    await page.getByRole('button', { name: /Фильтр/ }).click();
    await page.getByRole('button', { name: 'Убрать «10 А»' }).click();
    await expect(page).not.toHaveURL(/group=/);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/движения нет 30\sдней/)).toBeVisible();

    await page.getByRole('button', { name: 'Экспорт' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Начать экспорт' }).click();
    await expect(page.getByText('Экспорт готов: 2 урока')).toBeVisible();

    await funnel.getByRole('link', { name: 'Сила' }).click();
    await expect(page.getByText('Застряли здесь')).toBeVisible();
    await expect(page.getByText('За эти дни урок никто не открыл и не прошёл.')).toBeVisible();
    await expectAccessible(page);
  },
);
