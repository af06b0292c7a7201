// Dictionaries of courses: merging entries, and sorting the tree of categories by mouse and keyboard.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

const titles = (page: Page) =>
  page
    .getByRole('treegrid', { name: 'Категории' })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('a')?.textContent}`),
    );

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click();

async function addCategory(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('main'), 'Добавить категорию');
  await field(dialog, 'Название').fill(title);
  await press(dialog, 'Добавить');
  await expect(page.getByRole('row', { name: title })).toBeVisible();
}

test(
  'merges one of two types into the other',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const dialog = page.getByRole('dialog');
    await page.goto(`/${school.code}/course-types`);
    for (const name of ['ЕГЭ-2026', 'ЕГЭ']) {
      await press(page.getByRole('main'), 'Добавить тип');
      await field(dialog, 'Название').fill(name);
      await press(dialog, 'Добавить');
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await press(page, 'Действия: ЕГЭ-2026');
    await page.getByRole('menuitem', { name: 'Объединить с…' }).click();
    await press(dialog, 'Объединить');
    await expect(dialog.getByText('Обязательное поле')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('combobox', { name: 'С каким типом' }).fill('ЕГЭ');
    await expect(page.getByRole('option')).toHaveText(['ЕГЭ']);
    await page.getByRole('option', { name: 'ЕГЭ' }).click();
    await press(dialog, 'Объединить');
    await expect(page.getByText('Объединено')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ЕГЭ-2026' })).toHaveCount(0);
    await page.getByRole('link', { name: 'ЕГЭ', exact: true }).click();
    await expect(page.getByText('Тип: ЕГЭ')).toBeVisible();
  },
);

test(
  'categories are sorted by keyboard, menu and mouse',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/categories`);
    await expect(page.getByRole('link', { name: 'Каталог', exact: true })).toHaveAttribute(
      'href',
      `/${school.code}/course-search`,
    );
    for (const title of ['Школа', 'Физика', 'Химия']) await addCategory(page, title);
    expect(await titles(page)).toEqual(['1 Школа', '1 Физика', '1 Химия']);

    const row = (title: string) => page.getByRole('row', { name: title });
    await row('Физика').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => titles(page)).toEqual(['1 Школа', '2 Физика', '1 Химия']);
    await expect(page.getByText('Категория «Физика» перемещена')).toBeVisible();

    await press(page, 'Действия: Химия');
    await page.getByRole('menuitem', { name: 'Переместить выше' }).click();
    await expect.poll(() => titles(page)).toEqual(['1 Химия', '1 Школа', '2 Физика']);

    await press(page, 'Действия: Школа');
    await page.getByRole('menuitem', { name: 'Добавить подкатегорию' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новая подкатегория в «Школа»' });
    await field(dialog, 'Название').fill('Биология');
    await press(dialog, 'Добавить');
    await expect.poll(() => titles(page)).toEqual(['1 Химия', '1 Школа', '2 Физика', '2 Биология']);

    await row('Школа').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => titles(page)).toEqual(['1 Химия', '1 Школа']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await titles(page)).length).toBe(4);

    await row('Биология').dragTo(row('Химия'), { targetPosition: { x: 200, y: 24 } });
    await expect.poll(() => titles(page)).toEqual(['1 Химия', '2 Биология', '1 Школа', '2 Физика']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['1 Химия', '2 Биология', '1 Школа', '2 Физика']);

    await page.getByRole('textbox', { name: 'Поиск по категориям' }).fill('физ');
    await expect.poll(() => titles(page)).toEqual(['1 Школа', '2 Физика']);
    await page.getByRole('textbox', { name: 'Поиск по категориям' }).fill('');
    await expect.poll(async () => (await titles(page)).length).toBe(4);
    await row('Физика').focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => titles(page)).toEqual(['1 Химия', '2 Биология', '1 Школа', '1 Физика']);
  },
);

test(
  'the catalogue settings of a category are edited on its page',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/categories`);
    await addCategory(page, 'Подборки');
    await page.getByRole('link', { name: 'Подборки' }).click();
    await expect(page.getByRole('heading', { name: 'Подборки' })).toBeVisible();
    await expect(field(page, 'Адрес в каталоге')).toHaveValue('podborki');
    await field(page, 'Адрес в каталоге').fill('Мои подборки');
    await press(page.getByRole('main'), 'Сохранить');
    await expect(page.getByText('Только латинские буквы, цифры и дефисы между ними')).toBeVisible();
    await field(page, 'Адрес в каталоге').fill('moi-podborki');
    await page.getByText('Показывать в каталоге').click();
    await press(page.getByRole('main'), 'Сохранить');
    await expect(page.getByText('Скрыта', { exact: true })).toBeVisible();
    await press(page, 'Действия с категорией');
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await press(page.getByRole('alertdialog'), 'Удалить');
    await expect(page.getByText('Категорий пока нет')).toBeVisible();
  },
);

test(
  'abandoned input of a category does not appear in the next one',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const category = async (input: object) =>
      (await school.mutate('createCourseCategory', input, 'courseCategory { id }')).courseCategory
        .id;
    await category({ title: 'Июль', parentId: await category({ title: 'Лето' }) });
    await page.goto(`/${school.code}/categories`);
    await page.getByRole('link', { name: 'Лето' }).click();
    await field(page, 'Название').fill('Зима');
    await page.getByRole('link', { name: 'Июль' }).click();
    await press(page.getByRole('alertdialog'), 'Уйти без сохранения');
    await expect(page.getByRole('heading', { name: 'Июль' })).toBeVisible();
    await expect(field(page, 'Название')).toHaveValue('Июль');
  },
);
