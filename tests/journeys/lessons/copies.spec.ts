// Lessons and themes are duplicated in place and copied into several courses, to which the message links.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';

const contentOf = (page: Page) => page.getByRole('treegrid', { name: 'Содержание курса' });
const rows = (page: Page) => contentOf(page).getByRole('row');

const menuOf = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Действия: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test(
  'a theme is duplicated, and copied into two courses',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const newCourse = async (name: string) =>
      (await school.mutate('createCourse', { name }, 'course { id databaseId }')).course;
    const course = await newCourse('Физика');
    const [one] = [await newCourse('Физика, вечер'), await newCourse('Физика, утро')];
    const made = await school.ask(
      `mutation ($theme: CreateBlockLayerInput!) {
      createBlockLayer(input: $theme) { blockLayer { databaseId } }
    }`,
      { theme: { courseId: course.id, title: 'Механика' } },
    );
    const layerId = made.data.createBlockLayer.blockLayer.databaseId;
    const lesson = { courseId: course.id, name: 'Скорость', type: 'TEXT', layerId };
    await school.ask(
      'mutation ($lesson: CreateLessonInput!) { createLesson(input: $lesson) { lesson { id } } }',
      { lesson },
    );
    // All bulk actions fit into the bar, without an overflow menu.
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(`/${school.code}/courses/${course.databaseId}?tab=layers`);
    await menuOf(page, 'Механика', 'Дублировать');
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).nth(2)).toContainText('Механика (копия)');
    await expect(rows(page).last()).toContainText('Черновик');
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);

    await page.getByRole('checkbox', { name: 'Выбрать: Механика' }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранным' });
    await bar.getByRole('button', { name: 'Копировать в курсы…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Копировать: 1 элемент' });
    for (const name of ['Физика, вечер', 'Физика, утро']) {
      await dialog.getByRole('combobox', { name: 'В какие курсы' }).fill(name);
      await page.getByRole('option', { name }).click();
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Копировать', exact: true }).click();
    await page.getByRole('link', { name: 'Физика, вечер' }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${one.databaseId}\\?tab=layers$`));
    await expect(rows(page)).toHaveCount(2);

    await contentOf(page).getByRole('link', { name: 'Скорость' }).click();
    await page.getByRole('button', { name: 'Действия с уроком' }).click();
    await page.getByRole('menuitem', { name: 'Дублировать' }).click();
    await expect(page.getByText('Копия готова, это черновик')).toBeVisible();
  },
);
