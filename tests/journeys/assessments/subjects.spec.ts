// A methodologist edits subjects: topics are pasted, selected, removed and restored.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { choose, field } from '../kit/locators.ts';

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click();

const rows = (page: Page) => page.getByRole('grid').locator('tbody').getByRole('row');

async function menuOf(page: Page, name: string, entry: string): Promise<void> {
  await press(page, `Действия: ${name}`);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test(
  'topics are pasted into a subject, removed and restored, and added to another one',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (const name of ['Математика', 'Экономика']) await school.mutate('createSubject', { name });
    await school.mutate('createTopic', { name: 'Проценты' });
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await page.goto(`/${school.code}/subjects`);

    await page.getByRole('link', { name: 'Математика', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Математика' })).toBeVisible();
    await expect(page.getByText('В предмете пока нет тем')).toBeVisible();
    await press(main, 'Добавить темы');
    await press(dialog, 'Добавить');
    await expect(dialog.getByText('Обязательное поле')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await field(dialog, 'Темы, каждая с новой строки').fill(
      `Дроби\n\nпроценты\n${'щ'.repeat(256)}`,
    );
    await press(dialog, 'Добавить');
    await expect(dialog.getByText('Строка 4: не больше 255 символов')).toBeVisible();
    await field(dialog, 'Темы, каждая с новой строки').fill('Дроби\n\nпроценты\nПлощади');
    await press(dialog, 'Добавить');
    await expect(page.getByText('Добавлено: 3 темы, новых — 2')).toBeVisible();
    await expect(rows(page)).toContainText(['Дроби', 'Площади', 'Проценты']);

    await menuOf(page, 'Площади', 'Убрать из предмета');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('«Площади» — не в «Математика»')).toBeVisible();
    await press(page, 'Вернуть');
    await expect(rows(page)).toHaveCount(3);

    await page.getByRole('checkbox', { name: 'Выбрать: Проценты' }).click();
    await page.getByRole('checkbox', { name: 'Выбрать: Дроби' }).click();
    await press(page, 'Добавить в предмет');
    await choose(dialog, 'Предмет', 'Экономика');
    await press(dialog, 'Добавить');
    await expect(page.getByText('Добавлено: 2 темы')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Проценты' })).toContainText('Математика, Экономика');

    await page.getByRole('link', { name: 'Предметы', exact: true }).last().click();
    await expect(page.getByRole('link', { name: 'Экономика', exact: true })).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Экономика' })).toContainText('2');
    await menuOf(page, 'Экономика', 'Добавить темы');
    await dialog.getByRole('radio', { name: 'Выбрать темы' }).check();
    await dialog.getByRole('combobox', { name: 'Темы' }).fill('Налоги');
    await page.getByRole('option', { name: 'Создать тему «Налоги»' }).click();
    // The new topic is selected.
    await expect(dialog.getByRole('button', { name: 'Убрать «Налоги»' })).toBeVisible();
    await press(dialog, 'Добавить');
    await expect(rows(page).filter({ hasText: 'Экономика' })).toContainText('3');
  },
);
