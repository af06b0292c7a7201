// The branches of a course as its editor works with them: made, put in order, with packages that are sold and given.
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

test('a course is divided into branches, and packages of one are sold and given', async ({
  owner: page,
  school,
}) => {
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Физика' },
    'course { databaseId }',
  );
  const dialog = page.getByRole('dialog');
  await page.goto(`/${school.code}/courses/${course.databaseId}?tab=branches`);
  await expect(page.getByText('Веток и пакетов пока нет')).toBeVisible();
  for (const name of ['Осень', 'Весна']) {
    await page.getByRole('button', { name: 'Новая ветка' }).click();
    await field(dialog, 'Название').fill(name);
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Выше: Весна' }).click();
  await expect(page.getByRole('button', { name: 'Выше: Весна' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const choose = async (menu: string, item: string) => {
    await page.getByRole('button', { name: `Действия: ${menu}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Весна', 'Добавить пакет');
  await field(dialog, 'Название').fill('Базовый');
  await field(dialog, 'Цена, ₽').fill('1 500,50');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('1 500,50 ₽')).toBeVisible();

  await choose('Базовый', 'Выдать ученикам');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('combobox', { name: 'Кому' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Выдать', exact: true }).click();
  await expect(page.getByText('Пакет выдан: 1 человек')).toBeVisible();
  await expect(page.getByText('1 500,50 ₽ · 1 ученик')).toBeVisible();

  await choose('Базовый', 'Удалить');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Используется: 1 ученик')).toBeVisible();
});
